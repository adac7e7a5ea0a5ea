import { expect, test } from "vitest";
import { fail } from "#domain/result.ts";
import type { SourceFailure } from "#functions/data/sources/source.ts";
import {
  DATE,
  FINAL,
  FIRST,
  GAMES,
  games,
  liveDayStage,
  TIP_OFF,
} from "#tests/fixtures/live-day-stage.ts";

test("reads from the first tip-off to the last final, and rests in between", async () => {
  const { seen, ring, keeper } = liveDayStage();
  await keeper.plan(DATE, GAMES);
  await keeper.plan(DATE, GAMES);
  expect(seen.reads).toEqual([]);
  const unread = { lastReading: null, reason: null, plays: "ok" };
  expect(keeper.health).toEqual({ state: "resting", ...unread });
  await ring(games([0, FIRST, 2]));
  expect(keeper.health.state).toBe("reading");
  await ring(games([0, FINAL, 100]));
  const secondTipOff = Date.parse(GAMES[1]?.tipOff ?? "");
  await ring(games([0, FINAL, 100], [1, FINAL, 90]));
  expect(seen.reads).toEqual([TIP_OFF, TIP_OFF + 15_000, secondTipOff]);
  expect(keeper.isDone).toBe(true);
  expect(keeper.health.state).toBe("over");
  expect(seen.hangUps).toBe(1);
  expect(seen.news.map(({ ended, isDayOver }) => [ended.length, isDayOver])).toEqual([
    [1, false],
    [1, true],
  ]);
  await ring();
  expect(seen.isCleared).toBe(true);
  expect(seen.reads.length).toBe(3);
  expect(keeper.day).toBeUndefined();
});

test("reads no more often than its part of the plan allows, whatever ends or begins", async () => {
  const { seen, ring, restart, ...stage } = liveDayStage();
  const soon = { homeTeamId: 8, awayTeamId: 10, tipOff: new Date(TIP_OFF + 16_000).toISOString() };
  await stage.keeper.plan(DATE, [GAMES[0] ?? soon, soon]);
  for (const answer of [games([0, FIRST, 2]), games([0, FINAL, 100])]) {
    await ring(answer);
    restart();
  }
  for (let more = 0; more < 20; more += 1) {
    await ring(games([0, FINAL, 100], [1, FIRST, more]));
    restart();
  }
  const pauses = seen.reads.slice(1).map((at, i) => at - (seen.reads[i] ?? 0));
  expect(seen.reads.length).toBeGreaterThan(20);
  expect(Math.min(...pauses)).toBe(15_000);
});

test("plays of a final game are kept before the next tip-off, without a reading of scores", async () => {
  const { seen, faults, ring, keeper } = liveDayStage();
  await keeper.plan(DATE, GAMES);
  await ring(games([0, FIRST, 2]));
  faults.hasPlaysToKeep = true;
  await ring(games([0, FINAL, 100]));
  const final = TIP_OFF + 15_000;
  await ring();
  faults.hasPlaysToKeep = false;
  await ring();
  expect(seen.steps.slice(-3)).toEqual([final, final + 60_000, final + 120_000]);
  expect(seen.reads).toEqual([TIP_OFF, final]);
  await ring();
  expect(seen.reads.at(-1)).toBe(Date.parse(GAMES[1]?.tipOff ?? ""));
});

test("sends each change once, and nothing when nothing changes", async () => {
  const { seen, ring, keeper } = liveDayStage();
  await keeper.plan(DATE, GAMES);
  await ring(games([0, FIRST, 2]));
  await ring();
  await ring(games([0, FIRST, 1]));
  expect(seen.lines).toEqual(["1;21 9:00 4 2", "2;21 9:00 4 1!"]);
  expect(keeper.textAfter(1)).toBe("2;21 9:00 4 1!");
  expect(keeper.textAfter(2)).toBe("2");
});

