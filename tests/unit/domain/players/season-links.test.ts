import { expect, test } from "vitest";
import { inSeason, linksOfSeason } from "#domain/players/season-links.ts";

const team = { id: 7 };

test.each([
  ["/nba/standings", "2015-16", "/nba/standings?season=2015-16"],
  ["/nba/standings?on=2016-01-01", "2015-16", "/nba/standings?on=2016-01-01&season=2015-16"],
  ["/nba/standings", "2025-26", "/nba/standings"],
])("%s in %s", (address, season, expected) => {
  expect(inSeason(address, season, "2025-26")).toBe(expected);
});

test("the links of a past season name it, those of the current one do not", () => {
  const past = linksOfSeason("2015-16", "2025-26");
  expect([past.team(team), past.games(team), past.player("Ann Archer")]).toEqual([
    "/nba/teams/7?season=2015-16",
    "/nba/teams/7/games?season=2015-16",
    expect.stringMatching(/^\/nba\/players\/.+\?season=2015-16$/),
  ]);
  const now = linksOfSeason("2025-26", "2025-26");
  expect([now.team(team), now.games(team), now.player("Ann Archer")]).toEqual([
    "/nba/teams/7",
    "/nba/teams/7/games",
    past.player("Ann Archer").replace("?season=2015-16", ""),
  ]);
});
