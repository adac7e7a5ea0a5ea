import * as v from "valibot";
import type { User } from "#domain/member/user.ts";

/** The idle limit of a session: 7 days (design.md section 6). */
export const IDLE_LIMIT_MS = 7 * 24 * 60 * 60 * 1000;

/** The absolute limit of a session: 30 days (design.md section 6). */
export const ABSOLUTE_LIMIT_MS = 30 * 24 * 60 * 60 * 1000;

/** The time of last use is updated at most this often: each update means a new cookie. */
export const RESEAL_AFTER_MS = 60 * 60 * 1000;

/** An ID token with less time left than this is renewed before it is used. */
export const REFRESH_BEFORE_MS = 5 * 60 * 1000;

/** The longest life of an ID token, an hour, and what clocks may differ by, in ms. */
export const ID_TOKEN_MS = 65 * 60 * 1000;

/** Clocks of two data centres may differ by this much. */
export const CLOCK_SKEW_MS = 60 * 1000;

const UserSchema = v.object({
  uid: v.string(),
  email: v.string(),
  displayName: v.nullable(v.string()),
  photoURL: v.nullable(v.string()),
  emailVerified: v.boolean(),
  createdAt: v.nullable(v.string()),
  lastLoginAt: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, User>;

/** The content of a sealed cookie. All times are milliseconds since 1970. */
export const SessionSchema = v.object({
  /** A random id, by which the server ends this session for every copy of the cookie. */
  id: v.string(),
  user: UserSchema,
  refreshToken: v.string(),
  /** Absent when it would not fit into the cookie: the refresh token gets another one. */
  idToken: v.optional(v.object({ token: v.string(), expiresAt: v.number() })),
  /** The time of the sign-in, by the provider's clock. */
  signedInAt: v.number(),
  issuedAt: v.number(),
  lastSeenAt: v.number(),
});

/** A member's session. */
export type Session = v.InferOutput<typeof SessionSchema>;

/** The mark of an ended session: its id and its start, in milliseconds since 1970. */
export type SessionMark = { id: string; startedAt: number };

/**
 * A session is as old as its sign-in, of which tokens name only the second: one in the second in which
 * all sessions were ended counts as earlier.
 */
export function markOf({ id, issuedAt, signedInAt }: Session): SessionMark {
  return { id, startedAt: Math.min(issuedAt, signedInAt) };
}

/**
 * Says whether a session is within its idle and its absolute limit, and not begun in the future. A last use
 * in the future, by a clock that was ahead, counts by its distance.
 */
export function isAlive({ issuedAt, lastSeenAt }: Session, now: number): boolean {
  return (
    issuedAt <= now + CLOCK_SKEW_MS &&
    now < issuedAt + ABSOLUTE_LIMIT_MS &&
    Math.abs(now - lastSeenAt) < IDLE_LIMIT_MS
  );
}

/** The time until a session expires without further use, in milliseconds. */
export function remainingMs({ issuedAt, lastSeenAt }: Session, now: number): number {
  return Math.max(0, Math.min(issuedAt + ABSOLUTE_LIMIT_MS, lastSeenAt + IDLE_LIMIT_MS) - now);
}
