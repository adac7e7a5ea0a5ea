import * as v from "valibot";
import { createIncident } from "../../domain/incident.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { boundedText } from "../http/bounded-text.ts";

/** Why the identity provider did not do what it was asked. */
export type ProviderFailure =
  /** The token or the account is no longer good: the member has to sign in again. */
  | { kind: "refused"; reason: string }
  /** No account has this e-mail address. */
  | { kind: "unknown-email" }
  /** What was sent is not valid, such as an address that is none. */
  | { kind: "invalid-input"; reason: string }
  | { kind: "throttled" }
  /** Down, out of reach, too slow, or set up in a way that it cannot work. */
  | { kind: "unavailable"; reason: string };

/** What every question to the provider comes to. */
export type Answered<Value> = Promise<Result<Value, ProviderFailure>>;

export interface IdentityProviderOptions {
  apiKey: string;
  /** `host:port` of the Auth emulator; Google's own servers when undefined. */
  emulatorHost?: string | undefined;
  /** The site's own address, for API keys that are bound to it. */
  referrer?: string | undefined;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs?: number;
  /** After a call that got no answer the next ones are not even tried for so long. */
  pauseMs?: number;
  now?: () => number;
  /** Told for the operator, once an incident, why the provider cannot do its part... */
  onUnavailable?: (reason: string) => void;
  /** ... and that it can again. */
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

/** An account and its tokens take a few kilobytes. */
const MAX_ANSWER_BYTES = 256 * 1024;

const Refusal = v.object({ error: v.object({ message: v.string() }) });

/** One call of the provider's REST interface: a path of one of its hosts, and what its answer is. */
export type ProviderCall = <Schema extends v.GenericSchema>(
  schema: Schema,
  host: string,
  path: string,
  body: object | URLSearchParams,
  limit?: AbortSignal,
) => Answered<v.InferOutput<Schema>>;

/** How long an answer may take, be it of one call or of several. */
export function answerLimit({ timeoutMs = 2_500 }: IdentityProviderOptions): AbortSignal {
  return AbortSignal.timeout(timeoutMs);
}

/**
 * Calls the provider, and after a call that got no answer leaves it alone for a while. Never throws
 * or outlasts the time-out.
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
  let downUntil = 0;

  function failed(failure: ProviderFailure, reason: string): { ok: false; error: ProviderFailure } {
    incident.failed(reason);
    return fail(failure);
  }

  return async (schema, host, path, body, limit = answerLimit(options)) => {
    if (now() < downUntil) return unavailable("paused after a failure");
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
    // Only no answer at all says that the provider is down: any answer may be one member's alone.
    if (typeof answer === "string") {
      downUntil = now() + pauseMs;
      return failed({ kind: "unavailable", reason: answer }, answer);
    }
    if (answer.status >= 400) {
      const failure = failureOf(answer.status, answer.body);
      if (failure.kind === "unavailable") return failed(failure, failure.reason);
      // The quota of the whole project; of one account too much is said with another status.
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

/** The answer, or in a word why there was none. */
async function exchange(
  fetch: IdentityProviderOptions["fetch"],
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown } | string> {
  try {
    const response = await fetch(url, init);
    // A body that breaks off, stalls or is too long is no answer; one that is not JSON is one.
    const text = await boundedText(response, MAX_ANSWER_BYTES);
    if (!text.ok) return text.error.kind;
    return { status: response.status, body: parsedJson(text.value) };
  } catch (error) {
    return error instanceof Error ? error.name : "unreachable";
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A message is a code, at times followed by " : " and a sentence. */
function failureOf(status: number, body: unknown): ProviderFailure {
  const refusal = v.safeParse(Refusal, body);
  const reason = refusal.success ? (refusal.output.error.message.split(" ")[0] ?? "") : "";
  if (REFUSALS.has(reason)) return { kind: "refused", reason };
  if (reason === "EMAIL_NOT_FOUND") return { kind: "unknown-email" };
  if (THROTTLES.has(reason) || status === 429) return { kind: "throttled" };
  if (INVALID.has(reason)) return { kind: "invalid-input", reason };
  // What else it may refuse is the set-up's fault, such as a wrong API key: no member's.
  return { kind: "unavailable", reason: reason || String(status) };
}

function unavailable(reason: string): { ok: false; error: ProviderFailure } {
  return fail({ kind: "unavailable", reason });
}
