import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type SignedDelivery, verifyDelivery } from "#functions/refresh/delivery.ts";

const SECRET = "a-secret-of-the-webhook";
const NOW = Date.parse("2026-02-12T03:00:00Z");
const BODY = '{"event_type":"nba.game.ended","game":{"id":22500775}}';

function signed(change: { id?: string; body?: string; at?: number; secret?: string } = {}) {
  const { at = NOW, secret = SECRET, ...parts } = change;
  const timestamp = String(Math.floor(at / 1000));
  const body = parts.body ?? BODY;
  const code = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return { id: "evt-1", timestamp, signature: `v1=${code}`, body, ...parts };
}

const verify = (delivery: SignedDelivery) => verifyDelivery(delivery, SECRET, NOW);

describe("a webhook's delivery", () => {
  test("is known by its id and its signature", async () => {
    const delivery = signed();
    expect(await verify(delivery)).toEqual({
      ok: true,
      value: { event: "nba.game.ended", marks: ["evt-1", delivery.signature.slice(3)] },
    });
  });

  test.each<[string, SignedDelivery, string]>([
    ["without an id", { ...signed(), id: null }, "not-signed"],
    ["without a time", { ...signed(), timestamp: null }, "not-signed"],
    ["without a signature", { ...signed(), signature: null }, "not-signed"],
    ["with another scheme", { ...signed(), signature: "v0=00" }, "not-signed"],
    ["signed with another secret", signed({ secret: "another-secret-of-it" }), "not-signed"],
    ["with another body", { ...signed(), body: `${BODY} ` }, "not-signed"],
    ["with another time", { ...signed(), timestamp: "1770865199" }, "not-signed"],
    ["of six minutes ago", signed({ at: NOW - 360_000 }), "out-of-time"],
    ["of six minutes ahead", signed({ at: NOW + 360_000 }), "out-of-time"],
    ["that is no JSON", signed({ body: "{" }), "invalid-body"],
    ["without an event", signed({ body: "{}" }), "invalid-body"],
  ])("is refused %s", async (_what, delivery, kind) => {
    expect(await verify(delivery)).toEqual({ ok: false, error: { kind } });
  });

  test.each([-299_000, 299_000])("may be %i ms away: clocks differ", async (ms) => {
    expect(await verify(signed({ at: NOW + ms }))).toMatchObject({ ok: true });
  });
});
