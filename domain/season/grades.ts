import { REBUILT_SUMS } from "./season-rules.ts";

/** The grades: A from 99.5% of the sums equal, B from 99%; a season below is not held. */
export const GRADES = ["A", "B"] as const;

/** The grade of a season whose lines are rebuilt: how far they add up to the official totals. */
export interface Grade {
  grade: (typeof GRADES)[number];
  /** The players' sums with each team, in ten counts. */
  sums: number;
  /** The sums among them that differ from the official totals. */
  unlike: number;
}

/** A rebuilt season's grade; undefined where every line is the league's. */
export function gradeOf(season: string): Grade | undefined {
  const own = REBUILT_SUMS[season];
  if (own === undefined) return undefined;
  const [sums, unlike] = own;
  return { grade: unlike <= sums * 0.005 ? "A" : "B", sums, unlike };
}
