import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { deviceName } from "#domain/notices/device-name.ts";
import {
  deviceIdOf,
  FIRST_CHOICES,
  parseNoticeState,
  parseTestOutcome,
} from "#domain/notices/notice-settings.ts";

test("a device's id is the beginning of its endpoint's digest", async () => {
  const endpoint = "https://fcm.googleapis.com/fcm/send/abc";
  const digest = createHash("sha256").update(endpoint).digest("hex");
  expect(await deviceIdOf(endpoint)).toBe(digest.slice(0, 24));
});

test.each([undefined, null, "text", {}, { choices: FIRST_CHOICES }, { devices: [] }])(
  "an answer %j is malformed",
  (answer) => {
    expect(parseNoticeState(answer)).toBeUndefined();
    expect(parseTestOutcome(answer)).toBeUndefined();
  },
);

test("an answer keeps what is known of it", () => {
  const state = { choices: FIRST_CHOICES, devices: [] };
  expect(parseNoticeState({ ...state, more: 1 })).toEqual(state);
  const outcome = { sent: 2, removed: 0, failed: 1 };
  expect(parseTestOutcome({ ...outcome, more: 1 })).toEqual(outcome);
});

test.each(["sent", "removed", "failed"])("an outcome without %s is malformed", (name) => {
  const outcome = { sent: 2, removed: 0, failed: 1 };
  expect(parseTestOutcome({ ...outcome, [name]: undefined })).toBeUndefined();
});

describe("a device's name", () => {
  test.each([
    [
      "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15",
      "Safari on Mac",
    ],
    ["curl/8", "Browser on another device"],
  ])("of %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
