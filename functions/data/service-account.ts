import * as v from "valibot";
import { fail, ok, type Result } from "#domain/result.ts";
import { parseBoundedJson } from "../http/bounded-json.ts";
import { boundedText } from "../http/bounded-text.ts";
import { keyOfPem, signedJwt } from "../http/signed-jwt.ts";
import { createSingleFlight } from "./single-flight.ts";

/** The key of a service account, of its JSON file. */
export interface ServiceAccountKey {
  email: string;
  /** PKCS 8 in PEM. */
  privateKey: string;
  /** The key's id, which spares the provider looking for it. */
  keyId: string | undefined;
  /** The address that exchanges an assertion for an access token. */
  tokenUrl: string;
}

/** Why there is no access token, with a sentence for the operator. */
export interface TokenFailure {
  kind: /** The endpoint refuses the account. */ "no-token" | "unreachable";
  says: string;
}

/** A service account, which gives the administrator's access to a hosted database. */
export interface ServiceAccount {
  /** A valid access token: the kept one, or a new one. Never rejects. */
  accessToken(): Promise<Result<string, TokenFailure>>;
  /** Drops a token that the database refused, so that the next call fetches another. */
  drop(token: string): void;
}

/** The access that a hosted database asks for. */
const SCOPES = ["firebase.database", "userinfo.email"]
  .map((name) => `https://www.googleapis.com/auth/${name}`)
  .join(" ");
const GRANT_TYPE = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** The longest life of an assertion that the provider accepts. */
const ASSERTION_LIFE_S = 3600;
/** A token is renewed this long before it ends, so that it outlives the request it is sent with. */
const MARGIN_MS = 60_000;
const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 64 * 1024;

const Token = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
  expires_in: v.pipe(v.number(), v.minValue(1), v.maxValue(24 * 3600)),
});
const Refusal = v.object({ error: v.string(), error_description: v.optional(v.string()) });

/** Fetches access tokens by signed assertions (RFC 7523), one exchange at a time, and keeps them. */
export function createServiceAccount(options: {
  key: ServiceAccountKey;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
}): ServiceAccount {
  const { key, fetch, now } = options;
  let kept: { token: string; at: number; lifeMs: number } | undefined;

  async function assertion(): Promise<string> {
    const issuedAt = Math.floor(now() / 1000);
    const claims = {
      scope: SCOPES,
      iss: key.email,
      aud: key.tokenUrl,
      iat: issuedAt,
      exp: issuedAt + ASSERTION_LIFE_S,
    };
    return signedJwt(claims, await keyOfPem(key.privateKey, "RS256"), key.keyId);
  }

  async function exchange(): Promise<Result<string, TokenFailure>> {
    const at = now();
    const signed = await assertion().catch(() => undefined);
    if (signed === undefined) {
      return refused(`The private key of the service account ${key.email} cannot be read.`);
    }
    const answer = await post(signed);
    if (answer === undefined) return fail(unreachable());
    const { status, text } = answer;
    const body = parsed(text);
    const token = v.safeParse(Token, body);
    if (status === 200 && token.success) {
      const { access_token, expires_in } = token.output;
      kept = { token: access_token, at, lifeMs: expires_in * 1000 - MARGIN_MS };
      return ok(access_token);
    }
    // A broken endpoint says nothing of the account.
    if (status === 429 || status >= 500) return fail(unreachable(` (${status})`));
    const refusal = v.safeParse(Refusal, body);
    const { error, error_description } = refusal.success ? refusal.output : {};
    const reason = error_description ?? error ?? "no reason given";
    return refused(
      `${key.tokenUrl} gives the service account ${key.email} no token (${status}): ${reason}`,
    );
  }

  async function post(signed: string): Promise<{ status: number; text: string } | undefined> {
    try {
      const response = await fetch(key.tokenUrl, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ grant_type: GRANT_TYPE, assertion: signed }).toString(),
        // A redirect is never followed: it would send the assertion elsewhere.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await boundedText(response, MAX_ANSWER_BYTES);
      return { status: response.status, text: text.ok ? text.value : "" };
    } catch {
      return undefined;
    }
  }

  function unreachable(status = ""): TokenFailure {
    return {
      kind: "unreachable",
      says: `${key.tokenUrl}, which gives access tokens, does not answer${status}.`,
    };
  }

  const flight = createSingleFlight<string, TokenFailure, object>({
    read: exchange,
    isPersonal: () => false,
    now,
    waitMs: TIMEOUT_MS,
  });

  return {
    async accessToken() {
      // By the distance of times: a token from the future counts as old.
      if (kept !== undefined && Math.abs(now() - kept.at) < kept.lifeMs) return ok(kept.token);
      return (await flight.answer({})) ?? fail(unreachable());
    },
    drop(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}

function refused(says: string): Result<never, TokenFailure> {
  return fail({ kind: "no-token", says: says.endsWith(".") ? says : `${says}.` });
}

function parsed(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return undefined;
  }
}
