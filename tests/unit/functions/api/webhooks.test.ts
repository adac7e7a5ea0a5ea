import { createHmac } from "node:crypto";
import { Hono } from "hono/tiny";
import { describe, expect, test } from "vitest";
import type { ApiEnv } from "#functions/api/caller.ts";
import { webhooks } from "#functions/api/webhooks.ts";
import type { Edge } from "#functions/edge/edge.ts";
import { limits } from "#tests/fixtures/api.ts";

const SECRET = "a-secret-of-the-webhook";

function apiWith(secret: string | undefined) {
  const started: string[] = [];
  const api = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set("edge", { environment: { STATS_API_WEBHOOK_SECRET: secret } } as unknown as Edge);
      await next();
    })
    .route("/", webhooks);
  const startBy = async ([id = ""]: readonly string[]) => {
    if (started.includes(id)) return false;
    started.push(id);
    return true;
  };
  const env = { ...limits(), REFRESH: { getByName: () => ({ startBy }) } };
  async function send(
    event: string,
    { key = SECRET, id = "evt-1", type = "application/json" } = {},
  ) {
    const body = JSON.stringify({ event_type: event, game: { id: 1 } });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const code = createHmac("sha256", key).update(`${timestamp}.${body}`).digest("hex");
    const headers = {
      "Content-Type": type,
      "X-BDL-Webhook-Id": id,
      "X-BDL-Webhook-Timestamp": timestamp,
      "X-BDL-Webhook-Signature": `v1=${code}`,
    };
    const answer = await api.request("/stats-api", { method: "POST", headers, body }, env);
    return [answer.status, await answer.json()];
  }
  return { api, env, started, send };
}

describe("the stats API's webhook", () => {
  test("starts a refresh when a game has ended, once for each delivery", async () => {
    const { started, send } = apiWith(SECRET);
    expect(await send("nba.game.ended")).toEqual([202, { started: true }]);
    expect(await send("nba.game.ended")).toEqual([
      409,
      { code: "delivery-repeated", message: "The delivery has arrived before." },
    ]);
    expect(await send("nba.game.ended", { id: "evt-2" })).toEqual([202, { started: true }]);
    expect(started).toEqual(["evt-1", "evt-2"]);
  });

  test("accepts other events without starting anything", async () => {
    const { started, send } = apiWith(SECRET);
    expect(await send("nba.game.started")).toEqual([202, { started: false }]);
    expect(started).toEqual([]);
  });

  test("refuses what is not signed, no JSON, or sent by GET", async () => {
    const { api, env, started, send } = apiWith(SECRET);
    expect(await send("nba.game.ended", { key: "another-secret-of-it" })).toEqual([
      401,
      {
        code: "not-signed",
        message: "The delivery is not signed with the secret of this site's webhook.",
      },
    ]);
    expect((await send("nba.game.ended", { type: "text/plain" }))[0]).toBe(415);
    expect((await api.request("/stats-api", {}, env)).status).toBe(405);
    expect(started).toEqual([]);
  });

  test("is off without its secret", async () => {
    const { send } = apiWith(undefined);
    expect(await send("nba.game.ended")).toEqual([
      404,
      expect.objectContaining({ code: "webhooks-off" }),
    ]);
  });
});
