import { expect, test } from "vitest";
import { matches, placeholdersOf } from "#domain/site/route-pattern.ts";

test.each([
  ["/nba/teams/[id]", ["nba", "teams", "13"], { id: "13" }],
  [
    "/nba/games/[year]-[month]-[day]",
    ["nba", "games", "2026-01-15"],
    { year: "2026", month: "01", day: "15" },
  ],
  [
    "/nba/players/player/[name]/games.csv",
    ["nba", "players", "player", "A.J. Lawson", "games.csv"],
    { name: "A.J. Lawson" },
  ],
  [
    "/nba/leaders/[group]/[category].json",
    ["nba", "leaders", "totals", "a.b.json"],
    { group: "totals", category: "a.b" },
  ],
  ["/nba/finder", ["nba", "finder"], {}],
])("%s matches %j with the values %j", (pattern, segments, values) => {
  expect(matches(pattern, segments)).toBe(true);
  expect(placeholdersOf(pattern, segments)).toEqual(values);
});
