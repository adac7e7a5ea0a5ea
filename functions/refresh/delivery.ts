import { timingSafeEqual } from "hono/utils/buffer";
import * as v from "valibot";
import { fail, ok, type Result } from "#domain/result.ts";
import { parseBoundedJson } from "../http/bounded-json.ts";

/** A webhook's request as the stats API signs it: HMAC-SHA256 of its time, a dot and its body. */
export interface SignedDelivery {
  /** `X-BDL-Webhook-Id`, which the signature does not cover. */
  id: string | null;
  /** `X-BDL-Webhook-Timestamp`, in seconds since 1970. */
  timestamp: string | null;
  /** `X-BDL-Webhook-Signature`: "v1=" and the code in hexadecimal digits. */
  signature: string | null;
  body: string;
}

/** A delivery that the stats API has signed within the last minutes. */
export interface WebhookDelivery {
  /** The marks that identify it; a repetition has one of them. */
  marks: [id: string, signature: string];
  /** As "nba.game.ended". */
  event: string;
}

export type DeliveryFailure =
  /** A header is missing or has another form, or the signature is not that of the secret. */
  | { kind: "not-signed" }
  /** The signature is older or newer than the window. */
  | { kind: "out-of-time" }
  | { kind: "invalid-body" };

/** How far the time of a delivery may be from now, either way: clocks differ. */
export const DELIVERY_WINDOW_MS = 5 * 60_000;

const ID = /^[\x21-\x7e]{1,200}$/;
const SIGNATURE = /^v1=([0-9a-f]{64})$/;
const Body = v.object({ event_type: v.pipe(v.string(), v.maxLength(100)) });

/** Verifies a delivery by the secret that the API shares with this site. */
export async function verifyDelivery(
  { id, timestamp, signature, body }: SignedDelivery,
  secret: string,
  now: number,
): Promise<Result<WebhookDelivery, DeliveryFailure>> {
  const [, code] = SIGNATURE.exec(signature ?? "") ?? [];
  const isFormed = ID.test(id ?? "") && /^\d{1,12}$/.test(timestamp ?? "");
  if (!isFormed || code === undefined || id === null) return fail({ kind: "not-signed" });
  const own = await codeOf(secret, `${timestamp}.${body}`);
  if (!(await timingSafeEqual(own, code))) return fail({ kind: "not-signed" });
  if (Math.abs(now - Number(timestamp) * 1000) > DELIVERY_WINDOW_MS) {
    return fail({ kind: "out-of-time" });
  }
  const parsed = v.safeParse(Body, jsonOf(body));
  if (!parsed.success) return fail({ kind: "invalid-body" });
  return ok({ marks: [id, code], event: parsed.output.event_type });
}

async function codeOf(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "sign",
  ]);
  const bytes = await crypto.subtle.sign("HMAC", key, encoder.encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function jsonOf(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return undefined;
  }
}
