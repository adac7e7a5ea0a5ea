import * as v from "valibot";
import {
  STANDING_COLUMNS,
  type Standing,
  type Standings,
} from "../../../domain/season/standing.ts";
import type { StandingsRow, StandingsTable } from "../../../domain/season/standings-table.ts";
import { badgeUrl } from "../../../domain/season/team-links.ts";
import { safeLogo } from "./addresses.ts";
import { cell, count, text } from "./cells.ts";
import { inBranch, objectOf, parseRows, rowParser } from "./rows.ts";
import { statsOf } from "./stats.ts";

const MAIN_COLUMNS = new Set(["id", "Team", "w", "L", "WIN%", "GB"]);

const mainColumns = rowParser(v.object({ Team: cell, w: count, L: count, "WIN%": text, GB: text }));

/**
 * A row of the standings. `Team` is [rank, name, clinch letter, logo]; no page shows the letter.
 * Without a readable rank the row's place in the list is its rank; without a safe logo, the logo is
 * "".
 */
function parseStanding(raw: unknown, place: number): Standing | undefined {
  const main = mainColumns(raw);
  const row = objectOf(raw);
  if (main === undefined || row === undefined) return undefined;
  const columns = statsOf(row, MAIN_COLUMNS, STANDING_COLUMNS);
  const [rank = "", teamName = "", , logo = ""] = typeof main.Team === "string" ? [] : main.Team;
  if (columns === undefined || teamName === "") return undefined;
  return {
    rank: /^[1-9][0-9]?$/.test(rank) ? Number(rank) : place,
    teamName,
    logo: safeLogo(logo) ?? "",
    wins: main.w,
    losses: main.L,
    winPct: main["WIN%"],
    gamesBehind: main.GB,
    columns,
  };
}

/** The two conferences of `nba/standings`, in rank order as stored. */
export function parseStandings(
  west: unknown,
  east: unknown,
): { value: Standings; dropped: number; first: string | undefined } | undefined {
  const [westRows, eastRows] = [
    parseRows(west, parseStanding, mainColumns),
    parseRows(east, parseStanding, mainColumns),
  ];
  if (westRows === undefined || eastRows === undefined) return undefined;
  return {
    value: { west: westRows.rows, east: eastRows.rows },
    dropped: westRows.dropped + eastRows.dropped,
    first: inBranch("westConference", westRows.first) ?? inBranch("eastConference", eastRows.first),
  };
}

/** A row of the standings in the database. */
export type StandingWire = Record<string, string[]>;

/** The rows of one conference in rank order. */
export function standingRowsWire({ rows }: Pick<StandingsTable, "rows">): StandingWire[] {
  return rows.map(standingWire);
}

function standingWire(row: StandingsRow): StandingWire {
  return {
    // Rank, name, the league's clinch letter (unknown: no table has it), badge.
    Team: [String(row.rank), row.team.fullName, "", badgeUrl(row.team)],
    w: [String(row.wins)],
    L: [String(row.losses)],
    "WIN%": [row.winPct],
    GB: [row.gamesBehind],
    CONF: [row.conference],
    DIV: [row.division],
    HOME: [row.home],
    ROAD: [row.road],
    DIFF: [row.difference],
    LAST10: [row.lastTen],
    STREAK: [row.streak],
  };
}
