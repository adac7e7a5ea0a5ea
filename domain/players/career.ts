import type { BoxLine, Stage } from "../season/box-score.ts";
import type { LineCounts, ShotCounts } from "../season/facts.ts";

/** A player's line in one game of his log. */
export interface LogLine extends BoxLine {
  gameId: string;
  stage: Stage;
}

/** The counts that the league has not always kept. */
type SinceLater =
  | ("minutes" | "starts" | "fga" | "fg3m" | "fg3a" | "oreb" | "dreb")
  | ("reb" | "ast" | "stl" | "blk" | "tov" | "pf");

/**
 * A player's totals of one season with one team; null where the league did not keep or publish a
 * count.
 */
export interface CareerSeason
  extends Omit<LineCounts & ShotCounts, SinceLater>,
    Record<SinceLater, number | null> {
  /** "2003-04". */
  season: string;
  /** The franchise's id; 0 for several teams. */
  teamId: number;
  /** The abbreviation at the time: "SEA", "NJN". */
  team: string;
  games: number;
}

/** An honour, with the year in which its season ended. */
export interface Honour {
  year: number;
  award: string;
}

/** A player's birth, height, college and draft; "" and 0 stand for an unknown one. */
export interface Particulars {
  /** ISO date. */
  born: string;
  inches: number;
  position: string;
  nation: string;
  college: string;
  /** "2003 Rnd 1 Pick 1". */
  draft: string;
}

/** A player's earlier seasons and honours. */
export interface CareerSeasons {
  /** Other regular seasons, oldest first; the current one is computed from the log. */
  seasons: CareerSeason[];
  playoffs: CareerSeason[];
  /** Seasons in the ABA, which no total includes. */
  aba?: CareerSeason[];
  honours: Honour[];
  /** All his playoffs, of a player whose games in them are not known. */
  playoffTotals?: Record<"pts" | "reb" | "ast", number>;
  isInHallOfFame?: true;
  particulars?: Particulars;
  /** Set for a player without a part in the running season. */
  isFormer?: true;
}

/** A player's games, earlier seasons and honours, for the pages about him. */
export interface Career extends CareerSeasons {
  /** The games of one season and its playoffs, in the order they were played. */
  log: LogLine[];
}
