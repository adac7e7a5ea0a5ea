import { expect, test } from "vitest";
import { isTooLong } from "#functions/http/address-limit.ts";

const ORIGIN = "https://x.example";
const filled = (start: string, bytes: number) => start.padEnd(bytes, "x");

test.each([
  ["/", 2_048],
  ["/search?q=", 2_048],
  ["/nba/days/", 2_048],
  ["/api/v1/stats?x=", 8_192],
  ["/nba/days.json?auth=", 8_192],
])("an address that begins with %s has at most %i bytes", (start, most) => {
  expect(isTooLong(ORIGIN + filled(start, most))).toBe(false);
  expect(isTooLong(ORIGIN + filled(start, most + 1))).toBe(true);
});
