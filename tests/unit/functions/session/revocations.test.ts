import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  CHECK_EVERY_MS,
  createRevocations,
  READ_EVERY_MS,
} from "#functions/session/revocations.ts";
import { memberObjects } from "#tests/fixtures/member-objects.ts";
import { ada, sessionAt } from "#tests/fixtures/sessions.ts";

const session = sessionAt(1_000, { id: "own" });
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Creates isolates that share the members' objects and a clock. */
function isolates(maxKnown?: number) {
  const clock = { now: 100_000 };
  const objects = memberObjects(() => clock.now);
  const onUnavailable = vi.fn();
  const onRecovery = vi.fn();
  const isolate = () =>
    createRevocations({
      storeOf: objects.of,
      now: () => clock.now,
      timeoutMs: 20,
      ...(maxKnown === undefined ? {} : { maxKnown }),
      onUnavailable,
      onRecovery,
    });
  return { clock, objects, isolate, onUnavailable, onRecovery };
}

describe("a revoked session", () => {
  test("ends at once in the same isolate, and within a minute in the others", async () => {
    const { clock, isolate } = isolates();
    const here = isolate();
    const there = isolate();
    expect(await there.isEnded(session)).toBe(false);
    await here.end(session);
    expect(await here.isEnded(session)).toBe(true);
    clock.now += READ_EVERY_MS - 1;
    expect(await there.isEnded(session)).toBe(false);
    clock.now += 1;
    expect(await there.isEnded(session)).toBe(true);
    expect(await isolate().isEnded(session)).toBe(true);
  });

  test("ends with all earlier sessions of the member, even one just read as active", async () => {
    const { isolate } = isolates();
    const here = isolate();
    const bob = sessionAt(1_000, { id: "bob", user: { ...ada, uid: "bob" } });
    const later = sessionAt(2_000, { id: "later" });
    for (const one of [session, bob, later]) expect(await here.isEnded(one)).toBe(false);
    await here.endBefore("ada", 2_000);
    const ended = await Promise.all([session, bob, later].map((one) => here.isEnded(one)));
    expect(ended).toEqual([true, false, false]);
  });

  test("stays ended after concurrent sign-outs that complete in any order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isEverywhere) => {
        const objects = memberObjects(() => 100_000);
        const storeOf = (uid: string) => {
          const store = objects.of(uid);
          return {
            ...store,
            isSessionEnded: scheduler.scheduleFunction(store.isSessionEnded),
            endSession: scheduler.scheduleFunction(store.endSession),
            endSessionsBefore: scheduler.scheduleFunction(store.endSessionsBefore),
          };
        };
        const isolate = () => createRevocations({ storeOf, now: () => 100_000 });
        const here = isolate();
        const work = [
          here.isEnded(session),
          here.end(session),
          isEverywhere ? here.endBefore("ada", 2_000) : isolate().end(session),
          here.isEnded(session),
        ];
        await scheduler.waitIdle();
        await Promise.all(work);
        const requested = [here.isEnded(session), isolate().isEnded(session)];
        await scheduler.waitIdle();
        expect(await Promise.all(requested)).toEqual([true, true]);
      }),
    );
  });
});

