import { describe, expect, test } from "vitest";
import type { NoticeKind } from "#domain/notices/notice-kinds.ts";
import { type Announcement, MemberNotices } from "#functions/notices/member-notices.ts";
import type { PushOutcome } from "#functions/notices/push.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";

// One in the morning in New York.
const NOW = Date.parse("2026-12-26T06:00:00Z");
const MINUTE = 60_000;
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

const deviceAt = (endpoint: string) => ({
  endpoint,
  ...KEYS,
  name: "Chrome on Android",
  addedAt: "2026-10-01T00:00:00.000Z",
});
const PHONE = deviceAt("https://fcm.googleapis.com/fcm/send/phone");
const LAPTOP = deviceAt("https://updates.push.services.mozilla.com/laptop");

function announcement(kind: NoticeKind = "final", key = `2026-12-25-20-${kind}`): Announcement {
  return {
    event: {
      key,
      kind,
      date: "2026-12-25",
      game: {
        homeTeamId: 20,
        awayTeamId: 27,
        tipOff: "2026-12-26T03:30:00Z",
        state: { kind: "final", overtimes: 0 },
        homePoints: 117,
        awayPoints: 113,
        isCorrected: false,
      },
    },
    home: { id: 20, name: "Knicks", abbreviation: "NYK" },
    away: { id: 27, name: "Spurs", abbreviation: "SAS" },
    expiresAt: NOW + 30 * MINUTE,
  };
}

/** A member's notices, whose storage outlives their object. */
function setUp(notices: Record<string, unknown> = {}) {
  const sql = memorySql();
  const record = {
    favorites: { teams: { service: true, 20: true, 3: true } as Record<string, boolean> },
    notices: { devices: { a: PHONE, b: LAPTOP } as Record<string, unknown>, ...notices },
  };
  const stage = {
    now: NOW,
    sent: [] as string[],
    followed: [] as string[],
    logged: [] as object[],
    outcomes: new Map<string, PushOutcome>(),
    isErased: false,
    onPush: async () => {},
    record,
  };
  const open = () =>
    new MemberNotices({
      sql,
      readRecord: async () => (stage.isErased ? null : structuredClone(stage.record)),
      removeDevice: async (id) => void delete stage.record.notices.devices[id],
      push: async ({ endpoint }, { text }) => {
        await stage.onPush();
        stage.sent.push(`${endpoint.split("/").at(-1)}: ${JSON.parse(text).body}`);
        return stage.outcomes.get(endpoint) ?? { kind: "sent" };
      },
      listFollower: async (team, isListed) => void stage.followed.push(`${isListed}:${team}`),
      standIn: undefined,
      now: () => stage.now,
      siteNow: () => stage.now,
      log: (event) => void stage.logged.push(event),
    });
  return { stage, open };
}

const SCORE = "Spurs 113, Knicks 117";

describe("an event", () => {
  test("is sent to each device once, also when it is announced again", async () => {
    const { stage, open } = setUp();
    expect(await open().notify(announcement())).toBe(true);
    expect(await open().notify(announcement())).toBe(true);
    await open().sendDue();
    expect(stage.sent.toSorted()).toEqual([`laptop: ${SCORE}`, `phone: ${SCORE}`]);
    await open().notify(announcement());
    await open().sendDue();
    expect(stage.sent).toHaveLength(2);
    expect(open().nextAt).toBeUndefined();
  });

  test("is not sent again by an object that was ended while it sent", async () => {
    const { stage, open } = setUp();
    await open().notify(announcement());
    stage.onPush = () => Promise.reject(new Error("killed"));
    await expect(open().sendDue()).rejects.toThrow("killed");
    stage.onPush = async () => {};
    await open().sendDue();
    expect(stage.sent).toEqual([]);
    expect(open().nextAt).toBeUndefined();
  });

  test.each<[string, Record<string, unknown>, NoticeKind, number]>([
    ["of a kind that is chosen", { kinds: { final: true } }, "final", 2],
    ["of a kind that is not", { kinds: { final: true } }, "start", 0],
    ["of any kind while none is chosen", { kinds: { final: false } }, "final", 0],
    ["in quiet hours", { quiet: "00:30-08:00", zone: "America/New_York" }, "final", 0],
    ["outside of them in another zone", { quiet: "00:30-06:00", zone: "UTC" }, "final", 2],
    ["with quiet hours that are none", { quiet: "at night" }, "final", 2],
  ])("%s", async (_, choices, kind, sent) => {
    const { stage, open } = setUp(choices);
    expect(await open().notify(announcement(kind))).toBe(true);
    await open().sendDue();
    expect(stage.sent).toHaveLength(sent);
  });

  test("has no score for a member who wants none in notices", async () => {
    const { stage, open } = setUp({ hidesScores: true, devices: { a: PHONE } });
    await open().notify(announcement());
    await open().sendDue();
    expect(stage.sent).toEqual(["phone: Open the game to see the score."]);
  });

  test.each([
    ["all", false],
    ["14 20", false],
    ["14", true],
    ["everything", true],
  ])("tells the score to a member who hides %j: %s", async (hiddenScores, isTold) => {
    const { stage, open } = setUp();
    Object.assign(stage.record, { hiddenScores });
    await open().notify(announcement());
    await open().sendDue();
    expect(stage.sent.map((text) => text.includes(SCORE))).toEqual([isTold, isTold]);
  });

  test("that is no news any more is dropped", async () => {
    const { stage, open } = setUp();
    stage.now = NOW + 30 * MINUTE;
    await open().notify(announcement());
    expect(open().nextAt).toBeUndefined();
  });

  test.each<[string, (stage: ReturnType<typeof setUp>["stage"]) => unknown]>([
    ["has no device", ({ record }) => Object.assign(record.notices, { devices: {} })],
    [
      "follows neither team",
      ({ record }) => Object.assign(record.favorites, { teams: { 3: true } }),
    ],
    ["was erased", (stage) => Object.assign(stage, { isErased: true })],
    [
      "has written an endpoint of another host",
      ({ record }) =>
        Object.assign(record.notices, {
          devices: { a: deviceAt("https://10.0.0.1/x"), b: { endpoint: 1 } },
        }),
    ],
  ])("of a member who %s says so, and the team is followed anew later", async (_, change) => {
    const { stage, open } = setUp();
    await open().followTeams();
    expect(stage.followed).toEqual(["true:3", "true:20"]);
    const before = structuredClone(stage.record);
    change(stage);
    expect(await open().notify(announcement())).toBe(false);
    await open().sendDue();
    expect(stage.sent).toEqual([]);
    Object.assign(stage, { record: before, isErased: false, followed: [] });
    await open().followTeams();
    expect(stage.followed).toEqual(["true:20"]);
  });
});

