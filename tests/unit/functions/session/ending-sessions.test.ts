import { describe, expect, test, vi } from "vitest";
import { fail, ok } from "#domain/result.ts";
import type { IdentityProvider } from "#functions/session/identity-provider.ts";
import { createRevocations } from "#functions/session/revocations.ts";
import { createSeals } from "#functions/session/sealing.ts";
import type { Session } from "#functions/session/session.ts";
import {
  createSessionService,
  type SessionServiceOptions,
} from "#functions/session/session-service.ts";
import { idTokenFor, idTokens } from "#tests/fixtures/id-tokens.ts";
import { memberObjects } from "#tests/fixtures/member-objects.ts";
import { ada, providerWith, sealedBy, sessionAt } from "#tests/fixtures/sessions.ts";

const seals = createSeals({ current: "a secret that is long enough to seal" });
const now = Date.now();

/** Creates a service as in another isolate: services share only the members' objects. */
function serviceWith(
  changed: Partial<IdentityProvider> = {},
  objects = memberObjects(() => now),
  onAccountDeleted?: SessionServiceOptions["onAccountDeleted"],
) {
  const revocations = createRevocations({ storeOf: objects.of, now: () => now });
  const provider = providerWith(changed);
  return createSessionService({
    seals,
    provider,
    revocations,
    idTokens,
    onAccountDeleted,
    now: () => now,
  });
}

const refusing = (reason: string) => async () => fail({ kind: "refused" as const, reason });

describe("ending sessions", () => {
  const signedIn = (changed: Partial<Session> = {}) => sessionAt(now - 60_000, changed);
  const opens = async (
    session: Session,
    objects: ReturnType<typeof memberObjects>,
  ): Promise<boolean> =>
    (await serviceWith({}, objects).open(await sealedBy(seals, session))) !== undefined;

  test("end() keeps the member's other sessions", async () => {
    const objects = memberObjects(() => now);
    const phone = signedIn({ id: "phone" });
    const laptop = signedIn({ id: "laptop" });
    await serviceWith({}, objects).end(phone);
    expect([await opens(phone, objects), await opens(laptop, objects)]).toEqual([false, true]);
  });

  test("endAll() keeps other members' sessions and later ones", async () => {
    const objects = memberObjects(() => now);
    const phone = signedIn({ id: "phone" });
    const laptop = signedIn({ id: "laptop" });
    const later = sessionAt(now, { id: "later" });
    const bob = signedIn({ id: "other", user: { ...ada, uid: "bob" } });
    expect(await serviceWith({}, objects).endAll(phone)).toEqual(ok(undefined));
    const open = [phone, laptop, later, bob].map((session) => opens(session, objects));
    expect(await Promise.all(open)).toEqual([false, false, true, true]);
  });

  const account = (validSince: number) => async () => ok({ user: ada, validSince });
  test.each<[string, IdentityProvider["lookup"], ended: { this: boolean; others: boolean }]>([
    ["is unchanged ends no session", account(now - 60_000), { this: false, others: false }],
    ["has a new password ends all sessions", account(now - 59_999), { this: true, others: true }],
    ["is disabled ends all sessions", refusing("USER_DISABLED"), { this: true, others: true }],
    ["is deleted ends all sessions", refusing("USER_NOT_FOUND"), { this: true, others: true }],
    [
      "revoked earlier sign-ins ends all sessions",
      refusing("TOKEN_EXPIRED"),
      { this: true, others: true },
    ],
    [
      "rejects this token ends only this session",
      refusing("INVALID_ID_TOKEN"),
      { this: true, others: false },
    ],
    [
      "cannot be looked up ends no session",
      async () => fail({ kind: "throttled" }),
      { this: false, others: false },
    ],
  ])("check() of an account that %s", async (_, lookup, ended) => {
    const objects = memberObjects(() => now);
    const own = signedIn({ id: "own" });
    const other = signedIn({ id: "other" });
    await serviceWith({ lookup }, objects).check(own, "token");
    expect({
      this: !(await opens(own, objects)),
      others: !(await opens(other, objects)),
    }).toEqual(ended);
  });

  test.each([
    ["USER_NOT_FOUND", true],
    ["USER_DISABLED", false],
    ["TOKEN_EXPIRED", false],
  ])("marks an account that is missing, and erases nothing: %s", async (reason, isMissing) => {
    const onAccountDeleted = vi.fn(async () => {});
    for (const refusal of ["renewal", "check"] as const) {
      const objects = memberObjects(() => now);
      const provider =
        refusal === "renewal" ? { refresh: refusing(reason) } : { lookup: refusing(reason) };
      const service = serviceWith(provider, objects, onAccountDeleted);
      if (refusal === "renewal") await service.renew(signedIn({ idToken: undefined }));
      else await service.check(signedIn(), "token");
      const { missing } = objects.marksOf("ada");
      expect(missing?.since).toBe(isMissing ? now : undefined);
      if (missing === undefined) continue;
      expect((await seals.open(missing.session))?.session.refreshToken).toBe("refresh-1");
    }
    expect(onAccountDeleted).not.toHaveBeenCalled();
  });

  test("endDeleted() ends all sessions, remembers the deletion and erases the record", async () => {
    const objects = memberObjects(() => now);
    const onAccountDeleted = vi.fn(async () => {});
    const [own, other] = [signedIn({ id: "own" }), signedIn({ id: "other" })];
    await serviceWith({}, objects, onAccountDeleted).endDeleted(own);
    expect([await opens(own, objects), await opens(other, objects)]).toEqual([false, false]);
    expect(objects.marksOf("ada").isDeleted).toBe(true);
    expect(onAccountDeleted.mock.calls).toEqual([[{ uid: "ada", idToken: "id-1" }]]);
  });

  test("end() ends nothing that it cannot store, and says so", async () => {
    const objects = memberObjects(() => now);
    const service = serviceWith({}, objects);
    const session = signedIn();
    objects.fault = new Error("gone");
    expect(await service.end(session)).toEqual(fail({ kind: "unavailable" }));
    expect(await service.open(await sealedBy(seals, session))).toBeDefined();
    objects.fault = undefined;
    expect(await service.end(session)).toEqual(ok(undefined));
    expect(await opens(session, objects)).toBe(false);
  });

  test("check() looks the account up once, and not again right after sign-in", async () => {
    const lookup = vi.fn(account(0));
    const service = serviceWith({ lookup });
    await service.check(signedIn(), "token");
    await service.check(signedIn(), "token");
    expect(lookup).toHaveBeenCalledOnce();
    const began = await service.start({ idToken: await idTokenFor("ada"), refreshToken: "r" });
    if (!began.ok) throw new Error("no session");
    await service.check(began.value, "token");
    expect(lookup).toHaveBeenCalledTimes(2);
  });

  test("ends a session in this isolate even while the store fails", async () => {
    const objects = memberObjects(() => now);
    objects.fault = new Error("gone");
    const service = serviceWith({ refresh: refusing("USER_DISABLED") }, objects);
    const session = signedIn({ idToken: undefined });
    await service.renew(session);
    expect(await service.open(await sealedBy(seals, session))).toBeUndefined();
  });
});
