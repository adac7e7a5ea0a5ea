import { expect, test } from "vitest";
import { playingTime } from "#domain/printing/playing-time.ts";

test.each([
  [0, "0:00"],
  [35 + 7 / 60, "35:07"],
  [12.5, "12:30"],
  [41 + 59.9 / 60, "42:00"],
  [60, "60:00"],
])("%d minutes are printed as %s", (minutes, text) => {
  expect(playingTime(minutes)).toBe(text);
});
