/** Why the identity provider did not let a person in. */
export type IdentityFailureKind =
  | "wrong-credentials"
  | "email-not-usable"
  | "password-refused"
  | "too-many-attempts"
  | "network"
  | "unknown";

export interface IdentityFailure {
  kind: IdentityFailureKind;
}

/**
 * The provider's codes. A wrong password, an unknown email address and a disabled account are one
 * kind: the provider reports a disabled account for any password, which would reveal the account.
 */
const KINDS: Record<string, IdentityFailureKind> = {
  "auth/invalid-credential": "wrong-credentials",
  "auth/invalid-login-credentials": "wrong-credentials",
  "auth/wrong-password": "wrong-credentials",
  "auth/user-not-found": "wrong-credentials",
  "auth/invalid-email": "wrong-credentials",
  "auth/email-already-in-use": "email-not-usable",
  "auth/weak-password": "password-refused",
  "auth/password-does-not-meet-requirements": "password-refused",
  "auth/user-disabled": "wrong-credentials",
  "auth/too-many-requests": "too-many-attempts",
  "auth/quota-exceeded": "too-many-attempts",
  "auth/network-request-failed": "network",
  "auth/timeout": "network",
};

/**
 * Registering cannot hide that an address is taken, since no session follows. The sentence says
 * what to do and leaves the reason open.
 */
const SENTENCES: Record<IdentityFailureKind, string> = {
  "wrong-credentials": "The email address or password is wrong, or the account is disabled.",
  "email-not-usable":
    "This email address cannot be used to register. If it is yours, log in or recover your password.",
  "password-refused": "This password is too easy to guess. Choose a longer one.",
  "too-many-attempts": "Too many attempts. Wait a few minutes and try again.",
  network: "The sign-in service cannot be reached. Check your connection and try again.",
  unknown: "That didn't work. Try again in a moment.",
};

/** The kind of a failure by the provider's code; unknown for anything not listed. */
export function identityFailureOf(code: unknown): IdentityFailure {
  const kind = typeof code === "string" && Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  return { kind: kind ?? "unknown" };
}

/** What a person is told, in a plain sentence. */
export function identitySentence({ kind }: IdentityFailure): string {
  return SENTENCES[kind];
}
