import { describe, expect, test } from "vitest";
import {
  completeQuery,
  defaultQualified,
  EVERY_GAME,
  isConditioned,
  isGrouped,
  isOfTeams,
  isPartOfAll,
  isStreaks,
  qualifiedAs,
  qualifiedInTable,
  ROWS,
  rankingKey,
} from "#domain/query/query.ts";
import { asked } from "#tests/fixtures/small-season.ts";

test("an empty query is every game, newest first", () => {
  const season = "2025-26";
  const every = { ...EVERY_GAME, season };
  expect(completeQuery({ season })).toEqual(every);
  expect(completeQuery({ season, sort: undefined, by: undefined, page: undefined })).toEqual(every);
  expect(asked("")).toEqual(every);
});

test.each([
  ["", "-date"],
  ["pts=30..", "-pts"],
  // The best of a range without a lower limit is the least.
  ["tov=..2", "tov"],
  // Everyone has one triple-double in such a game.
  ["td=1", "-date"],
  ["td=1&reb=10..", "-reb"],
  ["rows=players", "-pts"],
  ["rows=players&pts=30..", "-gp"],
  ["rows=players&pts=30..&avg.reb=..5", "reb"],
  ["rows=teams", "-winpct"],
  ["rows=teams&per=total", "-pts"],
  ["by=month", "group"],
  ["by=opponent", "-pts"],
  ["rows=teams&by=month&pts=120..", "group"],
  ["rows=team-streaks&result=w", "-gp"],
  ["by=player", "-pts"],
  ["by=team", "-pts"],
  ["quarter=any", "-pts"],
  ["quarter=any&reb=5..", "-reb"],
  ["rows=pairs", "-per48"],
  ["rows=pairs&avg.pts=1..", "-per48"],
  ["rows=pairs&by=month", "group"],
])("%s is sorted by %s", (address, sort) => {
  const { key, order } = asked(address).sort;
  expect(`${order === "desc" ? "-" : ""}${key}`).toBe(sort);
});

test.each([
  ["rows=players", true],
  ["rows=players&sort=-ts&per=total", true],
  // A total has no minimum, nor has a record.
  ["rows=players&per=total", false],
  ["rows=players&sort=-w", false],
  ["rows=players&sort=player", true],
  ["rows=players&player=ann+arrow", false],
  ["rows=players&pts=30..", false],
  ["rows=players&gp=2..", false],
  ["rows=players&avg.pts=2..", true],
  ["rows=players&by=month", false],
  ["rows=players&by=season&sort=-pts", true],
  ["by=season&sort=-pts", false],
  ["rows=teams", false],
  ["", false],
  ["rows=pairs", true],
  ["rows=pairs&player=ann+arrow", true],
  ["rows=pairs&sum.min=100..", false],
  ["rows=pairs&gp=2..", true],
  ["rows=pairs&pts=10..", false],
  ["rows=pairs&by=month", false],
  ["rows=pairs&sort=-w", false],
])("%s leaves out players who do not qualify: %s", (address, qualified) => {
  expect(defaultQualified(asked(address))).toBe(qualified);
  expect(asked(address).qualified).toBe(qualified);
});

test("a table of statistics keeps to its usual figure's rule", () => {
  expect(qualifiedInTable(asked("rows=players&sort=-w"))).toBe(true);
  expect(qualifiedInTable(asked("rows=players&gp=2.."))).toBe(true);
  expect(qualifiedInTable(asked("rows=players&per=total"))).toBe(false);
});

describe("qualifiedAs", () => {
  const usual = asked("rows=players");
  const totals = asked("rows=players&per=total");

  test("gives a changed query its own default", () => {
    expect(qualifiedAs(usual, totals).qualified).toBe(false);
    expect(qualifiedAs(totals, usual).qualified).toBe(true);
  });

  test("keeps what a reader chose", () => {
    expect(qualifiedAs(asked("rows=players&qualified=0"), usual).qualified).toBe(false);
    expect(qualifiedAs(asked("rows=players&per=total&qualified=1"), totals).qualified).toBe(true);
  });
});

test("a sort by name ranks by the default figure", () => {
  expect(rankingKey(asked("rows=players&sort=-ast"))).toBe("ast");
  expect(rankingKey(asked("rows=players&sort=player"))).toBe("pts");
  expect(rankingKey(asked("rows=teams&sort=team"))).toBe("winpct");
});

test("a stage and conditions on groups are no conditions on rows", () => {
  for (const address of ["", "stage=playoffs", "rows=players&avg.pts=20.."])
    expect(isConditioned(asked(address)), address).toBe(false);
  for (const address of ["pts=1..", "where=home", "rows=players&starter=0"])
    expect(isConditioned(asked(address)), address).toBe(true);
});

test("several seasons are a part of all, unless they are all", () => {
  const names = ["all", "2015-16", "2015-16..2018-19", "2015-16.."];
  expect(names.filter(isPartOfAll)).toEqual(["2015-16..2018-19", "2015-16.."]);
});

test("each kind of rows is of players or teams, of games, groups or streaks", () => {
  expect(ROWS.filter(isOfTeams)).toEqual(["team-games", "teams", "team-streaks"]);
  expect(ROWS.filter(isStreaks)).toEqual(["streaks", "team-streaks"]);
  const single = ROWS.filter((rows) => !isGrouped({ rows, by: undefined }));
  expect(single).toEqual(["games", "team-games"]);
  expect(isGrouped({ rows: "games", by: "month" })).toBe(true);
});
