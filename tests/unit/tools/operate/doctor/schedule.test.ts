import { expect, test } from "vitest";
import { whyNever } from "#tools/operate/doctor/wrangler-file.ts";

test.each(
  "17 10 * * *|*/15 0-6,18-23 * * *|0 9 1W,15,L * *|30 5 * JAN-MAR mon|0 0 * * 7L".split("|"),
)("the cron %s comes", (cron) => {
  expect(whyNever(cron)).toBeUndefined();
});

test.each([
  ["17 25 * * *", '"25" is no hour'],
  ["60 10 * * *", '"60" is no minute'],
  ["17 10 0 * *", '"0" is no day'],
  ["17 10 * 13 *", '"13" is no month'],
  ["17 10 * * 0", '"0" is no weekday'],
  ["17 10 * * MON-", '"MON-" is no weekday'],
  ["*/0 10 * * *", '"*/0" is no minute'],
  ["17 10 * *", "it has 4 fields instead of 5"],
  ["daily", "it has 1 fields instead of 5"],
])("the cron %s never comes: %s", (cron, why) => {
  expect(whyNever(cron)).toBe(why);
});
