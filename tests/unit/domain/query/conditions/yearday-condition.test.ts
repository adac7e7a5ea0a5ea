import { expect, it } from "vitest";
import { NO_NAMES } from "#domain/query/conditions/conditions.ts";
import { YEARDAY_CONDITION } from "#domain/query/conditions/yearday-condition.ts";

it.each([
  ["12-25", true],
  ["02-29", true],
  ["02-30", false],
  ["25-12", false],
  ["christmas", false],
])("%s is a day of the year: %s", (text, isDay) => {
  expect(YEARDAY_CONDITION.read(text, NO_NAMES).ok).toBe(isDay);
});
