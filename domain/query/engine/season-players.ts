import { memoize } from "#domain/memoize.ts";
import type { Player } from "#domain/players/player.ts";
import { pastPlayers } from "../storage/past-season.ts";
import type { LinePlayer } from "../storage/season-lines.ts";

/**
 * The players of a season: those under contract, and those who played and had none at its end, of
 * whom no more than the names is known.
 */
export const playersOfSeason = memoize((signed: readonly Player[]) =>
  memoize((played: readonly LinePlayer[]): Player[] => {
    const ids = new Set(signed.map(({ id }) => id));
    const unsigned = played.filter(({ id }) => !ids.has(id));
    return [...signed, ...pastPlayers({ players: unsigned })];
  }),
);
