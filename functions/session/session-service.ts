import { type DeletedMember, photoUrlOf, type User } from "#domain/member/user.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type IdTokenConfig, verifyIdToken } from "./id-token.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { ProviderFailure } from "./provider-call.ts";
import type { Revocations, WaitUntil } from "./revocations.ts";
import type { Opened, Seals } from "./sealing.ts";
import { ID_TOKEN_MS, isAlive, REFRESH_BEFORE_MS, type Session } from "./session.ts";

/** The reason why no session was begun. */
export type StartFailure = {
  kind: "invalid-token" | "identity-unavailable" | "session-too-large";
  /** For the log; never part of an answer. */
  reason: string;
};

/** A session without a usable ID token: the session is over, or the provider is unavailable. */
export type RenewalFailure = { kind: "session-over" | "identity-unavailable"; reason: string };

/** Makes, opens, renews and ends sessions; one for as long as the isolate lives. */
export interface SessionService {
  /** Begins a session once the ID token is verified and the provider still has the account. */
  start(tokens: { idToken: string; refreshToken: string }): Promise<Result<Session, StartFailure>>;
  /** The session in a cookie, when it is genuine, within its limits and not ended by the server. */
  open(sealed: string, waitUntil?: WaitUntil): Promise<Opened | undefined>;
  /** The session with an ID token that lasts for at least five minutes more. */
  renew(session: Session): Promise<Result<Session, RenewalFailure>>;
  /** Ends one session for every copy of its cookie, unless that cannot be stored. */
  end(session: Session): ReturnType<Revocations["end"]>;
  /** Ends a session that another one replaces; while it cannot be stored, in this isolate alone. */
  replace(session: Session): Promise<void>;
  /** Ends all sessions of the member, this one included. */
  endAll(session: Session): ReturnType<Revocations["endBefore"]>;
  /**
   * Ends this session after a refusal of the provider; all of them when it concerns the account. An
   * account that is missing is only marked: the provider may be wrong.
   */
  endRefused(session: Session, reason: string): Promise<void>;
  /** Ends all sessions of a member who has just deleted the account, and erases the record. */
  endDeleted(session: Session): Promise<void>;
  /**
   * Checks the account at the provider when the last check in this isolate is five minutes old. A
   * check that got no answer waits for the next one.
   */
  check(session: Session, idToken: string): Promise<void>;
  /** The session with the provider's current profile. */
  reread(session: Session, idToken: string): Promise<Result<Session, RenewalFailure>>;
  /** Undefined for a session too large for a cookie; `start` never begins one. */
  seal(session: Session): Promise<string | undefined>;
  now(): number;
}

export interface SessionServiceOptions {
  seals: Seals;
  provider: Pick<IdentityProvider, "lookup" | "refresh">;
  revocations: Revocations;
  /** Called when a member has deleted the account. Never rejects. */
  onAccountDeleted?: ((member: DeletedMember) => Promise<unknown>) | undefined;
  idTokens: IdTokenConfig;
  now?: (() => number) | undefined;
}

/** The codes of refusals that concern the account, and so all of its sessions. */
const ACCOUNT_REFUSALS = ["USER_DISABLED", "USER_NOT_FOUND"];