describe("the member's object", () => {
  test("is read once a minute per session, with concurrent reads shared", async () => {
    const { clock, objects, isolate } = isolates();
    const here = isolate();
    const waitUntil = vi.fn();
    await Promise.all([1, 2, 3].map(() => here.isEnded(session, waitUntil)));
    await here.isEnded(session, waitUntil);
    expect(objects.calls).toEqual(["isSessionEnded"]);
    expect(waitUntil).toHaveBeenCalledOnce();
    clock.now += READ_EVERY_MS;
    await here.isEnded(session);
    expect(objects.calls).toHaveLength(2);
  });

  test("is read again only for a session evicted from memory", async () => {
    const { objects, isolate } = isolates(2);
    const here = isolate();
    const all = ["a", "b", "c"].map((id) => sessionAt(1_000, { id }));
    for (const one of all) await here.isEnded(one);
    for (const one of all.slice(1)) await here.isEnded(one);
    expect(objects.calls).toHaveLength(3);
    // The limit evicted the oldest session.
    for (const one of all.slice(0, 1)) await here.isEnded(one);
    expect(objects.calls).toHaveLength(4);
  });

  test("logs one incident while it fails; sessions stay valid and reads pause", async () => {
    const { clock, objects, isolate, onUnavailable, onRecovery } = isolates();
    const here = isolate();
    objects.fault = new Error("gone");
    for (const waited of [0, 1_000, 5_000]) {
      clock.now += waited;
      expect(await here.isEnded(session)).toBe(false);
    }
    expect(objects.calls).toHaveLength(2);
    expect(onUnavailable.mock.calls).toEqual([["gone"]]);
    expect(await here.endBefore("ada", 2_000)).toMatchObject({ ok: false });
    expect(await here.end(session)).toMatchObject({ ok: false });
    expect(await here.isEnded(session)).toBe(false);
    expect(await here.endAnyway(session)).toMatchObject({ ok: false });
    expect(await here.isEnded(session)).toBe(true);
    objects.fault = undefined;
    clock.now += 5_000;
    await here.isEnded(sessionAt(1_000, { id: "next" }));
    expect(onUnavailable).toHaveBeenCalledOnce();
    expect(onRecovery).toHaveBeenCalledOnce();
  });

  test("is written a second time when the first write fails", async () => {
    const { objects, isolate } = isolates();
    const storeOf = (uid: string) => {
      const store = objects.of(uid);
      const failing = objects.calls.length === 0;
      objects.fault = failing ? new Error("moved") : undefined;
      return store;
    };
    const here = createRevocations({ storeOf });
    expect(await here.end(session)).toMatchObject({ ok: true });
    expect(objects.calls).toEqual(["endSession", "endSession"]);
    objects.fault = undefined;
    expect(await isolate().isEnded(session)).toBe(true);
  });

  test("is read again at once after a clock that was a year ahead came back", async () => {
    const { clock, isolate } = isolates();
    const [here, there] = [isolate(), isolate()];
    clock.now += YEAR_MS;
    expect(await there.isEnded(session)).toBe(false);
    expect(there.isCheckDue(session)).toBe(true);
    clock.now -= YEAR_MS;
    await here.end(session);
    expect(await there.isEnded(session)).toBe(true);
    expect(there.isCheckDue(session)).toBe(true);
  });

  test("is not left alone for a year after a failure while the clock was ahead", async () => {
    const { clock, objects, isolate } = isolates();
    const here = isolate();
    clock.now += YEAR_MS;
    objects.fault = new Error("gone");
    expect(await here.isEnded(session)).toBe(false);
    clock.now -= YEAR_MS;
    objects.fault = undefined;
    await here.isEnded(session);
    expect(objects.calls).toHaveLength(2);
  });

  test("times out when it does not respond", async () => {
    const onUnavailable = vi.fn();
    const never = () => new Promise<never>(() => {});
    const here = createRevocations({
      storeOf: () => ({
        isSessionEnded: never,
        endSession: never,
        endSessionsBefore: never,
        noteMissing: never,
        noteDeleted: never,
      }),
      timeoutMs: 20,
      onUnavailable,
    });
    expect(await here.isEnded(session)).toBe(false);
    expect(onUnavailable.mock.calls).toEqual([["no answer in time"]]);
  });
});

test("an account check is due five minutes after the last one", () => {
  const { clock, isolate } = isolates();
  const here = isolate();
  expect(here.isCheckDue(session)).toBe(true);
  expect(here.isCheckDue(session)).toBe(false);
  clock.now += CHECK_EVERY_MS;
  here.noteCheck(session);
  expect(here.isCheckDue(session)).toBe(false);
  clock.now += CHECK_EVERY_MS;
  expect(here.isCheckDue(session)).toBe(true);
});
