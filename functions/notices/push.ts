import { base64url } from "jose";
import { retryAfterOf } from "../http/retry-after.ts";
import { keyOfJwk, signedJwt } from "../http/signed-jwt.ts";
import type { NoticeSettings, VapidKeys } from "../settings/notice-settings.ts";
import { encrypt, type SubscriptionKeys } from "./encryption.ts";

/** The stored address and keys of a browser that takes messages. */
export interface PushTarget extends SubscriptionKeys {
  endpoint: string;
}

/** A message with what the push service is told of it. */
export interface PushMessage {
  /** The text for the service worker. */
  text: string;
  /** How long it is worth delivering, in ms. */
  lifeMs: number;
  /** Of messages with one topic, a device that was away gets the last alone. */
  topic?: string;
}

export type PushOutcome =
  | { kind: "sent" }
  /** The subscription has ended. */
  | { kind: "gone" }
  /** Worth another try: no answer, 429 or 5xx. */
  | { kind: "busy"; retryAfterMs: number | undefined }
  | { kind: "refused"; status: number };

/** Sends a message to a browser; never rejects. */
export type Push = (target: PushTarget, message: PushMessage) => Promise<PushOutcome>;

const TIMEOUT_MS = 10_000;
/** Push services take tokens that end within a day. */
const TOKEN_LIFE_S = 12 * 3_600;

/** The sender of messages by the keys of the settings. */
export function createPush(options: {
  settings: NoticeSettings;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}): Push {
  const { settings, fetch, now } = options;
  const key = keyOfJwk(jwkOf(settings), "ES256");
  // A key that cannot be read fails every message, not the Worker.
  key.catch(() => undefined);

  async function authorization(endpoint: string): Promise<string> {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now() / 1000) + TOKEN_LIFE_S,
      sub: settings.subject,
    };
    const token = await signedJwt(claims, await key);
    return `vapid t=${token}, k=${settings.publicKey}`;
  }

  return async ({ endpoint, ...keys }, { text, lifeMs, topic }) => {
    try {
      const response = await fetch(endpoint, {
        method: "POST",
        // Another address would be none that the door has let in.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          Authorization: await authorization(endpoint),
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
          TTL: String(Math.max(0, Math.round(lifeMs / 1000))),
          Urgency: "high",
          ...(topic === undefined ? {} : { Topic: topic }),
        },
        body: await encrypt(text, keys),
      });
      await response.body?.cancel();
      return outcomeOf(response, now());
    } catch {
      return { kind: "busy", retryAfterMs: undefined };
    }
  };
}

function outcomeOf(response: Response, now: number): PushOutcome {
  const { status } = response;
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status !== 429 && status < 500) return { kind: "refused", status };
  return { kind: "busy", retryAfterMs: retryAfterOf(response, now) };
}

/** A pair of keys as a JSON Web Key. */
export function jwkOf({ publicKey, privateKey }: VapidKeys) {
  const point = base64url.decode(publicKey);
  return {
    kty: "EC",
    crv: "P-256",
    x: base64url.encode(point.slice(1, 33)),
    y: base64url.encode(point.slice(33, 65)),
    d: privateKey,
  };
}
