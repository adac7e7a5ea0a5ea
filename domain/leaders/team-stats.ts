import { memoize } from "../memoize.ts";
import type { Stat, Team } from "../teams/team.ts";
import { matchByName, nameWords } from "../teams/team-name-match.ts";
import { cleanText, stripLaPrefix } from "../teams/team-names.ts";
import type { StatGroup } from "./leaders.ts";

/** A figure as published, and as a number. */
export interface TeamFigure extends Stat {
  /** Undefined when the text is no number. */
  amount: number | undefined;
}

/** One team's row in one group of team stats. */
export interface TeamStatsRow {
  /** The short city name: "Atlanta" or "L.A. Clippers". */
  teamName: string;
  /** In the order of `TEAM_STAT_COLUMNS`, unknown ones last. */
  stats: TeamFigure[];
}

export type TeamStats = Record<StatGroup, TeamStatsRow[]>;

/**
 * The columns of each group in page order. The order is fixed here, because a realtime database
 * sorts an object's keys.
 */
export const TEAM_STAT_COLUMNS: Record<StatGroup, readonly string[]> = {
  advanced: [
    "AST%",
    "BLK%",
    "DRB%",
    "DRtg",
    "FIC40",
    "ORB%",
    "ORtg",
    "PPS",
    "Pace",
    "Poss",
    "STL%",
    "TOV%",
    "TRB%",
    "TS%",
    "eFG%",
    "Total S%",
    "NetRtg",
    "FTr",
    "Opp eFG%",
    "Opp TOV%",
    "Opp FTr",
  ],
  averages: [
    "GP",
    "MPG",
    "FGM",
    "FGA",
    "FG%",
    "3PM",
    "3PA",
    "3P%",
    "FTM",
    "FTA",
    "FT%",
    "ORB",
    "DRB",
    "RPG",
    "APG",
    "SPG",
    "BPG",
    "TOV",
    "PF",
    "PPG",
  ],
  misc: [
    "W's",
    "L's",
    "Win %",
    "MOV",
    "High Game",
    "Dbl Dbl",
    "Tpl Dbl",
    "5 Stl",
    "5 Blk",
    "20 Reb",
    "20 Ast",
    "HOB",
    "Ast/TO",
    "Stl/TO",
    "FT/FGA",
  ],
  totals: [
    "GP",
    "MIN",
    "FGM",
    "FGA",
    "FG%",
    "3PM",
    "3PA",
    "3P%",
    "FTM",
    "FTA",
    "FT%",
    "ORB",
    "DRB",
    "REB",
    "AST",
    "STL",
    "BLK",
    "TOV",
    "PF",
    "PTS",
  ],
};

/**
 * A team's row in team stats (product.md section 5, "Team stats matching"). Rows are named by city,
 * or by "L.A. " and the short name in a city of two teams, so the prefix is stripped and the rest
 * compared with the team's full name, its short name, its city, and then parts of its full name.
 */
export function statsOfTeam(
  team: Pick<Team, "fullName" | "name" | "city">,
  rows: readonly TeamStatsRow[],
): TeamStatsRow | undefined {
  for (const name of [team.fullName, team.name, team.city]) {
    const row = rowsByWords(rows).get(nameWords(name));
    if (row !== undefined) return row;
  }
  return matchByName(team.fullName, rows, rowName);
}

/** A table's rows by the words of their names; of several with one name the first. */
const rowsByWords = memoize((rows: readonly TeamStatsRow[]): ReadonlyMap<string, TeamStatsRow> => {
  const named = rows.map((row): [string, TeamStatsRow] => [nameWords(rowName(row)), row]);
  return new Map(named.filter(([words]) => words !== "").reverse());
});

function rowName(row: TeamStatsRow): string {
  return stripLaPrefix(cleanText(row.teamName));
}
