import { memoize } from "../memoize.ts";
import { foldForSearch } from "../text/fold.ts";

/** A player of past seasons who has no part in the current one. */
export interface FormerPlayer {
  id: string;
  name: string;
  /** The seasons with lines in which he played, the oldest first; empty for those before. */
  seasons: readonly string[];
  /** His first and his last season: "1984-85", "2002-03". */
  first: string;
  last: string;
}

/** The former players of whom games are held. */
export const withGames = memoize((players: readonly FormerPlayer[]) =>
  players.filter(({ seasons }) => seasons.length > 0),
);

const byName = memoize((players: readonly FormerPlayer[]) =>
  Map.groupBy(players, ({ name }) => foldForSearch(name)),
);

/**
 * The former players of a name, without regard to case and marks: several where two share it, the
 * one who began first in front.
 */
export function formerPlayersNamed(
  players: readonly FormerPlayer[],
  name: string,
): readonly FormerPlayer[] {
  return byName(players).get(foldForSearch(name)) ?? [];
}
