/** The counts that every box score line has. */
export const KNOWN_COUNTS = [
  "pts",
  "reb",
  "ast",
  "stl",
  "blk",
  "tov",
  "pf",
  "fgm",
  "fga",
  "fg3m",
  "fg3a",
  "ftm",
  "fta",
] as const;
export type KnownCount = (typeof KNOWN_COUNTS)[number];

/** All counts of a box score line; those of each kind of rebound can be unknown. */
export const BOX_COUNTS = [...KNOWN_COUNTS, "oreb", "dreb"] as const;
export type BoxCount = (typeof BOX_COUNTS)[number];

/** A box score of zeros. */
export const NO_COUNTS = Object.fromEntries(BOX_COUNTS.map((count) => [count, 0])) as Record<
  BoxCount,
  number
>;

/** The figures of a box score line. `sec` is seconds played, `pm` is plus-minus. */
export const LINE_FIGURES = ["sec", ...BOX_COUNTS, "pm"] as const;
export type LineFigure = (typeof LINE_FIGURES)[number];

/**
 * The shots of which a player's are counted by game: those that won it, those at a buzzer, and those that
 * put his team ahead in the last minute.
 */
export const BIG_SHOTS = ["gw", "buzzer", "goahead"] as const;
export type BigShot = (typeof BIG_SHOTS)[number];
