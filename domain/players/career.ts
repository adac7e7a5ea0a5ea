import type { BoxLine, Stage } from "../season/box-score.ts";
import type { LineCounts, ShotCounts } from "../season/facts.ts";

/** A player's line in one game of his log. */
export interface LogLine extends BoxLine {
  gameId: string;
  stage: Stage;
}

/**
 * A player's totals of one season with one team; null where the league did not keep or publish a
 * count.
 */
export interface CareerSeason extends LineCounts, ShotCounts {
  /** "2003-04". */
  season: string;
  /** The franchise's id of today. */
  teamId: number;
  /** The abbreviation at the time: "SEA", "NJN". */
  team: string;
  games: number;
  starts: number | null;
  minutes: number;
  oreb: number | null;
  dreb: number | null;
  pf: number;
}

/** An honour, with the year in which its season ended. */
export interface Honour {
  year: number;
  award: string;
}

/** A player's earlier seasons and honours. */
export interface CareerSeasons {
  /** Other regular seasons, oldest first; the current one is computed from the log. */
  seasons: CareerSeason[];
  playoffs: CareerSeason[];
  honours: Honour[];
  /** Seasons before these are not known. */
  isPartial?: true;
}

/** A player's games, earlier seasons and honours, for the pages about him. */
export interface Career extends CareerSeasons {
  /** The games of one season and its playoffs, in the order they were played. */
  log: LogLine[];
}
