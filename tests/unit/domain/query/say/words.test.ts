import { expect, test } from "vitest";
import { MONTHS } from "#domain/query/engine/months.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";

test("a month's name begins with its parameter", () => {
  expect(Object.keys(MONTH_NAMES)).toEqual([...MONTHS]);
  for (const month of MONTHS) expect(MONTH_NAMES[month].slice(0, 3).toLowerCase()).toBe(month);
});
