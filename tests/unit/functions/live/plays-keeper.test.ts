import { expect, test } from "vitest";
import type { LiveDayState } from "#domain/live/live-day.ts";
import type { GameState } from "#domain/live/live-game.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { parseActions } from "#functions/data/sources/plays-source/actions.ts";
import { playsOfActions } from "#functions/data/sources/plays-source/plays-of-actions.ts";
import type {
  PlaysAnswer,
  PlaysFailure,
} from "#functions/data/sources/plays-source/plays-source.ts";
import { PlaysKeeper, type StoredPlays } from "#functions/live/plays-keeper.ts";
import { action, playsOf, TEAMS } from "#tests/fixtures/plays-actions.ts";

const DATE = "2026-02-11";
const TIP_OFF = Date.parse("2026-02-12T00:00:00Z");
const ID = "0022500775";
const FIRST: GameState = { kind: "in-progress", period: 1, clock: "9:00" };
const FINAL: GameState = { kind: "final", overtimes: 0 };

function dayWith(state: GameState): LiveDayState {
  const teams = { homeTeamId: TEAMS.home, awayTeamId: TEAMS.away };
  const game = { ...teams, tipOff: new Date(TIP_OFF).toISOString(), state };
  const score = { homePoints: 2, awayPoints: 0, isCorrected: false };
  return { date: DATE, sequence: 1, games: [{ game: { ...game, ...score }, changedAt: 1 }] };
}

const shot = action({
  actionType: "2pt",
  subType: "Layup",
  shotResult: "Made",
  clock: "PT11M40.00S",
  teamTricode: "CHA",
  personId: 7,
  scoreHome: "2",
});
const over = action({ actionType: "game", subType: "end", scoreHome: "2" });

function answerOf(
  actions: Record<string, unknown>[],
  etag = '"a"',
): Result<PlaysAnswer, PlaysFailure> {
  const read = playsOfActions(parseActions(playsOf(actions), ID) ?? [], TEAMS);
  return read === undefined ? fail({ kind: "malformed" }) : ok({ read, etag, freshMs: 0 });
}

/** A keeper whose storage outlives it, before a source that a test moves by hand. */
function setUp() {
  let now = TIP_OFF + 600_000;
  const stored = new Map<number, StoredPlays>();
  const source = {
    id: ok(ID) as Result<string, PlaysFailure>,
    answer: answerOf([action()]),
    boards: 0,
    tags: [] as (string | undefined)[],
  };
  const kept: string[] = [];
  const events: string[] = [];
  const database = { hasResult: true };
  const keeper = () =>
    new PlaysKeeper({
      store: {
        get: (team) => structuredClone(stored.get(team)),
        put: (team, state) => void stored.set(team, structuredClone(state)),
      },
      source: {
        async idOf() {
          source.boards += 1;
          return source.id;
        },
        async plays(_id, _teams, etag) {
          source.tags.push(etag);
          return source.answer;
        },
      },
      intervalMs: 15_000,
      now: () => now,
      log: ({ event }) => void events.push(event),
      async keep(date, game) {
        if (database.hasResult) kept.push(`${date} ${game.homeTeamId}`);
        return database.hasResult;
      },
    });
  const pass = (ms: number) => {
    now += ms;
  };
  return { keeper, source, kept, events, database, pass };
}

test("a game is read from the first look on, in the source's interval, by its entity tag", async () => {
  const { keeper, source, pass } = setUp();
  const own = keeper();
  const day = dayWith(FIRST);
  await own.step(day);
  expect(source.tags).toEqual([]);

  const [first, same] = await Promise.all([own.look(day, 4), own.look(day, 4)]);
  expect(first?.plays.kind).toHaveLength(1);
  expect(same).toEqual(first);
  expect(source.tags).toEqual([undefined]);
  await own.step(day);
  expect(source.tags).toHaveLength(1);

  pass(15_000);
  source.answer = answerOf([action(), shot]);
  await keeper().step(day);
  expect(source.tags).toEqual([undefined, '"a"']);
  expect(source.boards).toBe(1);
  expect((await own.look(day, 4))?.plays.kind).toHaveLength(2);
});

test("a game is read on when a clock that was ahead comes back", async () => {
  const { keeper, source, pass } = setUp();
  const own = keeper();
  const day = dayWith(FIRST);
  pass(86_400_000);
  await own.look(day, 4);
  pass(-86_400_000);
  await own.step(day);
  expect(source.tags).toHaveLength(2);
});

