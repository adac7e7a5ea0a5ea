import type { LineFigure } from "../figures/line-figures.ts";

/** The reasons to doubt a line that was rebuilt from play-by-play. */
export const LINE_MARKS = ["shared-name", "unstable", "repaired", "team-sum", "lineup"] as const;
export type LineMark = (typeof LINE_MARKS)[number];

/** The doubts about a rebuilt line. */
export interface LineDoubt {
  marks: readonly LineMark[];
  /** The figures that are estimates. */
  figures: readonly LineFigure[];
}
