import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { readActivePlayers } from "#functions/data/refresh/active-players.ts";
import type { FetchOptions } from "#functions/data/refresh/schedule.ts";
import type { SourceFailure } from "#functions/data/sources/source.ts";

const DAY_MS = 86_400_000;
const TEAMS = Array.from({ length: 30 }, (_, at) => at + 1);

/** Reads on a day with this many requests left; returns the teams of each request. */
async function read(day: number, left: number, urgent: number[] = [], failure?: SourceFailure) {
  const asked: number[][] = [];
  const options = {
    source: {
      teamsAtOnce: 4,
      requestsLeft: () => left - asked.length,
      activePlayers: async (teamIds: readonly number[]) => {
        asked.push([...teamIds]);
        return failure === undefined ? ok({ rows: [], unread: [] }) : fail(failure);
      },
    },
    now: () => day * DAY_MS,
  } as unknown as FetchOptions;
  return { ...(await readActivePlayers(TEAMS, new Set(urgent), options)), asked };
}

test("one request a day reaches every roster in eight days", async () => {
  const days = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((day) => read(20_000 + day, 1)));
  expect(days.map(({ asked }) => asked.length)).toEqual(days.map(() => 1));
  expect(new Set(days.flatMap(({ asked }) => asked.flat())).size).toBe(30);
  expect(days.every(({ teams }) => teams.size === 4 || teams.size === 2)).toBe(true);
});

test("eight requests reach all rosters in one run", async () => {
  const { asked, teams } = await read(20_000, 9);
  expect(asked).toHaveLength(8);
  expect(asked.flat().sort((a, b) => a - b)).toEqual(TEAMS);
  expect(teams.size).toBe(30);
});

test("the teams of players who have moved are first", async () => {
  const { asked } = await read(20_000, 1, [29, 3]);
  expect(asked[0]).toHaveLength(4);
  expect(asked[0]).toEqual(expect.arrayContaining([3, 29]));
});

test("no request is made without any left, and a refusal is no failure of the refresh", async () => {
  expect(await read(20_000, 0)).toMatchObject({ asked: [], failure: undefined });
  const denied = {
    kind: "denied" as const,
    source: "stats API",
    resource: "players/active",
    status: 401,
  };
  expect(await read(20_000, 5, [], denied)).toMatchObject({ failure: denied, teams: new Set() });
  const exhausted = { kind: "exhausted" as const, source: "stats API", resource: "players/active" };
  expect(await read(20_000, 5, [], exhausted)).toMatchObject({ failure: undefined });
});
