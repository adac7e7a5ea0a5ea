import { describe, expect, test } from "vitest";
import { deficitOf, deficitsOf, leadingLine, overtimesOf } from "#domain/season/box-score.ts";
import { emptyLine } from "#tests/fixtures/league.ts";

describe("the winners' deficit at the end of a quarter", () => {
  test.each([
    [[20, 20, 30, 40], [30, 25, 25, 20], [10, 15, 10], 15],
    [[30, 25, 25, 20], [20, 20, 30, 40], [10, 15, 10], 15],
    [[30, 25, 25, 30], [20, 20, 30, 30], [-10, -15, -10], 0],
    // The fourth quarter's end and overtimes do not count.
    [[25, 25, 25, 25, 12], [25, 25, 25, 25, 8], [0, 0, 0], 0],
    [[], [], [], undefined],
  ])("of %j against %j is %j, at most %s", (home, away, all, most) => {
    const sum = (periods: number[]) => periods.reduce((total, points) => total + points, 0);
    const game = { periods: { home, away }, homePoints: sum(home), awayPoints: sum(away) };
    expect(deficitsOf(game)).toEqual(all);
    expect(deficitOf(game)).toBe(most);
  });
});

test("the leading line has the most points, then rebounds and assists, and is the first of equals", () => {
  const [few, many] = [
    emptyLine("1", 1, { pts: 20, reb: 30, ast: 30 }),
    emptyLine("2", 1, { pts: 21 }),
  ];
  const helpful = emptyLine("3", 1, { pts: 21, reb: 2, ast: 2 });
  expect(leadingLine([few, many])).toBe(many);
  expect(leadingLine([many, helpful, emptyLine("4", 1, { pts: 21, reb: 3 })])).toBe(helpful);
  expect(leadingLine([helpful, emptyLine("5", 1, { pts: 21, ast: 4 })])).toBe(helpful);
  expect(leadingLine([])).toBeUndefined();
});

test.each([
  [[20, 20, 20, 20], 3, 0],
  [[20, 20, 20, 20, 5, 5], 0, 2],
  [[20, 20], 0, 0],
  [[], 2, 2],
  [[], undefined, 0],
])("overtimes of the periods %j and a count of %s are %i", (home, overtimes, count) => {
  const game = { periods: { home, away: home }, ...(overtimes !== undefined && { overtimes }) };
  expect(overtimesOf(game)).toBe(count);
});
