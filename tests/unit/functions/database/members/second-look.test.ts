import { describe, expect, test, vi } from "vitest";
import { fail, ok } from "#domain/result.ts";
import {
  AccountMarks,
  NEXT_LOOK_MS,
  SECOND_LOOK_MS,
} from "#functions/database/members/account-marks.ts";
import { MemberSessions } from "#functions/database/members/member-sessions.ts";
import { lookAgain, secondLookOf } from "#functions/database/members/second-look.ts";
import type { IdentityProvider } from "#functions/session/identity-provider.ts";
import { createSeals } from "#functions/session/sealing.ts";
import { ID_TOKEN_MS } from "#functions/session/session.ts";
import type { Environment } from "#functions/settings/environment.ts";
import { noKeeper, runnable } from "#tests/fixtures/environment.ts";
import { sealedBy, sessionAt } from "#tests/fixtures/sessions.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const seals = createSeals({ current: "a secret that is long enough to seal" });
const sealed = await sealedBy(seals, sessionAt(NOW));

const refusing = (reason: string) => async () => fail({ kind: "refused" as const, reason });
const gone = refusing("USER_NOT_FOUND");

function stage(refresh: IdentityProvider["refresh"] = gone) {
  const clock = { now: NOW };
  const sessions = new MemberSessions(memorySql(), () => clock.now);
  const { marks } = sessions;
  const erase = vi.fn(async (_uid: string) => true);
  const log = vi.fn();
  marks.noteMissing("ada", sealed);
  const look = () =>
    lookAgain(marks, { now: () => clock.now, seals, provider: { refresh }, erase, log });
  return { clock, sessions, marks, erase, log, look };
}

describe("the record of an account that the provider no longer knows", () => {
  test("is erased only after a second refusal, a week after the first", async () => {
    const { clock, marks, erase, log, look } = stage();
    clock.now += SECOND_LOOK_MS - 1;
    expect(await look()).toBe(NOW + SECOND_LOOK_MS);
    expect(erase).not.toHaveBeenCalled();
    clock.now += 1;
    expect(await look()).toBeUndefined();
    expect(erase.mock.calls).toEqual([["ada"]]);
    expect(log.mock.calls).toEqual([
      [{ event: "record-erased", uid: "ada", missingSince: "2026-03-01T12:00:00.000Z" }],
    ]);
    expect(marks.missing).toBeUndefined();
    expect(await look()).toBeUndefined();
    expect(erase).toHaveBeenCalledOnce();
  });

  test("keeps the date of its first refusal", () => {
    const { clock, marks } = stage();
    clock.now += 1_000;
    marks.noteMissing("ada", "another session");
    expect(marks.missing).toEqual({ uid: "ada", since: NOW, session: sealed });
  });

  test.each<[string, IdentityProvider["refresh"], string]>([
    ["knows it again", async () => ok({ idToken: "i", refreshToken: "r" }), "the account is there"],
    ["has disabled it", refusing("USER_DISABLED"), "USER_DISABLED"],
    ["has changed its password", refusing("TOKEN_EXPIRED"), "TOKEN_EXPIRED"],
    ["is that of another project", refusing("PROJECT_NUMBER_MISMATCH"), "PROJECT_NUMBER_MISMATCH"],
  ])("is kept and no longer marked when the provider %s", async (_, refresh, reason) => {
    const { clock, marks, erase, log, look } = stage(refresh);
    clock.now += SECOND_LOOK_MS;
    expect(await look()).toBeUndefined();
    expect(erase).not.toHaveBeenCalled();
    expect(log.mock.calls).toEqual([[{ event: "record-kept", uid: "ada", reason }]]);
    expect(marks.missing).toBeUndefined();
  });

  test("is kept while the provider does not answer, which is asked again a day later", async () => {
    const { clock, marks, erase, look } = stage(async () =>
      fail({ kind: "unavailable", reason: "TimeoutError" }),
    );
    clock.now += SECOND_LOOK_MS;
    expect(await look()).toBe(clock.now + NEXT_LOOK_MS);
    expect(erase).not.toHaveBeenCalled();
    expect(marks.missing).toBeDefined();
  });

  test("is looked for again a day later when it could not be erased", async () => {
    const { clock, marks, erase, look } = stage();
    erase.mockResolvedValueOnce(false);
    clock.now += SECOND_LOOK_MS;
    expect(await look()).toBe(clock.now + NEXT_LOOK_MS);
    expect(marks.missing).toBeDefined();
    await look();
    expect(marks.missing).toBeUndefined();
  });

  test("is kept, and named, when the session cannot be opened any more", async () => {
    const { clock, marks, erase, log } = stage();
    clock.now += SECOND_LOOK_MS;
    const later = createSeals({ current: "another secret, since the first leaked" });
    const provider = { refresh: gone };
    await lookAgain(marks, { now: () => clock.now, seals: later, provider, erase, log });
    expect(erase).not.toHaveBeenCalled();
    const reason = "the account can no longer be looked for";
    expect(log.mock.calls).toEqual([[{ event: "record-kept", uid: "ada", reason }]]);
    expect(marks.missing).toBeUndefined();
  });

  test("is no longer marked once a session has begun since", async () => {
    const { clock, sessions, marks } = stage();
    expect(sessions.isSessionEnded({ id: "before", startedAt: NOW - 1 })).toBe(false);
    expect(marks.missing).toBeDefined();
    const ended = { id: "ended", startedAt: NOW + 1 };
    sessions.endSession(ended);
    expect(sessions.isSessionEnded(ended)).toBe(true);
    expect(marks.missing).toBeDefined();
    clock.now += 60_000;
    expect(sessions.isSessionEnded({ id: "after", startedAt: NOW + 1 })).toBe(false);
    expect(marks.missing).toBeUndefined();
  });

  test("is kept when a session begins during the second look", async () => {
    const { clock, sessions, erase, look } = stage(async () => {
      sessions.isSessionEnded({ id: "after", startedAt: NOW + 1 });
      return gone();
    });
    clock.now += SECOND_LOOK_MS;
    expect(await look()).toBeUndefined();
    expect(erase).not.toHaveBeenCalled();
  });

  test("counts from now when the clock that marked it was a year ahead", async () => {
    const { clock, erase, look } = stage();
    clock.now -= YEAR_MS;
    expect(await look()).toBe(clock.now + SECOND_LOOK_MS);
    clock.now += SECOND_LOOK_MS;
    await look();
    expect(erase).toHaveBeenCalledOnce();
  });
});