describe("a device", () => {
  test("is removed when its push service does not know it any more", async () => {
    const { stage, open } = setUp();
    stage.outcomes.set(PHONE.endpoint, { kind: "gone" });
    await open().notify(announcement());
    await open().sendDue();
    expect(Object.keys(stage.record.notices.devices)).toEqual(["b"]);
    expect(open().nextAt).toBeUndefined();
  });

  test("that the member removes before a message is due gets none", async () => {
    const { stage, open } = setUp();
    await open().notify(announcement());
    stage.record.notices.devices = { b: LAPTOP };
    await open().sendDue();
    expect(stage.sent).toEqual([`laptop: ${SCORE}`]);
  });

  test("whose push service is busy is tried again, when that asks for it, within a bound", async () => {
    const { stage, open } = setUp({ devices: { a: PHONE } });
    stage.outcomes.set(PHONE.endpoint, { kind: "busy", retryAfterMs: 5 * MINUTE });
    await open().notify(announcement());
    await open().sendDue();
    expect(open().nextAt).toBe(NOW + 5 * MINUTE);
    await open().sendDue();
    expect(stage.sent).toHaveLength(1);
    stage.outcomes.set(PHONE.endpoint, { kind: "busy", retryAfterMs: undefined });
    for (let at = open().nextAt; at !== undefined; at = open().nextAt) {
      stage.now = at;
      await open().sendDue();
    }
    expect(stage.sent).toHaveLength(4);
    expect(stage.logged).toEqual([{ event: "notice-not-sent", host: "fcm.googleapis.com" }]);
  });

  test.each<[string, number, number]>([
    ["longer than the bound", 11 * MINUTE, 30],
    ["longer than the news lives", 9 * MINUTE, 8],
  ])("is given up when its push service asks for %s", async (_, retryAfterMs, lifeMinutes) => {
    const { stage, open } = setUp({ devices: { a: PHONE } });
    stage.outcomes.set(PHONE.endpoint, { kind: "busy", retryAfterMs });
    await open().notify({ ...announcement(), expiresAt: NOW + lifeMinutes * MINUTE });
    await open().sendDue();
    expect(open().nextAt).toBeUndefined();
  });
});

test("a test message goes to all devices, and says what became of each", async () => {
  const { stage, open } = setUp({
    devices: { a: PHONE, b: LAPTOP, c: deviceAt(`${PHONE.endpoint}2`) },
  });
  stage.outcomes.set(LAPTOP.endpoint, { kind: "gone" });
  stage.outcomes.set(`${PHONE.endpoint}2`, { kind: "refused", status: 403 });
  expect(await open().sendTest()).toEqual({ sent: 1, removed: 1, failed: 1 });
  expect(stage.logged).toEqual([
    { event: "notice-refused", host: "fcm.googleapis.com", status: 403 },
  ]);
});

test("a closed account follows no team and has no message left", async () => {
  const { stage, open } = setUp();
  await open().followTeams();
  await open().notify(announcement());
  stage.followed = [];
  await open().end();
  expect(stage.followed).toEqual(["false:3", "false:20"]);
  expect(open().nextAt).toBeUndefined();
});

test("the teams that are followed are the favorites, while there is a device", async () => {
  const { stage, open } = setUp();
  await open().followTeams();
  stage.record.favorites.teams = { service: true, 20: true, 5: true };
  await open().followTeams();
  stage.record.notices.devices = {};
  await open().followTeams();
  expect(stage.followed).toEqual(["true:3", "true:20", "true:5", "false:3", "false:5", "false:20"]);
});

test("ids that the member has made up reach no object of a team", async () => {
  const { stage, open } = setUp();
  const made = [0, 31, 99, 100_000, -1, 1.5, "03", "LAL", "1e1"].map((id) => [id, true]);
  const more = Array.from({ length: 1_500 }, (_, at) => [at + 31, true]);
  stage.record.favorites.teams = Object.fromEntries([...made, ...more, [30, true], [1, true]]);
  await open().followTeams();
  expect(stage.followed).toEqual(["true:1", "true:30"]);
});
