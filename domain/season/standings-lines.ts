/** The last rank of a conference that goes straight to the playoffs, and the last of the play-in. */
export const LAST_SEED = 6;
export const LAST_OF_PLAY_IN = 10;

/** The line that the league draws below a rank of a conference; undefined for most ranks. */
export function lineBelow(rank: number): "playoffs" | "play-in" | undefined {
  if (rank === LAST_SEED) return "playoffs";
  return rank === LAST_OF_PLAY_IN ? "play-in" : undefined;
}
