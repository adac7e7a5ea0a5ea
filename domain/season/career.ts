import type { BoxLine, Stage } from "./box-score.ts";
import type { LineCounts, ShotCounts } from "./facts.ts";

/** A player's line with what his log says of the game around it. */
export interface LogLine extends BoxLine {
  gameId: string;
  stage: Stage;
}

/** Counts of one season with one team; null where the league did not keep or publish them. */
export interface CareerSeason extends LineCounts, ShotCounts {
  /** "2003-04". */
  season: string;
  /** Today's franchise. */
  teamId: number;
  /** The abbreviation of then: "SEA", "NJN". */
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

/** What the pages of one player need beside his facts: his games, career and honours. */
export interface Career {
  /** The season's games and the playoffs', in the order they were played. */
  log: LogLine[];
  /** Earlier regular seasons, the oldest first; the current one is computed from the log. */
  seasons: CareerSeason[];
  playoffs: CareerSeason[];
  honours: Honour[];
}