test("sends after a crash what was stored before it", async () => {
  const day = liveDayStage();
  await day.keeper.plan(DATE, GAMES);
  day.faults.isDying = true;
  await expect(day.ring(games([0, FIRST, 2]))).rejects.toThrow("killed");
  day.faults.isDying = false;
  day.restart();
  expect(day.keeper.textAfter(0)).toBe("1;21 9:00 4 2");
  await day.ring();
  expect(day.seen.lines).toEqual(["1;21 9:00 4 2"]);
  day.restart();
  await day.ring();
  expect(day.seen.lines).toEqual(["1;21 9:00 4 2"]);
});

test("tells of finals until it is heard, also after a crash and after the day", async () => {
  const day = liveDayStage();
  await day.keeper.plan(DATE, GAMES.slice(0, 1));
  day.faults.isDeaf = true;
  await day.ring(games([0, FINAL, 100]));
  expect(day.seen.events).toEqual([{ event: "games-ended-untold", reason: "Error: no refresh" }]);
  day.restart();
  day.faults.isDeaf = false;
  await day.ring();
  expect(day.seen.news).toMatchObject([{ date: DATE, isDayOver: true }]);
  expect(day.seen.reads.length).toBe(1);
  await day.ring();
  expect(day.seen.news.length).toBe(1);
});

test.each<[SourceFailure, number]>([
  [{ kind: "throttled", source: "stats API", resource: "games", retryAfterMs: 90_000 }, 90_000],
  [{ kind: "failing", source: "stats API", resource: "games", status: 500 }, 30_000],
  [{ kind: "timed-out", source: "stats API", resource: "games" }, 30_000],
  [{ kind: "malformed", source: "stats API", resource: "games" }, 30_000],
])("slows down after %j and shows the last state", async (failure, pause) => {
  const day = liveDayStage();
  await day.keeper.plan(DATE, GAMES);
  await day.ring(games([0, FIRST, 2]));
  await day.ring(fail(failure));
  expect(day.alarmAt - (day.seen.reads.at(-1) ?? 0)).toBe(pause);
  expect(day.keeper.health).toMatchObject({ state: "failing", reason: failure.kind });
  expect(day.keeper.textAfter()).toBe("1;21 9:00 4 2;8s  0 0");
  await day.ring(games([0, FIRST, 5]));
  expect(day.keeper.health.state).toBe("reading");
  expect(day.seen.events.map(({ event }) => event)).toEqual([
    "live-reading-failed",
    "live-reading-recovered",
  ]);
});

test("plans again when its alarm was lost", async () => {
  const day = liveDayStage();
  await day.keeper.plan(DATE, GAMES);
  const lost = TIP_OFF + 6 * 60_000;
  day.sleepUntil(lost);
  await day.keeper.plan(DATE, GAMES);
  expect(day.alarmAt).toBe(lost + 15_000);
});

test.each([
  ["a day, for which no game is left to be read", 24],
  ["three hours, at which the first game is on", 3],
])("plans again after a clock was ahead by %s", async (_, hours) => {
  const day = liveDayStage();
  await day.keeper.plan(DATE, GAMES);
  const before = TIP_OFF - 60_000;
  day.sleepUntil(before + hours * 3_600_000);
  await day.ring(games());
  day.sleepUntil(before);
  await day.keeper.plan(DATE, GAMES);
  expect(day.alarmAt).toBe(TIP_OFF);
  await day.ring(games([0, FIRST, 2]));
  expect(day.seen.lines).toEqual(["1;21 9:00 4 2"]);
});

test("announces each event once, and again after a failure, also by an object started anew", async () => {
  const stage = liveDayStage();
  await stage.keeper.plan(DATE, GAMES);
  await stage.ring(games([0, FIRST, 2]));
  stage.restart();
  await stage.ring(games([0, FIRST, 4]));
  expect(stage.seen.announced).toEqual([`${DATE}-2-start`]);
  stage.faults.areTeamsDeaf = true;
  await stage.ring(games([0, FINAL, 100]));
  expect(stage.seen.events).toContainEqual({
    event: "notices-not-announced",
    reason: "Error: no team",
  });
  stage.faults.areTeamsDeaf = false;
  stage.restart();
  await stage.ring();
  await stage.ring();
  expect(stage.seen.announced).toEqual([`${DATE}-2-start`, `${DATE}-2-final`]);
});
