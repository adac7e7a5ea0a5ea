import { expect, test } from "vitest";
import { FIGURES } from "#domain/figures/figures.ts";
import { isOfLineups } from "#domain/figures/lineup-figures.ts";

test("units have the figures of results, time and points alone", () => {
  const keys = FIGURES.filter(isOfLineups).map(({ key }) => key);
  expect(keys.sort()).toEqual(
    ["bothpts", "diff", "gp", "l", "min", "oppts", "per48", "pm", "pts", "w", "winpct"].sort(),
  );
});
