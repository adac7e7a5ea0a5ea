import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EndedSessions, MAX_ENDED_SESSIONS } from "#functions/database/members/ended-sessions.ts";
import type { Sql } from "#functions/database/storage/storage.ts";
import type { SessionMark } from "#functions/session/session.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function sessionsOf({ sql = memorySql(), at = 10_000 }: { sql?: Sql; at?: number } = {}) {
  const clock = { now: at };
  const ended = new EndedSessions(sql, () => clock.now);
  return { ended, clock, sql };
}

const rowsOf = (sql: Sql) => Number([...sql.exec("SELECT COUNT(*) FROM ended_session")][0]?.[0]);

describe("an ended session", () => {
  test("is found by its id and stays ended in the next object", () => {
    const { ended, sql } = sessionsOf();
    const first = { id: "first", startedAt: 9_900 };
    ended.end(first);
    ended.end(first);
    expect(ended.isEnded(first)).toBe(true);
    expect(ended.isEnded({ id: "second", startedAt: 9_900 })).toBe(false);
    expect(sessionsOf({ sql }).ended.isEnded(first)).toBe(true);
  });

  test.each([
    ["before the time", 9_899, true],
    ["at the time", 9_900, false],
    ["after the time", 9_901, false],
  ])("is one that started before the time of endBefore(): %s", (_, startedAt, isEnded) => {
    const { ended } = sessionsOf();
    ended.endBefore(9_900);
    ended.endBefore(9_000);
    expect(ended.isEnded({ id: "any", startedAt })).toBe(isEnded);
  });

  test("stays ended when the clock jumps a year ahead and back", () => {
    const { ended, clock } = sessionsOf();
    const copied = { id: "copied", startedAt: 9_900 };
    ended.end(copied);
    clock.now += YEAR_MS;
    ended.end({ id: "ahead", startedAt: clock.now });
    ended.endBefore(clock.now - 30 * 24 * 60 * 60 * 1000);
    clock.now -= YEAR_MS;
    expect(ended.isEnded(copied)).toBe(true);
  });

  test("is none that begins after a clock that was a year ahead has come back", () => {
    const { ended, clock } = sessionsOf();
    ended.endBefore(clock.now + YEAR_MS);
    expect(ended.isEnded({ id: "before", startedAt: clock.now - 1 })).toBe(true);
    clock.now += 1_000;
    expect(ended.isEnded({ id: "before", startedAt: 9_999 })).toBe(true);
    const after = { id: "after", startedAt: clock.now };
    expect(ended.isEnded(after)).toBe(false);
    clock.now += 60_000;
    expect(ended.isEnded(after)).toBe(false);
  });

  test("is one row, up to the limit", () => {
    const { ended, sql } = sessionsOf();
    for (let i = 0; i < MAX_ENDED_SESSIONS; i += 1) ended.end({ id: `${i}`, startedAt: 9_900 });
    expect(rowsOf(sql)).toBe(MAX_ENDED_SESSIONS);
    expect(ended.isEnded({ id: "another", startedAt: 9_900 })).toBe(false);
  });

  test("stays ended when the number of stored rows reaches its limit", () => {
    const { ended, sql } = sessionsOf();
    const all = Array.from({ length: 3 * MAX_ENDED_SESSIONS }, (_, index) => ({
      id: `session-${index}`,
      startedAt: 9_900 + (index % 7),
    }));
    for (const session of all) ended.end(session);
    expect(all.filter((session) => !ended.isEnded(session))).toEqual([]);
    expect(rowsOf(sql)).toBeLessThanOrEqual(MAX_ENDED_SESSIONS);
    expect(ended.isEnded({ id: "later", startedAt: 9_907 })).toBe(false);
  });

  test("is found regardless of what else was ended, in any order", () => {
    const session = fc
      .integer({ min: 9_001, max: 10_000 })
      .map((startedAt) => ({ id: `session-${startedAt}`, startedAt }));
    const step = fc.oneof(
      session.map((named) => ({ named })),
      fc.integer({ min: 9_000, max: 10_000 }).map((before) => ({ before })),
    );
    fc.assert(
      fc.property(fc.array(step), session, (steps, other) => {
        const { ended } = sessionsOf();
        for (const one of steps) {
          if ("named" in one) ended.end(one.named);
          else ended.endBefore(one.before);
        }
        const isEnded = ({ id, startedAt }: SessionMark) =>
          steps.some((one) => ("named" in one ? one.named.id === id : startedAt < one.before));
        const requested = [other, ...steps.flatMap((one) => ("named" in one ? [one.named] : []))];
        for (const mark of requested) expect(ended.isEnded(mark)).toBe(isEnded(mark));
      }),
    );
  });
});
