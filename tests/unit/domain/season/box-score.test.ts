import { describe, expect, test } from "vitest";
import { deficitOf, deficitsOf } from "../../../../domain/season/box-score.ts";

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
