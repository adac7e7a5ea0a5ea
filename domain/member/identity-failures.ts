/** Why the identity provider refused a sign-in or a registration. */
export type IdentityFailureKind =
  | "wrong-credentials"
  | "not-registered"
  | "password-refused"
  | "too-many-attempts"
  | "network"
  | "unknown";

export interface IdentityFailure {
  kind: IdentityFailureKind;
}

/**
 * The provider's codes. A wrong password, an unknown email address and a disabled account are one
 * kind: told apart, they would reveal who is registered.
 */
const KINDS: Record<string, IdentityFailureKind> = {
  "auth/invalid-credential": "wrong-credentials",
  "auth/invalid-login-credentials": "wrong-credentials",
  "auth/wrong-password": "wrong-credentials",
  "auth/user-not-found": "wrong-credentials",
  "auth/invalid-email": "wrong-credentials",
  "auth/weak-password": "password-refused",
  "auth/password-does-not-meet-requirements": "password-refused",
  "auth/user-disabled": "wrong-credentials",
  "auth/too-many-requests": "too-many-attempts",
  "auth/quota-exceeded": "too-many-attempts",
  "auth/network-request-failed": "network",
  "auth/timeout": "network",
};

const SENTENCES: Record<IdentityFailureKind, string> = {
  "wrong-credentials": "The email address or password is wrong, or the account is disabled.",
  "not-registered":
    "This account could not be created. If you already have one, log in or recover your password.",
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

/**
 * The same for a registration, where every refusal that concerns the address is one kind: a taken
 * address gets the same answer as one that the provider refuses for another reason.
 */
export function registrationFailureOf(code: unknown): IdentityFailure {
  const failure = identityFailureOf(code);
  const isOfAddress = failure.kind === "wrong-credentials" || failure.kind === "unknown";
  return isOfAddress ? { kind: "not-registered" } : failure;
}

/** The message for the visitor, in a plain sentence. */
export function identitySentence({ kind }: IdentityFailure): string {
  return SENTENCES[kind];
}
