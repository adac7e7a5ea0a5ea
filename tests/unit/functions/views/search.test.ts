import { expect, test } from "vitest";
import { loadSearch } from "../../../../functions/views/search.ts";
import { player, TEAMS } from "../../domain/season/league.ts";
import { builtCollections } from "./built.ts";
import { collectionsOf } from "./collections.ts";

const collections = builtCollections();

test("the text shown again has no white space at its ends", async () => {
  const teamsAlone = collectionsOf({
    teams: TEAMS,
    teamLinks: [],
    players: [player("A.J. Lawson")],
  });
  expect(await loadSearch(teamsAlone, " lakers ")).toMatchObject({
    page: { kind: "results", query: "lakers" },
  });
});

test.each([
  ["jokic vs doncic", "Nikola Jokić and Luka Dončić", "players=Nikola+Joki%C4%87,Luka"],
  ["Lakers v. Celtics", "Lakers and Celtics", "teams=LAL,BOS"],
])("%s leads to a comparison", async (text, names, query) => {
  const view = await loadSearch(collections, text);
  expect(view).toMatchObject({
    page: { comparison: { text: names, href: expect.stringContaining(`/nba/compare?${query}`) } },
  });
});

test.each(["lakers", "lakers vs", "vs", "lakers vs qqqq", "a vs b vs c"])(
  "%j compares nothing",
  async (text) => {
    const view = await loadSearch(collections, text);
    expect(
      view.kind === "ready" && "comparison" in view.page ? view.page.comparison : undefined,
    ).toBe(undefined);
  },
);
