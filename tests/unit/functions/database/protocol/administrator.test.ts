import { describe, expect, test, vi } from "vitest";
import { administratorOf } from "#functions/database/protocol/administrator.ts";
import { parseServiceAccountKey } from "#functions/settings/administrator.ts";
import type { Environment } from "#functions/settings/environment.ts";
import { noKeeper } from "#tests/fixtures/environment.ts";
import { serviceAccountStandIn } from "#tests/fixtures/service-account.ts";

const FIREBASE = "https://name.firebaseio.com";
const OTHER = "https://db.example.com";
const standIn = await serviceAccountStandIn();
const key = parseServiceAccountKey(standIn.keyFile);
const keeper = { EMBEDDED_DATABASE: { getByName: () => ({ ownSecret: (name: string) => name }) } };
const credentialOf = (
  settings: Partial<Environment>,
  of: typeof noKeeper | typeof keeper = noKeeper,
) => administratorOf(settings as Environment, of);

describe("the administrator's credential", () => {
  test.each<[string, Partial<Environment>, object | undefined]>([
    ["the secret of the embedded database", { DATABASE_SECRET: "s" }, { auth: "s" }],
    ["the secret of a hosted one", { DATABASE_URL: OTHER, DATABASE_SECRET: "s" }, { auth: "s" }],
    ["none for a hosted one without a secret", { DATABASE_URL: OTHER }, undefined],
    [
      "none for Firebase by a secret, which it does not take",
      { DATABASE_URL: FIREBASE, DATABASE_SECRET: "s" },
      undefined,
    ],
  ])("is %s", (_, settings, credential) => {
    expect(credentialOf(settings)).toEqual(credential);
  });

  test("is the object's own secret where none is set", async () => {
    const own = credentialOf({}, keeper);
    const token = own !== undefined && "account" in own && (await own.account.accessToken());
    expect(token).toEqual({ ok: true, value: "database" });
  });

  test("is a service account, whose token all of an isolate share", async () => {
    const fetched = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async (url, init) => standIn.answer(new Request(url, init)));
    const settings = { DATABASE_URL: FIREBASE, DATABASE_SERVICE_ACCOUNT: key };
    for (let call = 0; call < 2; call += 1) {
      const credential = credentialOf(settings);
      const token =
        credential !== undefined &&
        "account" in credential &&
        (await credential.account.accessToken());
      expect(token).toEqual({ ok: true, value: "token-1" });
    }
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([standIn.tokenUrl]);
    fetched.mockRestore();
  });
});