/** Creates the session service (design.md section 6). */
export function createSessionService(options: SessionServiceOptions): SessionService {
  const { seals, provider, revocations, idTokens, onAccountDeleted, now = Date.now } = options;

  /** Ends this session, even while storage fails, and all sessions that began before `time`. */
  async function endWithOlder(session: Session, time: number): Promise<void> {
    const { uid } = session.user;
    await Promise.all([revocations.endAnyway(session), revocations.endBefore(uid, time)]);
  }

  async function endRefused(session: Session, reason: string, at = now()): Promise<void> {
    if (ACCOUNT_REFUSALS.includes(reason)) await endWithOlder(session, at);
    // The password has changed since this sign-in, and so since every earlier one.
    else if (reason === "TOKEN_EXPIRED") await endWithOlder(session, session.issuedAt + 1);
    else await revocations.endAnyway(session);
    if (reason !== "USER_NOT_FOUND") return;
    const sealed = await seals.seal(session);
    if (sealed !== undefined) await revocations.noteMissing(session.user.uid, sealed);
  }

  /** The provider's profile, unless its answer ends the session. */
  async function lookUp(session: Session, idToken: string): Promise<Result<User, RenewalFailure>> {
    const requestedAt = now();
    const account = await provider.lookup(idToken);
    if (!account.ok) {
      const reason = reasonOf(account.error);
      if (isTransient(account.error)) return away(reason);
      await endRefused(session, reason, requestedAt);
      return over(reason);
    }
    const { user, validSince } = account.value;
    if (session.signedInAt < validSince) {
      await endWithOlder(session, validSince);
      return over("signed in before the password changed");
    }
    return ok(user);
  }

  return {
    now,
    seal: (session) => seals.seal(session),
    async start({ idToken, refreshToken }) {
      const verified = await verifyIdToken(idToken, idTokens);
      if (!verified.ok)
        return fail(startFailure(verified.error.kind === "keys-unavailable", verified.error.kind));
      const account = await provider.lookup(idToken);
      if (!account.ok)
        return fail(startFailure(isTransient(account.error), reasonOf(account.error)));
      const { user, validSince } = account.value;
      if (user.uid !== verified.value.uid) return fail(startFailure(false, "another account"));
      const issuedAt = now();
      const session: Session = {
        id: crypto.randomUUID(),
        user,
        refreshToken,
        idToken: { token: idToken, expiresAt: verified.value.expiresAt * 1000 },
        signedInAt: verified.value.signedInAt * 1000,
        issuedAt,
        lastSeenAt: issuedAt,
      };
      const isOver = session.signedInAt < validSince || (await revocations.isEnded(session));
      if (isOver) return fail(startFailure(false, "signed in before all sessions were ended"));
      // A browser would silently drop the cookie.
      if ((await seals.seal(session)) === undefined)
        return fail({ kind: "session-too-large", reason: `${refreshToken.length} characters` });
      revocations.noteCheck(session);
      return ok(session);
    },
    async open(sealed, waitUntil) {
      const opened = await seals.open(sealed);
      if (opened === undefined || !isAlive(opened.session, now())) return undefined;
      return (await revocations.isEnded(opened.session, waitUntil)) ? undefined : opened;
    },
    end: (session) => revocations.end(session),
    async replace(session) {
      await revocations.endAnyway(session);
    },
    endAll: (session) =>
      revocations.endBefore(session.user.uid, Math.max(now(), session.issuedAt + 1)),
    endRefused: (session, reason) => endRefused(session, reason),
    async endDeleted(session) {
      const { uid } = session.user;
      // First, so that no other session's token writes the record again once it is erased.
      await revocations.noteDeleted(uid);
      await endWithOlder(session, now());
      await onAccountDeleted?.({ uid, idToken: session.idToken?.token });
    },
    async check(session, idToken) {
      if (revocations.isCheckDue(session)) await lookUp(session, idToken);
    },
    async renew(session) {
      const expiresAt = session.idToken?.expiresAt ?? 0;
      const leftMs = expiresAt - now();
      // One that lasts for longer was issued by a clock that was ahead, and the database refuses it.
      if (leftMs >= REFRESH_BEFORE_MS && leftMs <= ID_TOKEN_MS) return ok(session);
      const tokens = await provider.refresh(session.refreshToken);
      if (!tokens.ok) {
        if (!isTransient(tokens.error)) {
          await endRefused(session, reasonOf(tokens.error));
          return over(reasonOf(tokens.error));
        }
        // The old token serves until it expires while the provider is away.
        return expiresAt > now() ? ok(session) : away(reasonOf(tokens.error));
      }
      const { idToken, refreshToken } = tokens.value;
      const verified = await verifyIdToken(idToken, idTokens);
      if (!verified.ok) return away(verified.error.kind);
      const { uid, email, emailVerified, name, picture } = verified.value;
      // Another member's refresh token would turn this session into theirs.
      if (uid !== session.user.uid) {
        await revocations.endAnyway(session);
        return over("another account");
      }
      const user: User = {
        ...session.user,
        email: email ?? session.user.email,
        emailVerified,
        displayName: name || null,
        photoURL: photoUrlOf(picture ?? ""),
      };
      const expiry = verified.value.expiresAt * 1000;
      return ok({ ...session, user, refreshToken, idToken: { token: idToken, expiresAt: expiry } });
    },
    async reread(session, idToken) {
      revocations.noteCheck(session);
      const user = await lookUp(session, idToken);
      return user.ok ? ok({ ...session, user: user.value }) : user;
    },
  };
}

function startFailure(isAway: boolean, reason: string): StartFailure {
  return { kind: isAway ? "identity-unavailable" : "invalid-token", reason };
}

/** Returns whether a failure may pass: only a refusal concerns the account. */
function isTransient(failure: ProviderFailure): boolean {
  return failure.kind !== "refused";
}

function reasonOf(failure: ProviderFailure): string {
  return "reason" in failure ? failure.reason : failure.kind;
}

function over(reason: string): { ok: false; error: RenewalFailure } {
  return fail({ kind: "session-over", reason });
}

function away(reason: string): { ok: false; error: RenewalFailure } {
  return fail({ kind: "identity-unavailable", reason });
}