test("a deletion is remembered while a token of the account may be valid", () => {
  const clock = { now: NOW };
  const sql = memorySql();
  const marks = new AccountMarks(sql, () => clock.now);
  expect(marks.isDeleted).toBe(false);
  marks.noteMissing("ada", sealed);
  marks.noteDeleted();
  expect(marks.missing).toBeUndefined();
  expect(new AccountMarks(sql, () => clock.now).isDeleted).toBe(true);
  clock.now += ID_TOKEN_MS;
  expect(marks.isDeleted).toBe(false);
});

describe("the second look of a Worker", () => {
  test("waits while the site has no accounts", () => {
    const environment = { ...runnable, FIREBASE_API_KEY: undefined } as unknown as Environment;
    expect(secondLookOf(environment, noKeeper, async () => true)).toBeUndefined();
  });

  test.each<[string, Partial<Environment>, erasedHere: string[], sent: string[]]>([
    ["the embedded database's record in the member's own object", {}, ["ada"], []],
    [
      "the hosted database's record with the operator's secret",
      { DATABASE_URL: "https://db.example.com", DATABASE_SECRET: "s".repeat(32) },
      [],
      ["DELETE https://db.example.com/users/ada.json?print=silent"],
    ],
  ])("erases %s", async (_, settings, erasedHere, sent) => {
    const fetched = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => new Response(null, { status: 204 }));
    const eraseHere = vi.fn(async (_uid: string) => true);
    const environment = { ...runnable, ...settings } as unknown as Environment;
    expect(await secondLookOf(environment, noKeeper, eraseHere)?.erase("ada")).toBe(true);
    expect(eraseHere.mock.calls.flat()).toEqual(erasedHere);
    expect(fetched.mock.calls.map(([url, init]) => `${init?.method} ${url}`)).toEqual(sent);
    fetched.mockRestore();
  });
});
