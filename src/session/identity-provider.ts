import * as v from "valibot";
import { fail, ok, type Result } from "../domain/result.ts";
import { photoUrlOf, type User } from "../domain/user.ts";

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

/** A change of the profile: null removes the avatar (spec section 3, "Profile update"). */
export type ProfileChange = { displayName: string } | { photoURL: string | null };

/** What a refresh token was exchanged for. */
export interface Tokens {
  idToken: string;
  refreshToken: string;
}

type Answered<Value> = Promise<Result<Value, ProviderFailure>>;

/** Firebase Authentication over its REST interface. No method throws or outlasts the time-out. */
export interface IdentityProvider {
  lookup(idToken: string): Answered<User>;
  refresh(refreshToken: string): Answered<Tokens>;
  update(idToken: string, change: ProfileChange): Answered<void>;
  /** Sends a mail whose link leads on to `returnUrl`, where the project allows its domain. */
  sendVerification(idToken: string, returnUrl: string): Answered<void>;
  sendRecovery(email: string, returnUrl: string): Answered<void>;
}

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
const INVALID = new Set(["INVALID_EMAIL", "MISSING_EMAIL", "INVALID_DISPLAY_NAME"]);
const DOMAIN_REFUSALS = new Set(["UNAUTHORIZED_DOMAIN", "INVALID_CONTINUE_URI"]);

const Refusal = v.object({ error: v.object({ message: v.string() }) });
const Refreshed = v.object({ id_token: v.string(), refresh_token: v.string() });
const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/),
  v.transform((text) => new Date(Number(text)).toISOString()),
);
const LookedUp = v.object({
  users: v.tuple([
    v.object({
      localId: v.string(),
      email: v.optional(v.string()),
      displayName: v.optional(v.string(), ""),
      photoUrl: v.optional(v.string(), ""),
      emailVerified: v.optional(v.boolean(), false),
      disabled: v.optional(v.boolean(), false),
      createdAt: v.optional(milliseconds),
      lastLoginAt: v.optional(milliseconds),
    }),
  ]),
});

/** Of what is only done, every JSON object is a confirmation. */
const Done = v.record(v.string(), v.unknown());

/** A client of the provider; time-out 2.5 s and pause 5 s unless given. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { apiKey, emulatorHost, timeoutMs = 2_500, pauseMs = 5_000, now = Date.now } = options;
  // Called as a bare function: the global fetch of a Worker refuses any other `this`.
  const { fetch } = options;
  let downUntil = 0;
  let incidentSince: number | undefined;

  function failed(failure: ProviderFailure, reason: string): { ok: false; error: ProviderFailure } {
    if (incidentSince === undefined) options.onUnavailable?.(reason);
    incidentSince ??= now();
    return fail(failure);
  }

  function answered(): void {
    if (incidentSince !== undefined) options.onRecovery?.(now() - incidentSince);
    incidentSince = undefined;
  }

  async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    host: string,
    path: string,
    body: object | URLSearchParams,
  ): Answered<v.InferOutput<Schema>> {
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
        signal: AbortSignal.timeout(timeoutMs),
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
      answered();
      return fail(failure);
    }
    const value = v.safeParse(schema, answer.body);
    if (!value.success) {
      const reason = "an answer of another shape";
      return failed({ kind: "unavailable", reason }, reason);
    }
    answered();
    return ok(value.output);
  }
  const account = <Schema extends v.GenericSchema>(schema: Schema, action: string, body: object) =>
    call(schema, "identitytoolkit.googleapis.com", `/v1/accounts:${action}`, body);

  async function sendMail(mail: object, continueUrl: string): Answered<void> {
    const sent = await account(Done, "sendOobCode", { ...mail, continueUrl });
    // A mail without the way back is better than none.
    const isElsewhere =
      !sent.ok && "reason" in sent.error && DOMAIN_REFUSALS.has(sent.error.reason);
    return done(isElsewhere ? await account(Done, "sendOobCode", mail) : sent);
  }

  return {
    async lookup(idToken) {
      const answer = await account(LookedUp, "lookup", { idToken });
      if (!answer.ok) return answer;
      const [found] = answer.value.users;
      if (found.disabled) return fail({ kind: "refused", reason: "USER_DISABLED" });
      if (!found.email) return fail({ kind: "refused", reason: "no e-mail address" });
      return ok({
        uid: found.localId,
        email: found.email,
        displayName: found.displayName || null,
        photoURL: photoUrlOf(found.photoUrl),
        emailVerified: found.emailVerified,
        createdAt: found.createdAt ?? null,
        lastLoginAt: found.lastLoginAt ?? found.createdAt ?? null,
      });
    },
    async refresh(refreshToken) {
      const form = new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: refreshToken,
      });
      const answer = await call(Refreshed, "securetoken.googleapis.com", "/v1/token", form);
      if (!answer.ok) return answer;
      return ok({ idToken: answer.value.id_token, refreshToken: answer.value.refresh_token });
    },
    async update(idToken, change) {
      const fields =
        "displayName" in change
          ? { displayName: change.displayName }
          : change.photoURL === null
            ? { deleteAttribute: ["PHOTO_URL"] }
            : { photoUrl: change.photoURL };
      return done(await account(Done, "update", { idToken, ...fields, returnSecureToken: false }));
    },
    sendVerification: (idToken, returnUrl) =>
      sendMail({ requestType: "VERIFY_EMAIL", idToken }, returnUrl),
    sendRecovery: (email, returnUrl) =>
      sendMail({ requestType: "PASSWORD_RESET", email }, returnUrl),
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
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body };
  } catch (error) {
    return error instanceof Error ? error.name : "unreachable";
  }
}

/** A message is a code, at times followed by " : " and a sentence. */
function failureOf(status: number, body: unknown): ProviderFailure {
  const refusal = v.safeParse(Refusal, body);
  const reason = refusal.success ? (refusal.output.error.message.split(" ")[0] ?? "") : "";
  if (REFUSALS.has(reason)) return { kind: "refused", reason };
  if (reason === "EMAIL_NOT_FOUND") return { kind: "unknown-email" };
  if (THROTTLES.has(reason) || status === 429) return { kind: "throttled" };
  if (INVALID.has(reason) || DOMAIN_REFUSALS.has(reason)) return { kind: "invalid-input", reason };
  // What else it may refuse is the set-up's fault, such as a wrong API key: no member's.
  return { kind: "unavailable", reason: reason || String(status) };
}

function done(answer: Result<unknown, ProviderFailure>): Result<void, ProviderFailure> {
  return answer.ok ? ok(undefined) : answer;
}

function unavailable(reason: string): { ok: false; error: ProviderFailure } {
  return fail({ kind: "unavailable", reason });
}