test("nothing is read before a tip-off, nor of a team without a game", async () => {
  const { keeper, source } = setUp();
  expect(await keeper().look(dayWith({ kind: "scheduled" }), 4)).toBeUndefined();
  expect(await keeper().look(dayWith(FIRST), 2)).toBeUndefined();
  expect(await keeper().look(dayWith({ kind: "postponed" }), 4)).toBeUndefined();
  expect(source.boards).toBe(0);
});

test("an answer that has not changed renews the time of the reading alone", async () => {
  const { keeper, source, pass } = setUp();
  const own = keeper();
  const day = dayWith(FIRST);
  const first = await own.look(day, 4);
  pass(20_000);
  source.answer = ok({ read: "unchanged", etag: '"a"', freshMs: 0 });
  await own.step(day);
  expect(await own.look(day, 4)).toEqual({ ...first, readAt: TIP_OFF + 620_000 });
});

test.each<PlaysFailure["kind"]>(["malformed", "timed-out", "refused", "failing"])(
  "a source that is %s leaves the last plays with their time, and is asked less and less",
  async (kind) => {
    const { keeper, source, events, pass } = setUp();
    const own = keeper();
    const day = dayWith(FIRST);
    const good = await own.look(day, 4);
    source.answer = fail({ kind });
    const reads = () => source.tags.length - 1;
    for (let minutes = 0; minutes < 10; minutes += 0.25) {
      pass(15_000);
      await own.step(day);
    }
    // After 15, 45, 105 and 225 s, then every four minutes.
    expect(reads()).toBe(5);
    expect(await own.look(day, 4)).toEqual({ ...good, isFailing: true });
    expect(own.failureIn(day)).toBe(kind);

    source.answer = answerOf([action(), shot]);
    pass(240_000);
    await own.step(day);
    expect(await own.look(day, 4)).toMatchObject({ isFailing: false });
    expect(own.failureIn(day)).toBeUndefined();
    expect(events.at(-1)).toBe("live-plays-recovered");
  },
);

test("a source waits as long as it asks, and as long as it calls its document fresh", async () => {
  const { keeper, source, pass } = setUp();
  const own = keeper();
  const day = dayWith(FIRST);
  source.answer = fail({ kind: "throttled", retryAfterMs: 60_000 });
  await own.look(day, 4);
  pass(45_000);
  await own.step(day);
  expect(source.tags).toHaveLength(1);
  pass(15_000);
  source.answer = ok({
    ...(answerOf([action()]) as { value: PlaysAnswer }).value,
    freshMs: 40_000,
  });
  await own.step(day);
  pass(30_000);
  await own.step(day);
  expect(source.tags).toHaveLength(2);
  pass(10_000);
  await own.step(day);
  expect(source.tags).toHaveLength(3);
});

test("plays that are taken back are gone with the next reading", async () => {
  const { keeper, source, pass } = setUp();
  const own = keeper();
  const day = dayWith(FIRST);
  source.answer = answerOf([action(), shot]);
  await own.look(day, 4);
  source.answer = answerOf([action()]);
  pass(15_000);
  await own.step(day);
  expect((await own.look(day, 4))?.plays.kind).toHaveLength(1);
});

test("a final game is read once more and kept, also one that nobody has looked at", async () => {
  const { keeper, source, kept, database, pass } = setUp();
  const day = dayWith(FINAL);
  database.hasResult = false;
  source.answer = answerOf([action(), shot]);
  await keeper().step(day);
  expect(kept).toEqual([]);
  expect(keeper().isUnfinished(day)).toBe(true);

  source.answer = answerOf([action(), shot, over]);
  pass(60_000);
  await keeper().step(day);
  database.hasResult = true;
  pass(60_000);
  await keeper().step(day);
  expect(kept).toEqual(["2026-02-11 4"]);
  expect(keeper().isUnfinished(day)).toBe(false);
  const readings = source.tags.length;
  pass(60_000);
  await keeper().step(day);
  expect(source.tags).toHaveLength(readings);
  expect(kept).toHaveLength(1);
});

test("a final game without a result is given up six hours after its tip-off", async () => {
  const { keeper, database, pass } = setUp();
  database.hasResult = false;
  expect(keeper().isUnfinished(dayWith(FINAL))).toBe(true);
  pass(6 * 3_600_000);
  expect(keeper().isUnfinished(dayWith(FINAL))).toBe(false);
});

test("a game whose number the scoreboard does not have yet is no failure", async () => {
  const { keeper, source, pass } = setUp();
  const own = keeper();
  const day = dayWith(FIRST);
  source.id = fail({ kind: "missing" });
  expect(await own.look(day, 4)).toBeUndefined();
  expect(own.failureIn(day)).toBeUndefined();
  source.id = ok(ID);
  pass(30_000);
  await own.step(day);
  expect(await own.look(day, 4)).toBeDefined();
});
