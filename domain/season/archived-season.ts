import type { WinLoss } from "./records.ts";

/** The averages whose leaders the archive names. */
export const ARCHIVED_AVERAGES = ["pts", "reb", "ast"] as const;

/** The leader of an average among the players who qualify. */
export interface AverageLeader {
  name: string;
  /** Per game. */
  mean: number;
}

/** A season in short, as the archive lists it. */
export interface ArchivedSeason {
  /** "2015-16". */
  season: string;
  /** The ISO dates of its first and last game, the playoffs included. */
  first: string;
  last: string;
  /** Every team's record in the regular season, the best first. */
  records: readonly (WinLoss & { teamId: number })[];
  /** Undefined before the Finals are over. */
  championId: number | undefined;
  /** The Most Valuable Player; undefined before the award. */
  mvp: string | undefined;
  /** Undefined while no player qualifies. */
  leaders: Readonly<Partial<Record<(typeof ARCHIVED_AVERAGES)[number], AverageLeader>>>;
}
