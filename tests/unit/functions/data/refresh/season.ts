import { countFeats } from "#domain/season/milestones.ts";
import { createRealtimeDatabase, type Write } from "#functions/data/realtime-database.ts";
import type { RefreshOptions } from "#functions/data/refresh/outcome.ts";
import { refresh } from "#functions/data/refresh/refresh.ts";
import { gameIdOf } from "#functions/data/wire/games.ts";
import { parseSeasonTotals, seasonTotalsWire } from "#functions/data/wire/season-totals.ts";
import { copiedWhenRead } from "#tests/fixtures/copied-when-read.ts";
import { memoryObjects, SECRET, sqlWith } from "#tests/fixtures/memory-database.ts";
import { lineTexts, linesIn as storedLines, withoutLinesOf } from "#tests/fixtures/stored-lines.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";
import { openedSource, statsApiSettings } from "#tools/replay/opened-source.ts";
import { isOfScoreboard, scoreboardAnswer } from "#tools/replay/scoreboard.ts";
import {
  type AnswerOptions,
  answerOf,
  type Resources,
  resourcesOf,
} from "#tools/replay/stats-api.ts";
import { fakeClock } from "../sources/clock.ts";

export type Json = Record<string, unknown>;
export type Root = { data: unknown; updatedAt?: string };
type Stored = "teamsAPI" | "games" | "lines" | "standings" | "seasonTotals" | "players";
export type Data = Record<Stored, Root & Json>;

export const NOW = Date.parse("2026-04-13T10:17:00Z");

/** What these refreshes have no part in: details of games, former seasons, articles. */
const OTHERS = new Set(
  (
    "days careers franchises shots plays parts together " +
    "awards playoffTotals archive formerCareers odds news analysis charts headlines transactions " +
    "listedSeasons leagueHistory drafts allTime seasonRatings"
  ).split(" "),
);

function readCollections(): Data {
  const season = Object.fromEntries(
    Object.entries(readDataset()).filter(([name]) => !OTHERS.has(name)),
  );
  const data = season as Data & { formerPlayers: { data: Json[] } };
  // Those who left long ago have no part in a refresh either; reading thousands is what it would mostly do.
  data.formerPlayers.data = data.formerPlayers.data.filter(
    ({ seasons }) => String(seasons).slice(-7) >= "2021-22",
  );
  for (const game of data.games.data as Json[]) {
    delete game.deficit;
    delete game.moved_from;
  }
  return data;
}

const collections = JSON.stringify(readCollections());

/**
 * Returns a copy of the season's collections, without the details of its games, and without the games'
 * deficits and former days: the API has none of them.
 */
export const dataset = (): Data => JSON.parse(collections) as Data;

/** The season's collections without their times; the leaders have one a group. Lines are texts by game. */
export const lists = (data: Data) =>
  Object.fromEntries(
    Object.entries(data).map(([name, root]) => [
      name,
      name === "lines" ? lineTexts(root) : withoutTimes(root, 2),
    ]),
  ) as Lists;

/** The lines of the regular season by game. */
export const linesIn = (data: Partial<Data>) => storedLines(data.lines);

type Lists = Record<string, Root> & {
  games: { data: Json[] };
  standings: { westConference: { Team: string[] }[] };
};

function withoutTimes(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value))
    return value;
  const { updatedAt: _, ...own } = value as Json;
  return Object.fromEntries(
    Object.entries(own).map(([name, of]) => [name, withoutTimes(of, depth - 1)]),
  );
}

const shared = resourcesOf();
let own: Resources | undefined;

/** A game of the season's last day. */
export const LAST = 22501200;

/** Returns the database as it was before the last game. */
export function withoutLastGame(): Data {
  beforeLast ??= computeBeforeLast();
  return structuredClone(beforeLast);
}

let beforeLast: Data | undefined;

function computeBeforeLast(): Data {
  const data = dataset();
  data.games.data = (data.games.data as Json[]).filter(({ id }) => id !== LAST);
  data.lines = withoutLinesOf(data.lines, new Set([gameIdOf(LAST)])) as Data["lines"];
  return data;
}

const SUMMED = [
  "fgm",
  "fga",
  "fg3m",
  "fg3a",
  "ftm",
  "fta",
  "oreb",
  "dreb",
  "reb",
  "ast",
  "stl",
  "blk",
  "pf",
  "pts",
] as const;

/** Returns the database as it was after a day's games, with totals of those games only. */
export function upTo(day: string): Data {
  const data = earlier.get(day) ?? computeUpTo(day);
  earlier.set(day, data);
  return structuredClone(data);
}

const earlier = new Map<string, Data>();

