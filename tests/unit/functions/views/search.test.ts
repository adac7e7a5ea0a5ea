import { describe, expect, it, test } from "vitest";
import { loadSearch, summaryOf } from "../../../../functions/views/search.ts";
import { player, TEAMS } from "../../domain/season/league.ts";
import { collectionsOf } from "./collections.ts";

describe("the sentence about what a search found", () => {
  const hit = { href: "/", name: "", detail: "", logo: undefined };
  const found = (teams: number, players: number) =>
    summaryOf({
      kind: "results",
      query: "an",
      teams: Array.from({ length: teams }, () => hit),
      players: Array.from({ length: players }, () => hit),
    });

  it.each([
    [0, 0, 'No results for "an".'],
    [1, 0, '1 team for "an".'],
    [1, 2, '1 team and 2 players for "an".'],
    [9, 40, '9 teams and 40 players for "an".'],
    [9, 41, 'Top 50 results for "an": 9 teams and 41 players.'],
  ])("of %i teams and %i players", (teams, players, sentence) => {
    expect(found(teams, players)).toBe(sentence);
  });
});

test("the text shown again has no white space at its ends", async () => {
  const collections = collectionsOf({
    teams: TEAMS,
    teamLinks: [],
    players: [player("A.J. Lawson")],
  });
  expect(await loadSearch(collections, " lakers ")).toMatchObject({
    page: { kind: "results", query: "lakers" },
  });
});
