import { describe, expect, test } from "vitest";
import type { Announcement } from "#functions/notices/member-notices.ts";
import { TeamFollowers } from "#functions/notices/team-followers.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

const NOW = Date.parse("2026-12-26T06:00:00Z");
const MINUTE = 60_000;

const announced = (key: string, expiresAt = NOW + 10 * MINUTE) =>
  ({ event: { key }, expiresAt }) as Announcement;

/** A team's object whose storage outlives it, with that many followers. */
function setUp(followers: number) {
  const sql = memorySql();
  const stage = {
    now: NOW,
    told: [] as string[],
    logged: [] as object[],
    notify: async (_uid: string) => true,
  };
  const open = () =>
    new TeamFollowers({
      sql,
      notify: async (uid, { event }) => {
        const isFollower = await stage.notify(uid);
        stage.told.push(`${event.key} ${uid}`);
        return isFollower;
      },
      now: () => stage.now,
      log: (event) => void stage.logged.push(event),
    });
  for (let at = 0; at < followers; at += 1) open().list(uidOf(at), true);
  /** Runs steps until none is left, each by an object that has just been started. */
  const run = async () => {
    let steps = 0;
    for (; (await open().step()) !== undefined; steps += 1);
    return steps;
  };
  return { stage, open, run };
}

const uidOf = (at: number) => `m${String(at).padStart(3, "0")}`;

describe("an event", () => {
  test.each([
    [0, 1],
    [39, 1],
    [40, 2],
    [95, 3],
  ])("is told to each of %i followers once, in %i steps", async (followers, steps) => {
    const { stage, open, run } = setUp(followers);
    open().announce([announced("final")]);
    expect(await run()).toBe(steps);
    expect(stage.told).toEqual(Array.from({ length: followers }, (_, at) => `final ${uidOf(at)}`));
    open().announce([announced("final")]);
    expect(await run()).toBe(0);
    expect(stage.told).toHaveLength(followers);
  });

  test("waits for the one before it", async () => {
    const { stage, open, run } = setUp(1);
    open().announce([announced("start"), announced("close")]);
    await run();
    expect(stage.told).toEqual(["start m000", "close m000"]);
  });

  test("that is no news any more is dropped with the rest of its list", async () => {
    const { stage, open, run } = setUp(60);
    open().announce([announced("final")]);
    await open().step();
    stage.now = NOW + 10 * MINUTE;
    expect(await run()).toBe(0);
    expect(stage.told).toHaveLength(40);
  });

  test("is told again where a member's object failed, and goes on after three tries", async () => {
    const { stage, open, run } = setUp(50);
    open().announce([announced("final")]);
    stage.notify = async (uid) => {
      if (uid === "m010") throw new Error("no object");
      return true;
    };
    expect(await open().step()).toBe(10_000);
    expect(await open().step()).toBe(10_000);
    await run();
    expect(new Set(stage.told).size).toBe(49);
    expect(stage.logged).toHaveLength(2);
  });
});

test("a member who does not follow the team any more is told no further event", async () => {
  const { stage, open, run } = setUp(3);
  stage.notify = async (uid) => uid !== "m001";
  open().announce([announced("start")]);
  await run();
  stage.told = [];
  open().announce([announced("final")]);
  await run();
  expect(stage.told).toEqual(["final m000", "final m002"]);
});

test("a member who is taken out is not told", async () => {
  const { stage, open, run } = setUp(2);
  open().list("m000", false);
  open().announce([announced("final")]);
  await run();
  expect(stage.told).toEqual(["final m001"]);
});
