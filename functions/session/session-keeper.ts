import { photoUrlOf, type User } from "../../domain/member/user.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { type IdTokenConfig, verifyIdToken } from "./id-token.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { ProviderFailure } from "./provider-call.ts";
import type { Opened, Seals } from "./sealing.ts";
import { isAlive, REFRESH_BEFORE_MS, type Session } from "./session.ts";

/** Why no session was begun. */
export type StartFailure = {
  kind: "invalid-token" | "identity-unavailable" | "session-too-large";
  /** For the operator; never for the answer. */
  reason: string;
};

/** Why a session has no usable ID token: it is over, or the provider cannot be asked now. */
export type RenewalFailure = { kind: "session-over" | "identity-unavailable"; reason: string };

/** What sessions are kept with; one for as long as the isolate lives. */
export interface SessionKeeper {
  /**
   * Begins a session for whoever an ID token speaks of, once the token is verified and the provider
   * still has the account.
   */
  start(tokens: { idToken: string; refreshToken: string }): Promise<Result<Session, StartFailure>>;
  /** The session in a cookie, when it is genuine and within its limits. Asks nobody. */
  open(sealed: string): Promise<Opened | undefined>;
  /** The session with an ID token that lasts for at least five minutes more. */
  renew(session: Session): Promise<Result<Session, RenewalFailure>>;
  /** The session with the profile that the provider has now. */
  reread(session: Session, idToken: string): Promise<Result<Session, RenewalFailure>>;
  /** Undefined for a session that no cookie can hold; none such is begun. */
  seal(session: Session): Promise<string | undefined>;
  now(): number;
}

export interface SessionKeeperOptions {
  seals: Seals;
  provider: Pick<IdentityProvider, "lookup" | "refresh">;
  idTokens: IdTokenConfig;
  now?: (() => number) | undefined;
}

/** Makes, opens and renews sessions as design section 6 has it. */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { seals, provider, idTokens, now = Date.now } = options;

  return {
    now,
    seal: (session) => seals.seal(session),
    async start({ idToken, refreshToken }) {
      const verified = await verifyIdToken(idToken, idTokens);
      if (!verified.ok)
        return fail(startFailure(verified.error.kind === "keys-unavailable", verified.error.kind));
      const user = await provider.lookup(idToken);
      if (!user.ok) return fail(startFailure(isTransient(user.error), reasonOf(user.error)));
      if (user.value.uid !== verified.value.uid)
        return fail(startFailure(false, "another account"));
      const issuedAt = now();
      const session: Session = {
        user: user.value,
        refreshToken,
        idToken: { token: idToken, expiresAt: verified.value.expiresAt * 1000 },
        issuedAt,
        lastSeenAt: issuedAt,
      };
      // A browser would drop the cookie without a word.
      if ((await seals.seal(session)) === undefined)
        return fail({ kind: "session-too-large", reason: `${refreshToken.length} characters` });
      return ok(session);
    },
    async open(sealed) {
      const opened = await seals.open(sealed);
      return opened && isAlive(opened.session, now()) ? opened : undefined;
    },
    async renew(session) {
      const expiresAt = session.idToken?.expiresAt ?? 0;
      if (expiresAt - now() >= REFRESH_BEFORE_MS) return ok(session);
      const tokens = await provider.refresh(session.refreshToken);
      if (!tokens.ok) {
        if (!isTransient(tokens.error)) return over(reasonOf(tokens.error));
        // What is left of the old token serves while the provider is away.
        return expiresAt > now() ? ok(session) : away(reasonOf(tokens.error));
      }
      const { idToken, refreshToken } = tokens.value;
      const verified = await verifyIdToken(idToken, idTokens);
      if (!verified.ok) return away(verified.error.kind);
      const { uid, email, emailVerified, name, picture } = verified.value;
      // A refresh token of somebody else's would turn this session into theirs.
      if (uid !== session.user.uid) return over("another account");
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
      const user = await provider.lookup(idToken);
      if (user.ok) return ok({ ...session, user: user.value });
      const reason = reasonOf(user.error);
      return isTransient(user.error) ? away(reason) : over(reason);
    },
  };
}

function startFailure(isAway: boolean, reason: string): StartFailure {
  return { kind: isAway ? "identity-unavailable" : "invalid-token", reason };
}

/** Only a refusal says something of the account; all else may be right again in a moment. */
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
