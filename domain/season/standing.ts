import type { Stat } from "./team.ts";

/** A row of a conference's standings. */
export interface Standing {
  rank: number;
  /** The database's spelling, which may be "LA Clippers" or contain non-breaking spaces. */
  teamName: string;
  logo: string;
  wins: number;
  losses: number;
  /** Three decimals: "0.780". */
  winPct: string;
  /** "-" for the leader, otherwise games: "11.5". */
  gamesBehind: string;
  /** All other columns, in the order of `STANDING_COLUMNS`, unknown ones last. */
  columns: Stat[];
}

export interface Standings {
  west: Standing[];
  east: Standing[];
}

/** The columns of the standings after the main ones, in page order. */
export const STANDING_COLUMNS = [
  "CONF",
  "DIV",
  "HOME",
  "ROAD",
  "OT",
  "DIFF",
  "LAST10",
  "STREAK",
] as const;
