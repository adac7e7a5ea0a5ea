import type { GameLine } from "#domain/season/facts.ts";
import { isSameLine } from "#domain/season/season-totals.ts";
import type { ApiLine } from "../stats-api/rows.ts";
import { sourceLine } from "./people.ts";
import type { Match } from "./player-ids.ts";
import type { IdentifiedGame } from "./schedule.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The seasons of players that were read, beside what is stored of them. */
export interface SeasonsRead {
  rows: readonly ApiLine[];
  matches: ReadonlyMap<string, Match>;
  stored: Pick<StoredSeason, "lines">;
  /** The players of a game whose seasons are needed. */
  playersOf: (game: IdentifiedGame) => ReadonlySet<string>;
}

/**
 * The games that can be taken without the others. A corrected player's totals are summed over all
 * his lines, and stored lines lack their shots. So a game waits with another one when one of its
 * players has a stored line there for which his season has no equal one.
 */
export function gamesTogether(
  games: readonly IdentifiedGame[],
  candidates: readonly IdentifiedGame[],
  read: SeasonsRead,
): readonly IdentifiedGame[] {
  const waiting = candidates.filter((game) => !games.includes(game));
  const together = games.filter((game) => !waiting.some((other) => isTorn(game, other, read)));
  return together.length === games.length ? together : gamesTogether(together, candidates, read);
}

function isTorn(game: IdentifiedGame, other: IdentifiedGame, read: SeasonsRead): boolean {
  return [...read.playersOf(game)].some(
    (player) =>
      storedLine(player, other, read) !== undefined &&
      !read.rows.some((row) => row.playerId === player && isAsStored(row, other, read)),
  );
}

/** Returns whether a row of a player's season is his stored line of a game, by its figures. */
export function isAsStored(row: ApiLine, one: IdentifiedGame, read: SeasonsRead): boolean {
  const known = storedLine(row.playerId, one, read);
  if (known === undefined || row.gameId !== one.apiId) return false;
  const plusMinus = row.plusMinus ?? known.plusMinus;
  return isSameLine({ ...sourceLine(row, one.game.id, known.playerId), plusMinus }, known);
}

function storedLine(
  player: string,
  { game }: IdentifiedGame,
  { matches, stored }: SeasonsRead,
): GameLine | undefined {
  const match = matches.get(player);
  if (match?.kind !== "known") return undefined;
  return stored.lines.get(game.id)?.find(({ playerId }) => playerId === match.id);
}
