import { Hono } from "hono/tiny";
import { refuse } from "../http/errors.ts";
import { isJson } from "../http/json-body.ts";
import { onlyMethods } from "../http/methods.ts";
import { callerOf, limited } from "../http/rate-limits.ts";
import { readText } from "../http/request-body.ts";
import { verifyDelivery } from "../refresh/delivery.ts";
import { refreshOf } from "../refresh/start.ts";
import type { ApiEnv } from "./caller.ts";

const MAX_BODY_BYTES = 16 * 1024;

/** The events after which the tables are no longer right. */
const ENDS: readonly string[] = ["nba.game.ended"];

/**
 * The stats API's webhooks: a game that ended starts a refresh. What is told of the game is not used,
 * because the refresh reads it from the API.
 */
export const webhooks = new Hono<ApiEnv>()
  .post("/stats-api", async (c) => {
    const tooMany = await limited(c, c.env.OPERATOR_LIMIT, `webhook ${callerOf(c.req.raw)}`);
    if (tooMany) return tooMany;
    const { STATS_API_WEBHOOK_SECRET: secret } = c.var.edge.environment;
    if (secret === undefined) return refuse(c, { kind: "webhooks-off" });
    if (!isJson(c.req.raw)) return refuse(c, { kind: "not-json" });
    const body = await readText(c.req.raw, { readBytes: MAX_BODY_BYTES });
    if (!body.ok) {
      return refuse(c, { kind: body.error.kind === "too-large" ? "too-large" : "invalid-json" });
    }
    const header = (name: string) => c.req.header(`X-BDL-Webhook-${name}`) ?? null;
    const delivery = await verifyDelivery(
      {
        id: header("Id"),
        timestamp: header("Timestamp"),
        signature: header("Signature"),
        body: body.value,
      },
      secret,
      Date.now(),
    );
    if (!delivery.ok) return refuse(c, delivery.error);
    const { event, marks } = delivery.value;
    if (!ENDS.includes(event)) return c.json({ started: false }, 202);
    const isNew = await refreshOf(c.env).startBy(marks);
    return isNew ? c.json({ started: true }, 202) : refuse(c, { kind: "delivery-repeated" });
  })
  .all("/stats-api", onlyMethods("POST"));
