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

/** The mark after the name in a line that is in part an estimate. */
export function estimateMark(doubt: LineDoubt | undefined): string {
  return doubt === undefined ? "" : "*";
}

/** A line with 0 for each figure that is an estimate, of which no sentence tells. */
export function withoutEstimates<Line extends { doubt?: LineDoubt | undefined }>(line: Line): Line {
  const { doubt } = line;
  return doubt ? { ...line, ...Object.fromEntries(doubt.figures.map((name) => [name, 0])) } : line;
}
