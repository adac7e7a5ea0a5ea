import { type ApiFailure, changeFailureOf, readFailureOf } from "#domain/member/api-failures.ts";
import { type Favorites, parseFavorites } from "#domain/member/favorites.ts";
import { parseMemberFront, type ReadFront } from "#domain/member/member-front.ts";
import { parseUser, type User } from "#domain/member/user.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { cachedUser } from "./member-cache.ts";
import { patience } from "./patience.ts";

export type ApiAnswer<Value> = Promise<Result<Value, ApiFailure>>;

/** The session state in the edge's response. */
export type SessionAnswer = { state: "visitor" } | { state: "member"; user: User };

/** The identity provider's tokens after a sign-in. */
export interface ProviderTokens {
  idToken: string;
  refreshToken: string;
}

const TIMEOUT_MS = 10_000;

/** Reads the session. The response also sets the anti-forgery cookie. */
export async function getSession(): ApiAnswer<SessionAnswer> {
  return readOwn("/api/session", parseSession);
}

/** A new session: the member, with the favorites where the edge could read them. */
export interface NewSession {
  user: User;
  favorites: Favorites | undefined;
}

/** Exchanges the provider's tokens for the sealed session cookie. */
export async function createSession(tokens: ProviderTokens): ApiAnswer<NewSession> {
  const { idToken, refreshToken } = tokens;
  return parsed(
    await sendChange("POST", "/api/session", { idToken, refreshToken }),
    parseNewSession,
  );
}

/** Ends the session; the edge clears its cookie. */
export async function endSession(): ApiAnswer<unknown> {
  return sendChange("DELETE", "/api/session");
}

/** Ends all sessions of the member, this one included. */
export async function endAllSessions(): ApiAnswer<unknown> {
  return sendChange("POST", "/api/session/end-all");
}

/** Deletes the member's account with all stored data. */
export async function deleteAccount(): ApiAnswer<unknown> {
  return sendChange("DELETE", "/api/profile");
}

/** Changes one field of the member's profile. */
export async function changeProfile(
  change: { displayName: string } | { photoURL: string | null },
): ApiAnswer<User> {
  return parsed(await sendChange("PATCH", "/api/profile", change), parseOwner);
}

/** Sends the verification email again. */
export async function sendVerificationMail(): ApiAnswer<unknown> {
  return sendChange("POST", "/api/profile/verification", {});
}

/** Sends a recovery email. The response does not reveal whether the address is registered. */
export async function recoverPassword(email: string): ApiAnswer<unknown> {
  return sendChange("POST", "/api/recovery", { email });
}

/** Reads the member's favorites. */
export async function getFavorites(): ApiAnswer<Favorites> {
  return readOwn("/api/favorites", parseFavorites);
}

/** Reads the member's part of the dashboard. */
export async function getFront(): ApiAnswer<ReadFront> {
  return readOwn("/api/front", parseMemberFront);
}

/** Adds (PUT) or removes (DELETE) a favorite by its key; resolves to the favorites afterwards. */
export async function changeFavorite(method: "PUT" | "DELETE", key: string): ApiAnswer<Favorites> {
  // `keepalive` sends the change even if the visitor leaves the page right after the click.
  const outliving = { keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) };
  return parsed(
    await sendChange(method, `/api/favorites/${key}`, undefined, outliving),
    parseFavorites,
  );
}

/**
 * Reads what belongs to the cached member. The response counts as a failure when another tab has signed
 * in, signed out or changed the profile since the request.
 */
async function readOwn<Value>(
  path: string,
  parse: (body: unknown) => Value | undefined,
): ApiAnswer<Value> {
  const member = () => JSON.stringify(cachedUser());
  const requester = member();
  const answer = await send(path);
  return member() === requester ? parsed(answer, parse) : fail({ kind: "unavailable" });
}

/** Sends a change with the anti-forgery token, which is fetched first if missing. */
export async function sendChange(
  method: string,
  path: string,
  body?: object,
  options?: RequestInit,
): ApiAnswer<unknown> {
  const attempt = () =>
    send(
      path,
      {
        method,
        headers: {
          ...ACCEPTED,
          "X-XSRF-TOKEN": forgeryToken() ?? "",
          // Sent without a body too, because forms of other sites cannot send this type.
          "Content-Type": "application/json",
        },
        body: body === undefined ? null : JSON.stringify(body),
        ...options,
      },
      changeFailureOf,
    );
  if (!hasForgeryToken()) {
    const session = await send("/api/session");
    if (!session.ok) return session;
  }
  const answer = await attempt();
  if (answer.ok || answer.error.kind !== "forgery") return answer;
  // The token had expired: tries once more with a new one.
  const session = await send("/api/session");
  return session.ok ? attempt() : session;
}

const ACCEPTED = { Accept: "application/json" };

export async function send(
  path: string,
  options?: RequestInit,
  failureOf: typeof changeFailureOf = readFailureOf,
): ApiAnswer<unknown> {
  try {
    const response = await fetch(path, {
      headers: ACCEPTED,
      cache: "no-store",
      signal: patience(TIMEOUT_MS),
      ...options,
    });
    const answered = jsonOf(await response.text());
    return response.ok ? ok(answered) : fail(failureOf(response.status, answered));
  } catch {
    return fail({ kind: "offline" });
  }
}

/** The answer of a call, parsed; an answer of another shape counts as a failure. */
export function parsed<Value>(
  answer: Result<unknown, ApiFailure>,
  parse: (body: unknown) => Value | undefined,
): Result<Value, ApiFailure> {
  if (!answer.ok) return answer;
  const value = parse(answer.value);
  return value === undefined ? fail({ kind: "unavailable" }) : ok(value);
}

function parseSession(body: unknown): SessionAnswer | undefined {
  const { state, user } = Object(body);
  const member = parseUser(user);
  if (member) return { state: "member", user: member };
  return state === "visitor" ? { state } : undefined;
}

function parseNewSession(body: unknown): NewSession | undefined {
  const user = parseOwner(body);
  const { favorites } = (body ?? {}) as { favorites?: unknown };
  return user && { user, favorites: parseFavorites(favorites) };
}

function parseOwner(body: unknown): User | undefined {
  return parseUser(Object(body).user);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether the browser has an anti-forgery token, which expires after an hour. */
export function hasForgeryToken(): boolean {
  return Boolean(forgeryToken());
}

function forgeryToken(): string | undefined {
  const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
  const cookies: Record<string, string | undefined> = Object.fromEntries(pairs);
  // The first over HTTPS, the second behind a proxy that terminates TLS.
  return cookies["__Host-XSRF-TOKEN"] || cookies["XSRF-TOKEN"];
}
