import { ok, type Result } from "../../../domain/result.ts";
import type { Game, GameLines, SeasonTotals } from "../../../domain/season/facts.ts";
import type { DatabaseCredential, ReadFailure, RealtimeDatabase } from "../realtime-database.ts";
import { parseGameLines } from "../wire/game-lines.ts";
import { parseGames } from "../wire/games.ts";
import { parsePlayers } from "../wire/players.ts";
import { objectOf } from "../wire/rows.ts";
import { parseSeasonTotals } from "../wire/season-totals.ts";

/** What a refresh may write; each is stored at `nba/{its name}`. */
export const REFRESHED = [
  "teamsAPI",
  "games",
  "gameLines",
  "gameResults",
  "standings",
  "seasonTotals",
  "leaders",
] as const;
export type Refreshed = (typeof REFRESHED)[number];

type Root = Readonly<Record<string, unknown>>;

/** What the database holds before a refresh: as it spells it, and what of it is built upon. */
export interface StoredSeason {
  roots: Record<Refreshed, Root>;
  games: ReadonlyMap<Game["id"], Game>;
  lines: GameLines;
  totals: ReadonlyMap<string, SeasonTotals>;
  /** The players' names by id: who is under contract goes by the name in it. */
  names: ReadonlyMap<string, string>;
}

const NO_LINES: GameLines = { gameIds: [], of: () => [], gamesOf: () => [] };

/** Reads it, one request a collection. A collection that is not there, or is no such, is empty. */
export async function readStoredSeason(
  database: RealtimeDatabase,
  credential: DatabaseCredential,
): Promise<Result<StoredSeason, ReadFailure>> {
  const roots: Partial<Record<Refreshed | "players", Root>> = {};
  for (const name of [...REFRESHED, "players" as const]) {
    const answer = await database.read(`nba/${name}`, credential);
    if (!answer.ok) return answer;
    roots[name] = objectOf(answer.value ?? {}) ?? {};
  }
  const { players, ...refreshed } = roots as Record<Refreshed | "players", Root>;
  const games = parseGames(refreshed.games.data)?.rows ?? [];
  const totals = parseSeasonTotals(refreshed.seasonTotals.data)?.rows ?? [];
  const contracts = parsePlayers(players.data)?.rows ?? [];
  return ok({
    roots: refreshed,
    games: new Map(games.map((game) => [game.id, game])),
    lines: parseGameLines(refreshed.gameLines.data)?.value ?? NO_LINES,
    totals: new Map(totals.map((player) => [player.id, player])),
    names: new Map([...totals, ...contracts].map(({ id, name }) => [id, name])),
  });
}
