import type { Stat } from "../teams/team.ts";
import type { StandingFigures } from "./standings-columns.ts";

/** A row of a conference's standings as the database has it. */
export interface Standing extends StandingFigures {
  /** The database's spelling, which may be "LA Clippers" or contain non-breaking spaces. */
  teamName: string;
  logo: string;
  /** Columns that `STANDINGS_COLUMNS` does not have, as stored. */
  others: Stat[];
}

export interface Standings {
  west: Standing[];
  east: Standing[];
}
