/** The reason why the identity provider refused a sign-in or a registration. */
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
 * The kinds of failures by the provider's codes. A wrong password, an unknown email address and a
 * disabled account share one kind, because separate ones would reveal who is registered.
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
  network: "The sign-in service can't be reached. Check your connection and try again.",
  unknown: "That didn't work. Try again in a moment.",
};

/** The failure for a provider's code; its kind is "unknown" for a code that is not listed. */
export function identityFailureOf(code: unknown): IdentityFailure {
  const kind = typeof code === "string" && Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  return { kind: kind ?? "unknown" };
}

/**
 * The failure of a registration. All refusals that concern the email address share one kind, so
 * that a taken address gets the same answer as an invalid one.
 */
export function registrationFailureOf(code: unknown): IdentityFailure {
  const failure = identityFailureOf(code);
  const isOfAddress = failure.kind === "wrong-credentials" || failure.kind === "unknown";
  return isOfAddress ? { kind: "not-registered" } : failure;
}

/** The message to the visitor for a failure. */
export function identitySentence({ kind }: IdentityFailure): string {
  return SENTENCES[kind];
}
