import { expect, test } from "vitest";
import { accountsOf, whyAccountsAreOff } from "#functions/settings/accounts.ts";

const FIREBASE_PROJECT_ID = "hardwood-prod";
const FIREBASE_API_KEY = "a-web-api-key";
const FIREBASE_AUTH_DOMAIN = "hardwood-prod.firebaseapp.com";

test.each<[Parameters<typeof accountsOf>[0], string | undefined]>([
  [{}, undefined],
  [
    { FIREBASE_PROJECT_ID },
    "FIREBASE_PROJECT_ID is set, but FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN are not: " +
      "nobody can sign in.",
  ],
  [
    { FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN },
    "FIREBASE_API_KEY is set, but FIREBASE_PROJECT_ID is not: nobody can sign in.",
  ],
])("with %j there are no accounts", (variables, sentence) => {
  expect(accountsOf(variables)).toEqual({ kind: "off" });
  expect(whyAccountsAreOff(variables)).toBe(sentence);
});

test("with all three settings there are accounts", () => {
  const all = { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN };
  expect(whyAccountsAreOff(all)).toBeUndefined();
  expect(accountsOf(all)).toEqual({
    kind: "on",
    identity: {
      projectId: FIREBASE_PROJECT_ID,
      apiKey: FIREBASE_API_KEY,
      authDomain: FIREBASE_AUTH_DOMAIN,
      emulatorHost: undefined,
    },
  });
});
