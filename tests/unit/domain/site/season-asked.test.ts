import { expect, test } from "vitest";
import { seasonAsked, seasonSearch } from "#domain/site/season-asked.ts";

const CURRENT = { kind: "current" };
const past = (season: string, isInPath = false) => ({ kind: "past", season, isInPath });

test.each([
  ["/nba/standings", CURRENT],
  ["/nba/standings?season=2025-26", CURRENT],
  ["/nba/standings?season=", CURRENT],
  ["/nba/standings?season=2015-16", past("2015-16")],
  ["/nba/standings?season=+2015-16+", past("2015-16")],
  ["/nba/standings?season=1890-91", past("1890-91")],
  ["/nba/standings?season=2024-26", { kind: "malformed" }],
  ["/nba/standings?season=2024-25..2015-16", { kind: "malformed" }],
  // A day's season stays, also when the next one turns.
  ["/nba/standings?on=2016-01-15", past("2015-16", true)],
  ["/nba/ratings/odds?on=2016-01-15", past("2015-16", true)],
  ["/nba/standings/west?on=2016-01-15&season=2014-15", past("2014-15")],
  ["/nba/standings?on=2026-01-15", CURRENT],
  ["/nba/standings?on=unknown", CURRENT],
  ["/nba/players/player/Al%20Horford?on=2016-01-15", CURRENT],
  ["/nba/games/2016-01-15", past("2015-16", true)],
  ["/nba/games/2016-01-15/gsw-at-cle", past("2015-16", true)],
  ["/nba/games/2026-12-25/sas-at-nyk", CURRENT],
  ["/nba/games/2026-01-15", CURRENT],
  // A day of a season to come.
  ["/nba/games/2027-01-15", CURRENT],
  ["/nba/games/0041500407", past("2015-16", true)],
  ["/nba/games/0022500001", CURRENT],
  ["/nba/games/1234567890", CURRENT],
])("%s asks for its season", (address, asked) => {
  const { pathname, searchParams } = new URL(address, "http://hardwood");
  expect(seasonAsked(pathname, searchParams, "2025-26")).toEqual(asked);
});

test.each([
  ["", "season=2015-16", "?season=2015-16"],
  ["?sort=wins", "season=2015-16", "?sort=wins&season=2015-16"],
  ["?sort=wins", "season=2025-26", "?sort=wins"],
  // The page of an invalid season is not that of the current one.
  ["", "season=x", "?season=x"],
])("%j with %s is %j", (query, given, canonical) => {
  expect(seasonSearch(query, new URLSearchParams(given), "2025-26")).toBe(canonical);
});
