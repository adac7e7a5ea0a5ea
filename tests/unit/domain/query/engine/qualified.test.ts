import { describe, expect, test } from "vitest";
import { isOverSeasons, qualifyingGames, ruleFor, ruleOf } from "#domain/query/engine/qualified.ts";
import { asked } from "#tests/fixtures/small-season.ts";

describe("after 82 games", () => {
  test.each([
    // 58 games, or the league's total of the count.
    ["pts", { games: 58, total: 0 }, true],
    ["pts", { games: 57, total: 1399 }, false],
    ["pts", { games: 40, total: 1400 }, true],
    ["blk", { games: 57, total: 100 }, true],
    // Other figures know games only.
    ["tov", { games: 57, total: 9999 }, false],
    ["tov", { games: 58, total: 0 }, true],
    // A percentage needs its makes, however many games.
    ["fgpct", { games: 82, total: 299 }, false],
    ["fgpct", { games: 20, total: 300 }, true],
    ["fg3pct", { games: 20, total: 82 }, true],
    ["ftpct", { games: 82, total: 124 }, false],
    ["astto", { games: 20, total: 200 }, true],
    // A rating needs a regular's games, and 15 minutes in each of them.
    ["usg", { games: 58, total: 58 * 15 }, true],
    ["usg", { games: 58, total: 58 * 15 - 1 }, false],
    ["usg", { games: 57, total: 57 * 40 }, false],
    ["luck of the draw", { games: 58, total: 0 }, true],
  ])("%s with %j qualifies: %s", (key, player, expected) => {
    expect(ruleFor(key).qualifies(player, 82)).toBe(expected);
  });
});

test.each([
  ["fgpct", { games: 41, total: 150 }, 41, true],
  ["fgpct", { games: 41, total: 149 }, 41, false],
  // Seven tenths of ten games.
  ["pts", { games: 7, total: 0 }, 10, true],
  ["pts", { games: 6, total: 0 }, 10, false],
])("%s with %j qualifies after %d games: %s", (key, player, soFar, expected) => {
  expect(ruleFor(key).qualifies(player, soFar)).toBe(expected);
});

test.each([
  ["pts", "58 games, or 1,400 points", "7 games, or 171 points"],
  ["tov", "58 games", "7 games"],
  ["ts", "300 field goals made", "37 field goals made"],
  ["fg3pct", "82 three-pointers made", "10 three-pointers made"],
  ["usg", "58 games and 15 minutes a game", "7 games and 15 minutes a game"],
])("the minimum of %s is %s, and after ten games %s", (key, whole, ten) => {
  const rule = ruleFor(key);
  expect(rule.least(82)).toBe(whole);
  expect(rule.least(10)).toBe(ten);
  expect(rule.rule).toBe(`Players with at least ${whole}; prorated during the season.`);
  expect(rule.note).toBe(`${rule.rule} Left out: players who do not qualify.`);
});

test("the rule is that of the figure that ranks, also below a sort by name", () => {
  expect(ruleOf(asked("rows=players&sort=-fgpct")).count?.key).toBe("fgm");
  expect(ruleOf(asked("rows=players&sort=player")).count?.key).toBe("pts");
  expect(ruleOf(asked("rows=players&sort=-tov")).count).toBeUndefined();
});

test("in one of two roles, half of the games qualify", () => {
  expect(qualifyingGames(asked("rows=players"), 82)).toBe(82);
  expect(qualifyingGames(asked("rows=players&starter=0"), 82)).toBe(41);
  expect(ruleOf(asked("rows=players&starter=1&sort=-pts")).least(41)).toBe(
    "29 games, or 700 points",
  );
  expect(ruleOf(asked("rows=players&starter=1&sort=-pts")).rule).toContain("29 games");
});

// A share of a season's 82 games, and of the minimum totals.
test.each([
  ["quarter=1", "pts", 82, "58 games, or 350 points"],
  ["quarter=3", "fgpct", 82, "75 field goals made"],
  ["half=2", "pts", 82, "58 games, or 700 points"],
  ["clutch=1", "pts", 20.5, "15 games, or 117 points"],
  ["clutch=1", "fgpct", 20.5, "25 field goals made"],
  ["quarter=ot", "fgpct", 4.1, "8 field goals made"],
])("%s asks by %s for the minimum of %d games: %s", (part, key, games, least) => {
  const query = asked(`rows=players&${part}&sort=-${key}`);
  expect(qualifyingGames(query, 82)).toBeCloseTo(games, 9);
  expect(ruleOf(query).rule).toBe(`Players with at least ${least}; prorated during the season.`);
});

test("in the first quarter, a quarter of the points of a season qualifies", () => {
  const { qualifies } = ruleOf(asked("rows=players&quarter=1&sort=-pts"));
  expect([349, 350].map((total) => qualifies({ games: 0, total }, 82))).toEqual([false, true]);
});

test.each([
  ["rows=lineups", 100, 82],
  ["rows=pairs", 500, 82],
  // Few games: those of the playoffs, whatever their number, and those that a condition leaves.
  ["rows=lineups&where=home", 50, 82],
  ["rows=pairs&stage=playoffs", 300, 7],
])("%s have at least %d minutes together", (address, minutes, soFar) => {
  const { count, rule, note, least, qualifies } = ruleOf(asked(address));
  const isOfSeason = !address.includes("playoffs");
  const noun = address.includes("pairs") ? "Pairs" : "Lineups";
  const sentence = `${noun} with at least ${minutes} minutes together`;
  expect(rule).toBe(`${sentence}${isOfSeason ? "; prorated during the season" : ""}.`);
  expect(note).toBe(rule);
  expect(count?.key).toBe("min");
  expect(least(soFar)).toBe(`${minutes} minutes together`);
  const enough = (total: number, games: number) => qualifies({ games: 1, total }, games);
  expect(enough(minutes, soFar)).toBe(true);
  expect(enough(minutes - 1, soFar)).toBe(false);
  // More games than a season's do not raise the minimum; half of them halve it.
  expect(enough(minutes, 100)).toBe(true);
  expect(enough(minutes / 2, 41)).toBe(isOfSeason);
});

test.each([
  ["rows=lineups", "2025-26", 41, "100 minutes together; prorated during the season"],
  ["rows=lineups", "2025-26", 82, "100 minutes together"],
  ["rows=lineups", "2020-21", 72, "88 minutes together"],
  [
    "rows=lineups&by=season",
    "2013-14..",
    82,
    "100 minutes together in a season, fewer in a shorter one",
  ],
  ["rows=players&sort=-tov", "2025-26", 41, "58 games; prorated during the season"],
  ["rows=players&sort=-tov", "2015-16", 82, "58 games"],
])("%s of %s after %d games: %s", (address, season, soFar, least) => {
  expect(ruleOf({ ...asked(address), season }, soFar).rule).toMatch(
    new RegExp(`with at least ${least}[.]$`),
  );
});

test("rows combine several seasons unless they are by season", () => {
  const seasons = ["2025-26", "all", "2015-16.."];
  const combined = seasons.filter((season) => isOverSeasons({ by: undefined, season }));
  expect(combined).toEqual(["all", "2015-16.."]);
  expect(seasons.some((season) => isOverSeasons({ by: "season", season }))).toBe(false);
});

test("over several seasons the minimum is that of seven", () => {
  const query = { ...asked("rows=players&sort=-pts"), season: "all" };
  const { rule, note } = ruleOf(query);
  expect(rule).toMatch(
    /^Players with at least 400 games, or [\d,]+ points; fewer over less than seven seasons[.]$/,
  );
  expect(note).toBe(`${rule} Left out: players who do not qualify.`);
});
