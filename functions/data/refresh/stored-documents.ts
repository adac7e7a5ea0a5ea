import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { ok, type Result } from "#domain/result.ts";
import type { BoxScore, Day } from "#domain/season/box-score.ts";
import { seasonOfDate } from "#domain/season/season.ts";
import { documentsPath } from "../documents.ts";
import type { DatabaseCredential, ReadFailure, RealtimeDatabase } from "../realtime-database.ts";
import { parseDay } from "../wire/days.ts";
import { parseLines } from "../wire/lines.ts";
import { objectOf } from "../wire/rows.ts";

type Documents = Readonly<Record<string, unknown>>;

/** The kinds of documents that are derived from box scores, which lack the places of shots. */
export const GAME_DOCUMENTS = ["days", "careers", "franchises"] as const;
export type GameDocument = (typeof GAME_DOCUMENTS)[number];

/** The documents derived from games, as they were before a refresh. */
export interface StoredDocuments {
  /** Undefined when the database has none: they come with the dataset. */
  lines: SeasonLines | undefined;
  /** The lines as they are stored. */
  rawLines: unknown;
  /** The documents of each kind by key; a kind without documents is not refreshed. */
  roots: Record<GameDocument, Documents>;
  days: ReadonlyMap<string, Day>;
  games: ReadonlyMap<BoxScore["id"], BoxScore>;
}

/** Reads the documents, one request for each kind, and parses the days of one season. */
export async function readStoredDocuments(
  database: RealtimeDatabase,
  credential: DatabaseCredential,
  season: string,
): Promise<Result<StoredDocuments, ReadFailure>> {
  const lines = await database.read("nba/lines", credential);
  if (!lines.ok) return lines;
  const roots: Partial<Record<GameDocument, Documents>> = {};
  for (const kind of GAME_DOCUMENTS) {
    const answer = await database.read(documentsPath(kind), credential);
    if (!answer.ok) return answer;
    // The database returns numeric keys as an array with holes.
    const own = Object.entries((answer.value ?? {}) as object).filter(([, of]) => objectOf(of));
    roots[kind] = Object.fromEntries(own);
  }
  const all = roots as Record<GameDocument, Documents>;
  const days = Object.entries(all.days).flatMap(([date, raw]) => {
    if (seasonOfDate(date) !== season) return [];
    const day = parseDay(date, raw)?.value;
    return day === undefined ? [] : [[date, day] as const];
  });
  return ok({
    lines: parseLines(lines.value)?.value,
    rawLines: lines.value,
    roots: all,
    days: new Map(days),
    games: new Map(days.flatMap(([, { games }]) => games.map((game) => [game.id, game] as const))),
  });
}
