import { easternDayAt } from "#domain/eastern-days.ts";
import type { Game } from "#domain/season/facts.ts";
import type { WritableDatabase } from "#functions/data/realtime-database.ts";
import { openSource } from "#functions/data/sources/open-source.ts";
import { objectOf } from "#functions/data/wire/rows.ts";
import { parseTeams } from "#functions/data/wire/teams.ts";
import { refreshOnce } from "#functions/refresh/refresh-once.ts";
import { RefreshRun } from "#functions/refresh/refresh-run.ts";
import { memorySql } from "../machine/memory-sql.ts";
import { expectedOf } from "./expected-day.ts";
import { foundIn } from "./found-day.ts";
import { memoryDatabase } from "./memory-database.ts";
import { statsApiSettings } from "./opened-source.ts";
import { fixturesOf } from "./replayed-fixtures.ts";
import type { SeasonApi } from "./season-api.ts";
import { answerOf, type Json } from "./stats-api.ts";

const SECRET = "the-secret-of-a-replay-in-memory";

/** The comparison of a database with the tables after a day's games. */
export interface ReplayedDay {
  date: string;
  games: number;
  /** Figures compared. */
  compared: number;
  /** "totals of 2544: expected ..., found ...". */
  differences: string[];
  /** Steps of the refresh, and requests of the stats API. */
  steps: number;
  requests: number;
}

/**
 * Replays the regular season day by day, from a database that has the schedule alone: after each day's last final the
 * refresh runs in its steps, in this process, and the database is compared with the tables.
 */
export async function* replaySeason(api: SeasonApi): AsyncGenerator<ReplayedDay> {
  const season = api.games.filter(({ game }) => game.stage === "season");
  const lastFinals = new Map<string, number>();
  for (const { game, finalAt } of season) {
    lastFinals.set(game.date, Math.max(finalAt, lastFinals.get(game.date) ?? 0));
  }
  const database = memoryDatabase(SECRET);
  await database.write("nba/fixtures", { set: fixturesOf(season) }, { auth: SECRET });
  const whole = api.at(Number.POSITIVE_INFINITY);
  const teams = parseTeams(whole.teams)?.rows ?? [];
  const names = new Map(
    [...whole.stats.values()].flat().map(({ player }) => {
      const { id, first_name, last_name } = player as Json;
      return [String(id), `${first_name} ${last_name}`.trim()];
    }),
  );
  const played: Game[] = [];
  const lines: Json[] = [];
  for (const [date, lastFinal] of [...lastFinals].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const made = await refreshAt(lastFinal + 60_000, api, database);
    const own = season.filter(({ game }) => game.date === date).map(({ game }) => game);
    played.push(...own);
    lines.push(...own.flatMap(({ id }) => (whole.stats.get(Number(id)) ?? []).filter(hasPlayed)));
    // A copy: what is computed of a list of games is remembered with it.
    const expected = expectedOf({ teams, games: [...played], lines, names });
    const stored = await database.read("nba", { auth: SECRET });
    const found = foundIn((stored.ok && objectOf(stored.value)) || {}, teams);
    const differences = [...new Set([...expected.keys(), ...found.keys()])]
      .filter((name) => expected.get(name) !== found.get(name))
      .map((name) => `${name}: expected ${expected.get(name)}, found ${found.get(name)}`);
    yield { date, games: own.length, compared: expected.size, differences, ...made };
  }
}

/** A player who stayed on the bench has a row without minutes. */
function hasPlayed({ min }: Json): boolean {
  return min !== "00";
}

/** Runs a refresh to its end at a moment; pauses pass at once. */
async function refreshAt(
  moment: number,
  api: SeasonApi,
  database: WritableDatabase,
): Promise<{ steps: number; requests: number }> {
  let now = moment;
  let requests = 0;
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
  };
  const run = new RefreshRun({
    sql: memorySql(),
    requests: {
      random: () => 0.5,
      ...clock,
      fetch: async (url) => {
        requests += 1;
        const { status, body } = answerOf(api.at(now), new URL(url));
        return new Response(JSON.stringify(body), { status });
      },
    },
    requestsPerMinute: 600,
    open: (requests) => openSource(statsApiSettings(600), "refresh", requests),
    refresh: (source, share) =>
      refreshOnce(source, {
        database,
        share,
        credential: { auth: SECRET },
        exceptions: { leftOut: new Set(), cupFinal: undefined },
        now: clock.now,
        purge: async () => {},
        log: (event) => {
          if (event.event === "refresh-failed") console.error(easternDayAt(now), ...event.lines);
        },
      }),
    // The odds are not part of what is compared, and a season of them takes minutes.
    forecast: async () => {},
    noteProgress: async () => {},
  });
  run.start("final");
  let steps = 0;
  for (let pauseMs: number | undefined = 0; pauseMs !== undefined; steps += 1) {
    now += pauseMs;
    pauseMs = await run.step();
  }
  return { steps, requests };
}
