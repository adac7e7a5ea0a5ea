import type { Stat } from "./team.ts";

/** One row of a conference's standings, in rank order. */
export interface Standing {
  rank: number;
  /** As the database writes it: may be "LA Clippers" or hold non-breaking spaces. */
  teamName: string;
  logo: string;
  wins: number;
  losses: number;
  /** Three decimals, as "0.780". */
  winPct: string;
  /** "-" for the leader, otherwise games, as "11.5". */
  gamesBehind: string;
  /** Every other column, in the order of `STANDING_COLUMNS`, unknown ones last. */
  columns: Stat[];
}

export interface Standings {
  west: Standing[];
  east: Standing[];
}

/** The standings columns beside the main ones, in the order they are shown in. */
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
