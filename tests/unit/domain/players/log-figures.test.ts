import { expect, test } from "vitest";
import { LOG_FIGURES, logFigureOf, logFigureSearch } from "#domain/players/log-figures.ts";
import { emptyLine } from "#tests/fixtures/league.ts";

test.each([
  ["", ""],
  ["figure=pts", ""],
  ["figure=reb", "?figure=reb"],
  ["figure=unknown", ""],
])("the canonical query of %j is %j", (given, canonical) => {
  expect(logFigureSearch(new URLSearchParams(given))).toBe(canonical);
});

test("each figure is read from its line, and unknown keys have none", () => {
  const counts = {
    pts: 1,
    reb: 2,
    ast: 3,
    stl: 4,
    blk: 5,
    tov: 6,
    fg3m: 7,
    minutes: 8,
    plusMinus: -9,
  };
  const own = { ...emptyLine("1", 1, counts), gameId: "1", stage: "season" } as const;
  const found = Object.fromEntries(LOG_FIGURES.map(({ key, of }) => [key, of(own)]));
  const { minutes: min, plusMinus: pm, ...others } = counts;
  expect(found).toMatchObject({ ...others, min, pm });
  expect([logFigureOf("none"), logFigureOf(null)]).toEqual([undefined, undefined]);
  expect(logFigureOf("gmsc")?.units).toEqual(["point of game score", "points of game score"]);
});
