import { describe, expect, test } from "vitest";
import { standingsOn } from "#domain/standings/standings-on.ts";
import type { SettledTie } from "#domain/standings/tie-breaks.ts";
import { tieSentences } from "#domain/standings/tie-sentences.ts";
import { roadWin, team, win } from "#tests/fixtures/league.ts";
import { sourceGames, sourceTeams } from "#tests/fixtures/season.ts";

describe("the five ties of the final standings", () => {
  const teams = sourceTeams();
  const games = sourceGames();
  const { East, West } = standingsOn("2026-04-12", teams, games);

  test("of the East", () => {
    expect(tieSentences(East.ties, teams, games)).toEqual([
      "Toronto ranks above Atlanta: it won all four of their games.",
      "Philadelphia ranks above Orlando: it won two of their three games.",
    ]);
  });

  test("of the West", () => {
    expect(tieSentences(West.ties, teams, games)).toEqual([
      "Portland ranks above the Clippers: the better record in the conference (29–23 to 25–27).",
      "New Orleans ranks above Dallas: it won three of their four games.",
      "Sacramento ranks above Utah: the better record in the conference (14–38 to 12–40).",
    ]);
  });
});

describe("tieSentences", () => {
  const teams = [
    team(1, { city: "Boston", division: "Atlantic" }),
    team(2, { city: "Miami" }),
    team(3, { city: "LA", name: "Clippers" }),
  ];
  const said = (criterion: SettledTie["criterion"], teamIds = [1, 2], games = [win(1, 2)]) =>
    tieSentences([{ criterion, teamIds }], teams, games);

  test.each([
    [[win(1, 2)], "Boston ranks above Miami: it won their only game."],
    [[win(1, 2), roadWin(1, 2)], "Boston ranks above Miami: it won both of their games."],
    [
      [win(1, 2), roadWin(1, 2), win(2, 1)],
      "Boston ranks above Miami: it won two of their three games.",
    ],
  ])("counts the games between two teams", (games, sentence) => {
    expect(said("head-to-head", [1, 2], games)).toEqual([sentence]);
  });

  test("names all of three tied teams", () => {
    const games = [win(1, 2), win(1, 3), win(2, 3)];
    expect(said("head-to-head", [1, 2, 3], games)).toEqual([
      "Boston ranks above Miami and the Clippers: it went 2–0 in their games.",
    ]);
  });

  test.each([
    ["division leader", "Boston ranks above Miami: it is first in the Atlantic Division."],
    ["point difference", "Boston ranks above Miami: the better point differential."],
    ["nothing", "Boston ranks above Miami: no tiebreaker separates them."],
  ] as const)("explains a tie broken by %s", (criterion, sentence) => {
    expect(said(criterion)).toEqual([sentence]);
  });

  test("omits a tie of unknown teams", () => {
    expect(said("nothing", [8, 9])).toEqual([]);
  });
});
