import { describe, expect, it } from "vitest";
import { apiSentence, changeFailureOf } from "#domain/member/api-failures.ts";
import {
  identityFailureOf,
  identitySentence,
  registrationFailureOf,
} from "#domain/member/identity-failures.ts";

const told = (code: unknown) => identitySentence(identityFailureOf(code));

describe("a failure of the identity provider", () => {
  it("does not reveal whether the password, the address or the account is at fault", () => {
    const sentences = new Set(
      "invalid-credential wrong-password user-not-found invalid-email user-disabled"
        .split(" ")
        .map((code) => told(`auth/${code}`)),
    );
    expect([...sentences]).toEqual([
      "The email address or password is wrong, or the account is disabled.",
    ]);
  });

  it.each([
    ["auth/weak-password", "password-refused"],
    ["auth/user-disabled", "wrong-credentials"],
    ["auth/too-many-requests", "too-many-attempts"],
    ["auth/network-request-failed", "network"],
    ["auth/internal-error", "unknown"],
    ["__proto__", "unknown"],
    ["constructor", "unknown"],
    [undefined, "unknown"],
    [7, "unknown"],
  ])("%s is %s", (code, kind) => {
    expect(identityFailureOf(code)).toEqual({ kind });
    expect(told(code)).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    "auth/email-already-in-use",
    "auth/invalid-email",
    "auth/user-disabled",
    "auth/operation-not-allowed",
    "auth/admin-restricted-operation",
    "auth/internal-error",
    undefined,
  ])("does not reveal why a registration fails for its address: %s", (code) => {
    expect(identitySentence(registrationFailureOf(code))).toBe(
      "This account could not be created. If you already have one, log in or recover your password.",
    );
  });

  it.each([
    ["auth/weak-password", "password-refused"],
    ["auth/too-many-requests", "too-many-attempts"],
    ["auth/network-request-failed", "network"],
  ])("names any other cause of a failed registration: %s", (code, kind) => {
    expect(registrationFailureOf(code)).toEqual({ kind });
  });
});

describe("a failure of the API", () => {
  it.each([
    [401, { code: "signed-out" }, "signed-out"],
    [401, undefined, "signed-out"],
    [403, { code: "forgery" }, "forgery"],
    [403, { code: "recent-sign-in-needed" }, "recent-sign-in-needed"],
    [404, { code: "unknown-team" }, "unknown-thing"],
    [404, { code: "unknown-player" }, "unknown-thing"],
    [409, { code: "too-many-favorites" }, "too-many-favorites"],
    [429, {}, "too-many-requests"],
    [400, { code: "toString" }, "refused"],
    [415, null, "refused"],
    [503, { code: "database-unavailable" }, "unavailable"],
    [502, "<html>", "unavailable"],
  ])("%d %j is %s", (status, body, kind) => {
    expect(changeFailureOf(status, body)).toEqual({ kind });
    expect(apiSentence(changeFailureOf(status, body))).toMatch(/\.$/);
  });
});
