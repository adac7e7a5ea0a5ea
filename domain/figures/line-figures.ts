/** The figures of a box score line. `sec` is seconds played, `pm` is plus-minus. */
export const LINE_FIGURES = [
  "sec",
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
  "oreb",
  "dreb",
  "pm",
] as const;
export type LineFigure = (typeof LINE_FIGURES)[number];
