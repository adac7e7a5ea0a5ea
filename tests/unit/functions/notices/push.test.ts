import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPush, type PushMessage } from "#functions/notices/push.ts";
import { type PushService, startPushService } from "#tests/fixtures/push-service.ts";
import { noticeSettings } from "#tests/fixtures/vapid.ts";

const MESSAGE: PushMessage = { text: '{"title":"Final: Spurs at Knicks 🏀"}', lifeMs: 90_500 };

let service: PushService;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service?.stop());

const pushAt = (now = Date.now) =>
  createPush({
    settings: noticeSettings(service.origin),
    fetch: (url, init) => fetch(url, init),
    now,
  });

describe("a message", () => {
  test("arrives at the browser, signed by the site's keys", async () => {
    const outcome = await pushAt()(service.subscribe("phone"), MESSAGE);
    expect(outcome).toEqual({ kind: "sent" });
    const [received] = service.received;
    expect(received).toMatchObject({ id: "phone", text: MESSAGE.text });
    expect(received?.headers).toMatchObject({
      ttl: "91",
      urgency: "high",
      "content-encoding": "aes128gcm",
    });
  });

  test.each([
    [201, {}, { kind: "sent" }],
    [404, {}, { kind: "gone" }],
    [410, {}, { kind: "gone" }],
    [429, { "Retry-After": "30" }, { kind: "busy", retryAfterMs: 30_000 }],
    [
      429,
      { "Retry-After": "Thu, 01 Jan 1970 00:02:00 GMT" },
      { kind: "busy", retryAfterMs: 60_000 },
    ],
    [503, {}, { kind: "busy", retryAfterMs: undefined }],
    [302, { Location: "/push/phone" }, { kind: "refused", status: 302 }],
    [400, {}, { kind: "refused", status: 400 }],
    [403, {}, { kind: "refused", status: 403 }],
    [413, {}, { kind: "refused", status: 413 }],
  ])("answered with %i %j is %j", async (status, headers, outcome) => {
    const target = service.subscribe("another");
    service.answers.set("another", { status, headers });
    expect(await pushAt(() => 60_000)(target, MESSAGE)).toEqual(outcome);
  });

  test.each([
    ["an unreachable push service", { endpoint: "http://127.0.0.1:1/push/1" }],
    ["a key off the curve", { p256dh: `B${"A".repeat(86)}` }],
  ])("for %s is not sent, and nothing is thrown", async (_, part) => {
    const target = { ...service.subscribe("broken"), ...part };
    expect(await pushAt()(target, MESSAGE)).toMatchObject({ kind: "busy" });
  });
});
