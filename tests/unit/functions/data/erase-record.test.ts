import { expect, test, vi } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { createEraseRecord } from "#functions/data/erase-record.ts";
import type { MemberRecords } from "#functions/data/member-records.ts";

const SECRET = "the operator's secret";

test.each<[string, string | undefined, string | undefined, accepted: string[], tried: string[]]>([
  ["the member's own token", "token", SECRET, ["token"], ["token"]],
  ["the secret after an expired token", "token", SECRET, [SECRET], ["token", SECRET]],
  ["the secret when there is no token", undefined, SECRET, [SECRET], [SECRET]],
  ["an expired token only, when no secret is set", "token", undefined, [], ["token"]],
  ["no credential at all", undefined, undefined, [], []],
])("tries to erase a record with %s", async (_, idToken, secret, accepted, tried) => {
  const erase = vi.fn<MemberRecords["erase"]>(async (_uid, credential) =>
    "auth" in credential && accepted.includes(credential.auth)
      ? ok(undefined)
      : fail({ kind: "denied", path: "users/ada" }),
  );
  const log = vi.fn();
  await createEraseRecord({
    records: { erase },
    administrator: secret === undefined ? undefined : { auth: secret },
    log,
  })({ uid: "ada", idToken });
  expect(erase.mock.calls).toEqual(tried.map((auth) => ["ada", { auth }]));
  const stays = accepted.length === 0;
  expect(log.mock.calls).toEqual(stays ? [[{ event: "record-not-erased", uid: "ada" }]] : []);
});
