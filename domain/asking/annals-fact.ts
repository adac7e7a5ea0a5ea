import type { AskedStage } from "../query/query.ts";

/** The games from which a mean of a career is ranked: those that the league asks for. */
export const CAREER_MINIMUMS = { season: 400, playoffs: 25 } as const;

/** A question over the careers and honours of all players of the season, or the titles of all teams. */
export type AnnalsFact = { kind: "annals" } & (
  | { of: "champion"; year: number }
  /** The teams by their number of titles. */
  | { of: "titles" }
  /** The winners of an award in the year in which a season ended, or in all years. */
  | { of: "winners"; award: string; year: number | undefined }
  /** The players by their number of an award. */
  | { of: "most-honoured"; award: string }
  /** The players by a figure of their careers: its sum, or its mean from a least number of games. */
  | { of: "career-leaders"; figure: string; stage: AskedStage; per: "total" | "average" }
);
