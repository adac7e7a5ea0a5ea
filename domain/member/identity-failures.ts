/** Why the identity provider did not let a person in. */
export type IdentityFailureKind =
  | "wrong-credentials"
  | "email-not-usable"
  | "password-refused"
  | "too-many-tries"
  | "network"
  | "unknown";

export interface IdentityFailure {
  kind: IdentityFailureKind;
}

/**
 * The provider's codes. Whatever would tell a wrong password from an unknown e-mail is one kind:
 * that an account is disabled is said whatever the password, so it tells that there is one.
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
  "auth/too-many-requests": "too-many-tries",
  "auth/quota-exceeded": "too-many-tries",
  "auth/network-request-failed": "network",
  "auth/timeout": "network",
};

/**
 * A registration cannot hide that an address is taken: nobody could be signed in with it. The
 * sentence says what to do and leaves the reason open.
 */
const SENTENCES: Record<IdentityFailureKind, string> = {
  "wrong-credentials":
    "The e-mail address or the password is not right, or the account is disabled.",
  "email-not-usable":
    "This e-mail address cannot be used to register. If it is yours, log in or recover your password.",
  "password-refused": "This password is too easy to guess. Choose a longer one.",
  "too-many-tries": "Too many tries. Wait a few minutes and try again.",
  network: "The sign-in service cannot be reached. Check your connection and try again.",
  unknown: "That did not work. Try again in a moment.",
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
