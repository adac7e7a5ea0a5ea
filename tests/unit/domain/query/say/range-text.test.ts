import { expect, test } from "vitest";
import { isQuality, limitWords, rangeText } from "#domain/query/say/range-text.ts";

const [NONE, ALL] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

test.each([
  ["pts", { min: 30, max: ALL }, "30 or more points"],
  ["pts", { min: NONE, max: 9 }, "9 or fewer points"],
  ["reb", { min: 1, max: 1 }, "exactly 1 rebound"],
  ["td", { min: 1, max: 1 }, "a triple-double"],
  ["td", { min: 0, max: 0 }, "no triple-double"],
  ["fgpct", { min: 50, max: ALL }, "a field goal percentage of 50 or more"],
  ["efg", { min: 50, max: 60 }, "an effective field goal percentage of 50 to 60"],
  ["pm", { min: 20, max: ALL }, "a plus-minus of 20 or more"],
  ["per48", { min: 5, max: ALL }, "a plus-minus per 48 minutes of 5 or more"],
  ["w", { min: 50, max: ALL }, "50 or more wins"],
  // A count per something else is said as a count.
  ["astto", { min: 2, max: ALL }, "2 or more assists per turnover"],
  ["astto", { min: 1, max: 1 }, "exactly 1 assist per turnover"],
  ["pos48", { min: NONE, max: 100 }, "100 or fewer possessions per 48 minutes"],
])("%s %j: %s", (figure, range, text) => {
  expect(rangeText(figure, range)).toBe(text);
});

test("the limits of a count stand without its name", () => {
  expect(limitWords("pts", { min: 10, max: 20 })).toBe("10 to 20");
  // Minutes have seconds.
  expect(limitWords("min", { min: NONE, max: 25 - 1e-8 })).toBe("less than 25");
});

test("figures that are better or worse are no counts", () => {
  const qualities = ["fgpct", "winpct", "ortg", "gmsc", "per48"];
  expect(["pts", "astto", "tov100", "w", ...qualities].filter(isQuality)).toEqual(qualities);
});
