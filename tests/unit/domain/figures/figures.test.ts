import { describe, expect, test } from "vitest";
import {
  FIGURES,
  figureOf,
  figureTitle,
  isAskedOfTeams,
  isCount,
  isFeat,
  nameInSentence,
  singular,
} from "#domain/figures/figures.ts";

describe("each figure", () => {
  test.each(FIGURES.map((figure) => [figure.key, figure] as const))(
    "has a name and a unit, and is found by its key: %s",
    (key, figure) => {
      expect(figure.name).toMatch(/^[A-Z5]/);
      expect(figure.unit).not.toBe("");
      expect(figureOf(key)).toBe(figure);
    },
  );

  test("has a unique key and a unique short name", () => {
    for (const part of ["key", "short"] as const)
      expect(new Set(FIGURES.map((figure) => figure[part])).size).toBe(FIGURES.length);
  });
});

test.each([
  // key, a sum over lines, asked of teams, once a game
  ["pts", true, false, false],
  ["oppts", true, true, false],
  ["ts", false, false, false],
  ["w", false, false, false],
  ["ortg", false, true, false],
  ["srs", false, true, false],
  ["usg", false, false, false],
  ["td", true, false, true],
  ["constructor", false, false, false],
])("%s: a count %s, of teams where none is named %s, a feat %s", (key, ...kinds) => {
  const figure = figureOf(key);
  expect([figure !== undefined && isCount(figure), isAskedOfTeams(key), isFeat(key)]).toEqual(
    kinds,
  );
});

test("a title has the explanation, where a figure has one", () => {
  expect(figureTitle({ name: "Stocks", explained: "steals and blocks" })).toBe(
    "Stocks: steals and blocks",
  );
  expect(figureTitle({ name: "Assists", explained: undefined })).toBe("Assists");
});

test.each([
  ["fg3pct", "three-point percentage", "three-point percentage"],
  ["reb", "rebounds", "rebound"],
  ["fgm", "field goals made", "field goal made"],
  ["fouls", "fouls", "foul"],
])("%s is %j in a sentence, and %j in the singular", (key, name, one) => {
  expect(nameInSentence(key)).toBe(name);
  expect(singular(name)).toBe(one);
});
