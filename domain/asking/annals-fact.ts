import type { AskedStage } from "../query/query.ts";

/** A question over the careers and honours of all players of the season, or the titles of all teams. */
export type AnnalsFact = { kind: "annals" } & (
  | { of: "champion"; year: number }
  /** The teams by their number of titles. */
  | { of: "titles" }
  /** The winners of an award in the year in which a season ended, or in all years. */
  | { of: "winners"; award: string; year: number | undefined }
  /** The players by their number of an award. */
  | { of: "most-honoured"; award: string }
  /** The players by the sum of a figure over their careers. */
  | { of: "career-leaders"; figure: string; stage: AskedStage }
);
