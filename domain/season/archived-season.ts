import type { WinLoss } from "./records.ts";

/** The averages whose leaders the archive names. */
export const ARCHIVED_AVERAGES = ["pts", "reb", "ast"] as const;

/** The leader of an average among the players who qualify. */
export interface AverageLeader {
  name: string;
  /** Per game. */
  mean: number;
}

/** The counts whose most in one game the archive names. */
export const ARCHIVED_BESTS = ["pts", "reb", "ast", "fg3m", "blk", "stl"] as const;

/** The most of a count that a player had in one game of the regular season. */
export interface BestGame {
  name: string;
  count: number;
  gameId: string;
  /** ISO date. */
  date: string;
  teamId: number;
  opponentId: number;
  isAway: boolean;
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
  /** The games with the most of each count; several where they are equal, the earliest first. */
  bests: Readonly<Partial<Record<(typeof ARCHIVED_BESTS)[number], readonly BestGame[]>>>;
}
