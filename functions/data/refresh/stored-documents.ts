import type { SeasonLines } from "../../../domain/query/season-lines.ts";
import { ok, type Result } from "../../../domain/result.ts";
import type { BoxScore, Day } from "../../../domain/season/box-score.ts";
import { documentsPath } from "../documents.ts";
import type { DatabaseCredential, ReadFailure, RealtimeDatabase } from "../realtime-database.ts";
import { parseDay } from "../wire/days.ts";
import { parseLines } from "../wire/lines.ts";
import { objectOf } from "../wire/rows.ts";

type Documents = Readonly<Record<string, unknown>>;

/** The kinds of documents that box scores make; they do not say where shots were taken. */
export const GAME_DOCUMENTS = ["days", "careers", "franchises"] as const;
export type GameDocument = (typeof GAME_DOCUMENTS)[number];

/** What is made of games, as it was before a refresh. */
export interface StoredDocuments {
  /** Undefined where there are none: they come with the dataset. */
  lines: SeasonLines | undefined;
  /** The documents of each kind by their keys; a kind of which there are none is left alone. */
  roots: Record<GameDocument, Documents>;
  days: ReadonlyMap<string, Day>;
  games: ReadonlyMap<BoxScore["id"], BoxScore>;
}

/** Reads it, each kind of documents at once. */
export async function readStoredDocuments(
  database: RealtimeDatabase,
  credential: DatabaseCredential,
): Promise<Result<StoredDocuments, ReadFailure>> {
  const lines = await database.read("nba/lines", credential);
  if (!lines.ok) return lines;
  const roots: Partial<Record<GameDocument, Documents>> = {};
  for (const kind of GAME_DOCUMENTS) {
    const answer = await database.read(documentsPath(kind), credential);
    if (!answer.ok) return answer;
    // Numbers as keys come back as an array with holes.
    const own = Object.entries((answer.value ?? {}) as object).filter(([, of]) => objectOf(of));
    roots[kind] = Object.fromEntries(own);
  }
  const all = roots as Record<GameDocument, Documents>;
  const days = Object.entries(all.days).flatMap(([date, raw]) => {
    const day = parseDay(date, raw)?.value;
    return day === undefined ? [] : [[date, day] as const];
  });
  return ok({
    lines: parseLines(lines.value)?.value,
    roots: all,
    days: new Map(days),
    games: new Map(days.flatMap(([, { games }]) => games.map((game) => [game.id, game] as const))),
  });
}