function computeUpTo(day: string): Data {
  const data = dataset();
  const games = data.games.data as Json[];
  const gone = new Set(games.filter(({ date }) => String(date) > day).map(({ id }) => id));
  data.games.data = games.filter(({ id }) => !gone.has(id));
  const won = new Map(
    games.map((game) => [
      game.id,
      Number(game.home_team_score) > Number(game.visitor_team_score)
        ? game.home_team_id
        : game.visitor_team_id,
    ]),
  );
  const totals = new Map(
    (parseSeasonTotals(data.seasonTotals.data)?.rows ?? []).map((row) => [row.id, row]),
  );
  const lines = linesIn(data);
  const ids = new Set([...gone].map((id) => gameIdOf(Number(id))));
  data.lines = withoutLinesOf(data.lines, ids) as Data["lines"];
  for (const id of gone) {
    const stats = new Map(shared.stats.get(Number(id))?.map((row) => [idOf(row), row]));
    for (const line of lines.get(gameIdOf(Number(id))) ?? []) {
      const row = totals.get(line.playerId);
      const stat = stats.get(line.playerId);
      if (row === undefined || stat === undefined) throw new Error("A line without totals.");
      const feats = countFeats([line]);
      for (const count of SUMMED) row[count] -= Number(stat[count]);
      row.tov -= line.tov;
      row.games -= 1;
      row[won.get(id) === line.teamId ? "wins" : "losses"] -= 1;
      row.minutes = Math.max(0, row.minutes - line.minutes);
      row.plusMinus = (row.plusMinus ?? 0) - (line.plusMinus ?? 0);
      row.doubleDoubles -= feats.doubleDoubles;
      row.tripleDoubles -= feats.tripleDoubles;
    }
  }
  data.seasonTotals.data = seasonTotalsWire([...totals.values()].filter((row) => row.games > 0));
  return data;
}

const idOf = ({ player }: Json) => String((player as Json).id);

/** Returns a copy of the API's resources that a test may change. */
export function resources({ ownIds = false } = {}): Resources {
  own ??= ownIds ? resourcesOf({ ownIds }) : undefined;
  const { stats, ...others } = ownIds && own ? own : shared;
  return { ...structuredClone(others), stats: copiedWhenRead(stats) };
}

/** Sets up a refresh of an in-memory database that holds `before`. */
export async function setUp(
  before: Partial<Data>,
  api: Resources,
  {
    sources = statsApiSettings(10_000),
    ...answers
  }: AnswerOptions & { sources?: Parameters<typeof openedSource>[0] } = {},
) {
  let resourcesNow = api;
  // A refresh leaves what is made of plays, with which all would exceed what one read takes.
  const { plays: __, parts: ___, ...stored } = before as Json;
  const objects = memoryObjects(undefined, await sqlWith(stored));
  const database = createRealtimeDatabase({
    url: "http://database",
    fetch: (url, init) => objects.answer(new Request(url, init)),
  });
  const credential = { auth: SECRET };
  const writes: Write[] = [];
  const purged: string[] = [];
  const requested: string[] = [];
  const { slept: _, ...clock } = fakeClock(NOW);
  const sourceOf = (mostRequests?: number) =>
    openedSource(sources, {
      mostRequests,
      random: () => 0,
      ...clock,
      fetch: async (address) => {
        const url = new URL(address);
        requested.push(decodeURIComponent(url.pathname.slice(4) + url.search));
        const { status, body } = isOfScoreboard(url)
          ? scoreboardAnswer(resourcesNow, url)
          : answerOf(resourcesNow, url, answers);
        return new Response(JSON.stringify(body), { status });
      },
    });
  const options: RefreshOptions = {
    database: {
      ...database,
      write: (path, write, by) => {
        writes.push(write);
        return database.write(path, write, by);
      },
    },
    credential,
    source: sourceOf(),
    isFull: false,
    exceptions: { leftOut: new Set(), cupFinal: undefined },
    mayShrink: false,
    isDry: false,
    now: clock.now,
    purge: async (names) => {
      purged.push(...names);
    },
  };
  return {
    source: options.source,
    database: options.database,
    /** The database as the site reads it. */
    texts: database,
    /** Replaces the resources the API answers from. */
    replace: (next: Resources) => {
      resourcesNow = next;
    },
    /** Writes as another administrator. */
    overwrite: (path: string, set: unknown) => database.write(path, { set }, credential),
    writes,
    purged,
    requested,
    run: (change: Partial<RefreshOptions> = {}) => refresh({ ...options, ...change }),
    /** A scheduled run at a moment, with its limit of requests. */
    runAt: (moment: string, mostRequests?: number) =>
      refresh({ ...options, source: sourceOf(mostRequests), now: () => Date.parse(moment) }),
    async stored(): Promise<Data> {
      const answer = await database.read("nba", credential);
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value as Data;
    },
  };
}
