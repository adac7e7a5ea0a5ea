import { expect, test } from "vitest";
import {
  administratorSettingOf,
  parseServiceAccountKey,
} from "#functions/settings/administrator.ts";
import { serviceAccountStandIn } from "#tests/fixtures/service-account.ts";

const { keyFile } = await serviceAccountStandIn();
const FIREBASE = "https://x.firebaseio.com";

test.each<[Parameters<typeof administratorSettingOf>[0], string]>([
  [{}, "DATABASE_SECRET"],
  [{ DATABASE_URL: "", DATABASE_SERVICE_ACCOUNT: keyFile }, "DATABASE_SECRET"],
  [{ DATABASE_URL: "https://hardwood.example.com" }, "DATABASE_SECRET"],
  [
    { DATABASE_URL: "http://localhost:9000", DATABASE_SERVICE_ACCOUNT: keyFile },
    "DATABASE_SERVICE_ACCOUNT",
  ],
  [{ DATABASE_URL: FIREBASE }, "DATABASE_SERVICE_ACCOUNT"],
])("the administrator's setting with %j is %s", (variables, setting) => {
  expect(administratorSettingOf(variables)).toBe(setting);
});

test.each<[string, object]>([
  ["another type", { type: "authorized_user" }],
  ["no private key", { private_key: "0123456789abcdef" }],
  ["no e-mail address", { client_email: "hardwood" }],
  ["an endpoint that can be overheard", { token_uri: "http://oauth2.example.com/token" }],
])("a key file with %s is none", (_, change) => {
  expect(parseServiceAccountKey(keyFile)).toMatchObject({ keyId: "0123456789abcdef" });
  expect(parseServiceAccountKey(JSON.stringify({ ...JSON.parse(keyFile), ...change }))).toBe(
    undefined,
  );
  expect(parseServiceAccountKey(keyFile.slice(1))).toBe(undefined);
});
