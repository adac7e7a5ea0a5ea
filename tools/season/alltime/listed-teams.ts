import * as v from "valibot";
import { LEAGUES, type ListedTeam } from "#domain/history/season-lists.ts";
import { maybeCount, maybeText, readTable, text } from "../read-table.ts";

/** A team's season of the tables, with its franchise's id. */
export interface ListedTeamRow extends ListedTeam {
  season: string;
  arena: string;
  result: string;
}

/** The ids of franchises that are no more begin after this one. */
const FORMER_IDS = 100;

/** Codes of the tables that are not those of the teams of today. */
const CODES: Readonly<Record<string, string>> = { BRK: "BKN", CHO: "CHA", PHO: "PHX" };

/** The code of a team as it is today; others stay as they were. */
export function codeOfToday(code: string): string {
  return CODES[code] ?? code;
}

/** Every team of every season since 1946-47, under its name of the time. */
export function readListedTeams(folder: string): ListedTeamRow[] {
  const rows = readTable(folder, "alltime/team_seasons.csv.gz", {
    season: text,
    league: v.picklist(LEAGUES),
    franchise: text,
    abbreviation: text,
    city: maybeText,
    name: text,
    conference: v.picklist(["East", "West", ""]),
    division: maybeText,
    w: maybeCount,
    l: maybeCount,
    arena: maybeText,
    result: text,
  });
  const former = [...new Set(rows.map(({ franchise }) => franchise))]
    .filter((franchise) => !/^\d+$/.test(franchise))
    .sort();
  return rows.map(({ franchise, abbreviation, conference, w, l, ...row }) => {
    const at = former.indexOf(franchise);
    return {
      ...row,
      id: at < 0 ? Number(franchise) : FORMER_IDS + 1 + at,
      abbreviation: codeOfToday(abbreviation),
      // The third division of 1949-50 was on neither side.
      conference: conference || "East",
      fullName: `${row.city} ${row.name}`.trim(),
      wins: w,
      losses: l,
    };
  });
}
