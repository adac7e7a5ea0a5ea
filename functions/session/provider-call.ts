import * as v from "valibot";
import { createIncident } from "#domain/incident.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { parseBoundedJson } from "../http/bounded-json.ts";
import { boundedText } from "../http/bounded-text.ts";

/** The failure of a call to the identity provider. */
export type ProviderFailure =
  /** The token or the account is no longer valid: the member has to sign in again. */
  | { kind: "refused"; reason: string }
  /** No account has this e-mail address. */
  | { kind: "unknown-email" }
  /** The request's fields are not valid, such as a malformed e-mail address. */
  | { kind: "invalid-input"; reason: string }
  | { kind: "throttled" }
  /** Down, out of reach, too slow, or misconfigured. */
  | { kind: "unavailable"; reason: string };

/** The outcome of a call to the provider. */
export type Answered<Value> = Promise<Result<Value, ProviderFailure>>;

export interface IdentityProviderOptions {
  apiKey: string;
  /** `host:port` of the Auth emulator; Google's own servers when undefined. */
  emulatorHost?: string | undefined;
  /** The site's own address, for API keys that are bound to it. */
  referrer?: string | undefined;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs?: number;
  /** After a call without an answer, further calls fail at once for this long. */
  pauseMs?: number;
  now?: () => number;
  /** Called once per incident, with the reason. */
  onUnavailable?: (reason: string) => void;
  /** Called when an incident ends. */
  onRecovery?: (afterMs: number) => void;
}

const REFUSALS = new Set([
  "TOKEN_EXPIRED",
  "USER_DISABLED",
  "USER_NOT_FOUND",
  "INVALID_ID_TOKEN",
  "INVALID_REFRESH_TOKEN",
  "MISSING_REFRESH_TOKEN",
  "INVALID_GRANT_TYPE",
  "CREDENTIAL_TOO_OLD_LOGIN_AGAIN",
  "PROJECT_NUMBER_MISMATCH",
]);
const THROTTLES = new Set([
  "TOO_MANY_ATTEMPTS_TRY_LATER",
  "RESET_PASSWORD_EXCEED_LIMIT",
  "QUOTA_EXCEEDED",
]);
const INVALID = new Set([
  "INVALID_EMAIL",
  "MISSING_EMAIL",
  "INVALID_DISPLAY_NAME",
  "INVALID_CONTINUE_URI",
  "UNAUTHORIZED_DOMAIN",
]);

/** The limit of an answer: an account and its tokens take a few kilobytes. */
const MAX_ANSWER_BYTES = 256 * 1024;

const Refusal = v.object({ error: v.object({ message: v.string() }) });

/** One call of the provider's REST interface: a path, its host, and the schema of its answer. */
export type ProviderCall = <Schema extends v.GenericSchema>(
  schema: Schema,
  host: string,
  path: string,
  body: object | URLSearchParams,
  limit?: AbortSignal,
) => Answered<v.InferOutput<Schema>>;

/** The time limit of one answer, which several calls can share. */
export function answerLimit({ timeoutMs = 2_500 }: IdentityProviderOptions): AbortSignal {
  return AbortSignal.timeout(timeoutMs);
}

/**
 * Calls the provider; pauses after a call without an answer. Never throws or exceeds the time-out.
 */
export function createProviderCall(options: IdentityProviderOptions): ProviderCall {
  const { apiKey, emulatorHost, pauseMs = 5_000, now = Date.now } = options;
  // Called as a bare function: the global fetch of a Worker refuses any other `this`.
  const { fetch } = options;
  const incident = createIncident({
    now,
    onFailure: options.onUnavailable,
    onRecovery: options.onRecovery,
  });
  let unansweredAt = Number.NEGATIVE_INFINITY;

  function failed(failure: ProviderFailure, reason: string): { ok: false; error: ProviderFailure } {
    incident.failed(reason);
    return fail(failure);
  }

  return async (schema, host, path, body, limit = answerLimit(options)) => {
    if (Math.abs(now() - unansweredAt) < pauseMs) return unavailable("paused after a failure");
    const origin = emulatorHost === undefined ? "https://" : `http://${emulatorHost}/`;
    const isForm = body instanceof URLSearchParams;
    const answer = await exchange(
      fetch,
      `${origin}${host}${path}?key=${encodeURIComponent(apiKey)}`,
      {
        method: "POST",
        headers: {
          "Content-Type": isForm ? "application/x-www-form-urlencoded" : "application/json",
          ...(options.referrer === undefined ? {} : { Referer: `${options.referrer}/` }),
        },
        body: isForm ? body.toString() : JSON.stringify(body),
        signal: limit,
      },
    );
    // Only a missing answer shows that the provider is down: an error may concern one account.
    if (typeof answer === "string") {
      unansweredAt = now();
      return failed({ kind: "unavailable", reason: answer }, answer);
    }
    if (answer.status >= 400) {
      const failure = failureOf(answer.status, answer.body);
      if (failure.kind === "unavailable") return failed(failure, failure.reason);
      // Status 429 is the quota of the whole project; one account's limit has another status.
      if (answer.status === 429) return failed(failure, "throttled");
      incident.succeeded();
      return fail(failure);
    }
    const value = v.safeParse(schema, answer.body);
    if (!value.success) {
      const reason = "an answer of another shape";
      return failed({ kind: "unavailable", reason }, reason);
    }
    incident.succeeded();
    return ok(value.output);
  };
}

/** The answer, or the name of the error when there was none. */
async function exchange(
  fetch: IdentityProviderOptions["fetch"],
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown } | string> {
  try {
    const response = await fetch(url, init);
    // A truncated, stalled or overlong body counts as no answer; a body that is not JSON counts as
    // an answer.
    const text = await boundedText(response, MAX_ANSWER_BYTES);
    if (!text.ok) return text.error.kind;
    return { status: response.status, body: parsedJson(text.value) };
  } catch (error) {
    return error instanceof Error ? error.name : "unreachable";
  }
}

function parsedJson(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return undefined;
  }
}

/** The provider's message is a code, sometimes followed by " : " and a sentence. */
function failureOf(status: number, body: unknown): ProviderFailure {
  const refusal = v.safeParse(Refusal, body);
  const reason = refusal.success ? (refusal.output.error.message.split(" ")[0] ?? "") : "";
  if (REFUSALS.has(reason)) return { kind: "refused", reason };
  if (reason === "EMAIL_NOT_FOUND") return { kind: "unknown-email" };
  if (THROTTLES.has(reason) || status === 429) return { kind: "throttled" };
  if (INVALID.has(reason)) return { kind: "invalid-input", reason };
  // Every other refusal is a misconfiguration, such as a wrong API key.
  return { kind: "unavailable", reason: reason || String(status) };
}

function unavailable(reason: string): { ok: false; error: ProviderFailure } {
  return fail({ kind: "unavailable", reason });
}
