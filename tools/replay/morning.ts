import { gamesOfLines, linesOfGames } from "#domain/query/storage/lines-of-games.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { seasonOfDate } from "#domain/season/season.ts";
import { refresh } from "#functions/data/refresh/refresh.ts";
import { failureLines } from "#functions/data/refresh/report.ts";
import { parseLines } from "#functions/data/wire/lines.ts";
import { parsePartLines, partLinesWire } from "#functions/data/wire/part-lines.ts";
import { objectOf } from "#functions/data/wire/rows.ts";
import { readDataset } from "../operate/dataset-push.ts";
import { memoryDatabase } from "./memory-database.ts";
import { openedSource, statsApiSettings } from "./opened-source.ts";
import { fixturesOf } from "./replayed-fixtures.ts";
import type { ReplayedGame, SeasonApi } from "./season-api.ts";
import { answerOf, type Json } from "./stats-api.ts";

type Documents = Record<string, unknown>;
const SECRET = "the-secret-of-a-morning-in-memory";

/** The parts of the dataset that are the same on every morning of the season. */
const LASTING = [
  "teamLinks",
  "players",
  "allTime",
  "awards",
  "playoffTotals",
  "archive",
  "formerPlayers",
  "drafts",
  "careers",
  "franchises",
  "formerCareers",
  "ratings",
];
/** Lists of which a morning has the rows that are dated before. */
const DATED = ["news", "analysis", "charts", "headlines", "transactions"];

/**
 * The database as it stands on the morning of a day: the dataset's documents of the games before, the
 * schedule of the others, and everything else as a refresh computes it from the stats API. Official
 * statistics of the whole season are not in it.
 */
export async function morningOf(
  date: string,
  api: SeasonApi,
  unscheduled?: ReplayedGame,
): Promise<Documents> {
  const now = Date.parse(`${date}T14:00:00Z`);
  const current = seasonOfDate(date);
  const built = readDataset();
  const before = api.games.filter(({ game }) => game.date < date);
  const scheduled = api.games.filter((one) => one !== unscheduled);
  const known = api.at(now);
  const isAdded = ({ id }: Json) => id === Number(unscheduled?.game.id);
  const resources = { ...known, games: known.games.filter((game) => !isAdded(game)) };
  const database = memoryDatabase(SECRET);
  const credential = { auth: SECRET };
  const seeded = {
    ...Object.fromEntries(LASTING.map((name) => [name, built[name]])),
    ...Object.fromEntries(DATED.map((name) => [name, datedBefore(built[name], now)])),
    ...gameDocuments(built, before, new Date(now).toISOString()),
    season: { ...objectOf(built.season), current, schedule: { season: current } },
    fixtures: {
      updatedAt: new Date(now).toISOString(),
      ...fixturesOf(scheduled.filter(({ game }) => isScheduled(game, date))),
    },
  };
  await database.write("nba", { set: seeded }, credential);
  const outcome = await refresh({
    database,
    credential,
    source: openedSource(statsApiSettings(1_000_000), {
      random: Math.random,
      now: () => now,
      sleep: async () => {},
      fetch: async (url) => Response.json(answerOf(resources, new URL(url)).body),
    }),
    isFull: true,
    exceptions: { leftOut: new Set(), cupFinal: undefined },
    mayShrink: true,
    isDry: false,
    now: () => now,
    purge: async () => {},
  });
  if (!outcome.ok) throw new Error(failureLines(outcome.error).join("\n"));
  const stored = await database.read("nba", credential);
  if (!stored.ok) throw new Error(`The morning cannot be read: ${stored.error.kind}.`);
  return objectOf(stored.value) as Documents;
}

/** The teams of the play-in and playoffs are known only for the day itself. */
function isScheduled({ stage, date }: ReplayedGame["game"], today: string): boolean {
  return stage === "season" || date === today;
}

/** A list without the rows whose date, written out or not, is later. */
function datedBefore(root: unknown, now: number): unknown {
  const { data, ...rest } = objectOf(root) ?? {};
  const rows = Array.isArray(data) ? data : [];
  const dateOf = (row: Documents) => Date.parse(String(row.date ?? row.postedOn ?? "1970-01-01"));
  return { ...rest, data: rows.filter((row) => dateOf(objectOf(row) ?? {}) <= now) };
}

/** The documents that are made of games, with the games before alone. */
function gameDocuments(
  built: Documents,
  before: readonly ReplayedGame[],
  updatedAt: string,
): Documents {
  const ids = new Set(before.map(({ game }) => game.id));
  const dates = new Set(before.map(({ game }) => game.date));
  const each = (name: string, change: (key: string, raw: unknown) => object | undefined) =>
    Object.fromEntries(
      Object.entries(built[name] as Documents).flatMap(([key, raw]) => {
        const changed = change(key, raw);
        return changed === undefined ? [] : [[key, { updatedAt: "", ...changed }]];
      }),
    );
  const lines = parseLines(built.lines)?.value;
  const games = lines === undefined ? [] : gamesOfLines(lines).filter(({ id }) => ids.has(id));
  const names = new Map(lines?.players.map(({ id, name }) => [id, name]));
  const postseason = objectOf(built.postseason) ?? {};
  return {
    days: each("days", (date, raw) => (dates.has(date) ? (raw as object) : undefined)),
    plays: Object.fromEntries(
      Object.entries(built.plays as Documents).filter(([id]) => ids.has(id)),
    ),
    parts: each("parts", (part, raw) => {
      const own = parsePartLines(part, raw)?.value;
      const games = own && gamesOfLines(own.lines).filter(({ id }) => ids.has(id));
      const lines = games && { ...linesOfGames(games, names), part: own.lines.part };
      return lines && partLinesWire({ ...own, lines });
    }),
    ...(games.length > 0 && { lines: packLines(linesOfGames(games, names)) }),
    postseason: {
      ...postseason,
      updatedAt,
      games: (postseason.games as { date: string }[]).filter(({ date }) => dates.has(date)),
      series: [],
      awards: [],
    },
  };
}
