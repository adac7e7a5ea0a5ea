import { expect, test } from "vitest";
import { siteClockOf } from "#functions/settings/site-clock.ts";

const NOW = 1_000_000;

test.each([
  [{}, NOW],
  [{ CLOCK_AHEAD_SECONDS: -3_600 }, NOW - 3_600],
  [{ CLOCK_SPEED: { speed: 30, since: NOW - 10 } }, NOW + 290],
  [{ CLOCK_SPEED: { speed: 30, since: NOW + 10 } }, NOW],
  [{ CLOCK_AHEAD_SECONDS: 5_000, CLOCK_SPEED: { speed: 2, since: NOW - 100 } }, NOW + 5_100],
])("a clock with %j", (settings, shown) => {
  const clock = siteClockOf(settings, () => NOW);
  expect(clock.now()).toBe(shown);
  expect(clock.machineTime(shown)).toBe(NOW);
});
