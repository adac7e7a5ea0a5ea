import { memoize } from "../memoize.ts";
import { foldForSearch } from "../text/fold.ts";

/** A player of past seasons who has no part in the current one. */
export interface FormerPlayer {
  id: string;
  name: string;
  /** The held seasons in which he played, the oldest first. */
  seasons: readonly string[];
}

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
