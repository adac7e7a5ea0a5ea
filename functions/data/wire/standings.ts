import * as v from "valibot";
import { plainRecord } from "#domain/printing/records.ts";
import { quotient, signed } from "#domain/season/figures.ts";
import type { WinLoss } from "#domain/season/records.ts";
import type { Standing, Standings } from "#domain/standings/standing.ts";
import {
  type ColumnKind,
  STANDINGS_COLUMNS,
  type StandingFigures,
  type StandingsColumn,
  streakText,
} from "#domain/standings/standings-columns.ts";
import { safeLogo } from "./addresses.ts";
import { cell, count } from "./cells.ts";
import { inBranch, objectOf, parseRows, rowParser } from "./rows.ts";
import { statsOf } from "./stats.ts";

const IN_NO_COLUMN = new Set(["id", "Team"]);
const STORED = STANDINGS_COLUMNS.flatMap(({ stored }) => stored ?? []);

const mainColumns = rowParser(v.object({ Team: cell, w: count, L: count }));

/** The readers of stored texts; undefined for a text that is no such figure. */
const READ: Record<ColumnKind, (text: string) => number | WinLoss | undefined> = {
  count: decimal,
  share: decimal,
  behind: (text) => (text === "-" ? 0 : decimal(text)),
  difference: decimal,
  record(text) {
    const [, wins, losses] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
    return wins === undefined ? undefined : { wins: Number(wins), losses: Number(losses) };
  },
  streak(text) {
    const [, letter, length] = /^([WL]) ?(\d{1,3})$/.exec(text) ?? [];
    return letter === undefined ? undefined : Number(length) * (letter === "W" ? 1 : -1);
  },
};

function decimal(text: string): number | undefined {
  return /^[+-]?\d{0,4}(\.\d{1,6})?$/.test(text) && /\d/.test(text) ? Number(text) : undefined;
}

/**
 * A row of the standings. `Team` is [rank, name, clinch letter, logo]; no page shows the letter.
 * Without a readable rank the row's place in the list is its rank; without a safe logo, the logo is
 * "". A figure that cannot be read is undefined.
 */
function parseStanding(raw: unknown, place: number): Standing | undefined {
  const main = mainColumns(raw);
  const row = objectOf(raw);
  if (main === undefined || row === undefined) return undefined;
  const stats = statsOf(row, IN_NO_COLUMN, STORED);
  const [rank = "", teamName = "", , logo = ""] = typeof main.Team === "string" ? [] : main.Team;
  if (stats === undefined || teamName === "") return undefined;
  const texts = new Map(stats.map(({ label, value }) => [label, value]));
  const figures = Object.fromEntries(
    STANDINGS_COLUMNS.map(({ figure, kind, stored = "" }) => [
      figure,
      READ[kind](texts.get(stored) ?? ""),
    ]),
  ) as Omit<StandingFigures, "rank">;
  return {
    ...figures,
    rank: /^[1-9][0-9]?$/.test(rank) ? Number(rank) : place,
    teamName,
    logo: safeLogo(logo) ?? "",
    others: stats.filter(({ label }) => !STORED.includes(label)),
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
export function standingRowsWire(rows: readonly Standing[]): StandingWire[] {
  return rows.map(standingWire);
}

function standingWire(row: Standing): StandingWire {
  const cells = STANDINGS_COLUMNS.flatMap((column): [string, string[]][] =>
    column.stored !== undefined && column.figure in row
      ? [[column.stored, [storedText(column, row)]]]
      : [],
  );
  return {
    // Rank, name, the league's clinch letter (unknown: no table has it), badge.
    Team: [String(row.rank), row.teamName, "", row.logo],
    ...Object.fromEntries(cells),
  };
}

/** A row's figure as the database has it: "34-8", "0.780", "-4.3", "L2"; "" for an unknown one. */
export function storedText({ figure, kind }: StandingsColumn, row: StandingFigures): string {
  const value = row[figure];
  if (value === undefined) return "";
  if (typeof value === "object") return plainRecord(value);
  switch (kind) {
    case "share":
      return quotient(value, 1, 3);
    case "behind":
      return row.rank === 1 ? "-" : String(value);
    case "difference":
      return signed(value, 1, 1);
    case "streak":
      return streakText(value);
    default:
      return String(value);
  }
}
