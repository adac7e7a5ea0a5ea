import {
  createRealtimeDatabase,
  type Write,
} from "../../../../../functions/data/realtime-database.ts";
import { type RefreshOptions, refresh } from "../../../../../functions/data/refresh/refresh.ts";
import { createStatsApi } from "../../../../../functions/data/stats-api/stats-api.ts";
import { readDataset } from "../../../../../tools/operate/dataset-push.ts";
import { memoryDatabase, SECRET } from "../../../../fixtures/memory-database.ts";
import {
  type AnswerOptions,
  answerOf,
  type Resources,
  resourcesOf,
} from "../../../../fixtures/stats-api.ts";
import { fakeClock } from "../stats-api/clock.ts";

export type Json = Record<string, unknown>;
export type Root = { data: unknown; updatedAt?: string };
type Stored = "teamsAPI" | "games" | "gameLines" | "gameResults" | "standings" | "seasonTotals";
export type Data = Record<Stored, Root & Json>;

export const NOW = Date.parse("2026-04-13T10:17:00Z");

/** A copy that a test may change. */
export const dataset = (): Data => structuredClone(readDataset()) as Data;

const pristine = { shared: resourcesOf(), own: resourcesOf({ ownIds: true }) };

/** A game of the season's last day. */
export const LAST = 22501200;

/** The database as it was before that game. */
export function withoutLastGame(): Data {
  const data = dataset();
  data.games.data = (data.games.data as Json[]).filter(({ id }) => id !== LAST);
  delete (data.gameLines.data as Json)[LAST];
  return data;
}

/** The API's resources, copied so that a test may change them. */
export function resources({ ownIds = false } = {}): Resources {
  return structuredClone(ownIds ? pristine.own : pristine.shared);
}

/** A refresh of an embedded database in memory that holds `before`. */
export async function setUp(before: Partial<Data>, api: Resources, answers: AnswerOptions = {}) {
  const ask = memoryDatabase();
  const database = createRealtimeDatabase({
    url: "http://database",
    fetch: (url, init) => ask(new Request(url, init)),
  });
  const credential = { auth: SECRET };
  await database.write("nba", { set: before }, credential);
  const writes: Write[] = [];
  const purged: string[] = [];
  const asked: string[] = [];
  const { slept: _, ...clock } = fakeClock(NOW);
  const options: RefreshOptions = {
    database: {
      ...database,
      write: (path, write, by) => {
        writes.push(write);
        return database.write(path, write, by);
      },
    },
    credential,
    api: createStatsApi({
      url: "https://api.example.com/v1",
      key: "k",
      requestsPerMinute: 10_000,
      random: () => 0,
      ...clock,
      fetch: async (address) => {
        const url = new URL(address);
        asked.push(decodeURIComponent(url.pathname.slice(4) + url.search));
        const { status, body } = answerOf(api, url, answers);
        return new Response(JSON.stringify(body), { status });
      },
    }),
    season: 2025,
    isFull: false,
    mayShrink: false,
    isDry: false,
    now: clock.now,
    purge: async (names) => {
      purged.push(...names);
    },
  };
  return {
    api: options.api,
    /** As another administrator. */
    overwrite: (path: string, set: unknown) => database.write(path, { set }, credential),
    writes,
    purged,
    asked,
    run: (change: Partial<RefreshOptions> = {}) => refresh({ ...options, ...change }),
    async stored(): Promise<Data> {
      const answer = await database.read("nba", credential);
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value as Data;
    },
  };
}
