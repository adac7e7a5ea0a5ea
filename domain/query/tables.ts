import { indexed } from "../memoize.ts";
import type { CountColumn } from "./figures.ts";
import { LINE_FIGURES, MISSING, type SeasonLines } from "./season-lines.ts";
import { type Sides, sidesOf } from "./sides.ts";

/**
 * Rows of counts in columns: players' lines, or teams' games. Rows are in the order of the games.
 * A column that the rows do not have is undefined; one with nothing missing is `complete`.
 */
export interface Table {
  of: "players" | "teams";
  size: number;
  /** Each row's side of its game, a place in `sides`. */
  side: Uint32Array;
  /** Each row's player, a place in `players`; or its team's id. */
  subject: Uint32Array;
  /** How many subjects there can be: all of `subject` is below. */
  subjects: number;
  starter: Int8Array | undefined;
  column(name: CountColumn): Column | undefined;
}

export interface Column {
  values: Int16Array;
  isComplete: boolean;
}

/** The season's lines, made ready for questions. */
export interface Tables {
  lines: SeasonLines;
  sides: Sides;
  players: Table;
  /** A game of each of its teams: row i is side i. */
  teams: Table;
}

/** The tables of the season's lines, made once; columns that lines only imply, when first asked for. */
export const tablesOf = indexed((lines: SeasonLines): Tables => {
  const sides = sidesOf(lines);
  const players = playersTable(lines, sides);
  return { lines, sides, players, teams: teamsTable(lines, sides, players) };
});

const FIVE = ["pts", "reb", "ast", "stl", "blk"] as const;

function playersTable(lines: SeasonLines, sides: Sides): Table {
  const side = new Uint32Array(lines.size);
  for (let line = 0; line < lines.size; line += 1) {
    const home = 2 * (lines.game[line] ?? 0);
    side[line] = sides.team[home] === lines.team[line] ? home : home + 1;
  }
  const columns = new Map<CountColumn, Column>();
  const make = (name: CountColumn): Int16Array | undefined => {
    switch (name) {
      case "oppts":
        return undefined;
      case "dd":
        return reaching(lines, 10, 2);
      case "td":
        return reaching(lines, 10, 3);
      case "five":
        return reaching(lines, 5, 5);
      default:
        return lines.figures[name];
    }
  };
  return {
    of: "players",
    size: lines.size,
    side,
    subject: lines.player,
    subjects: lines.players.length,
    starter: lines.starter,
    column: columnsFrom(columns, make),
  };
}

/** 1 for each line in which at least so many of the five counts reach a limit, 0 for the others. */
function reaching({ size, figures }: SeasonLines, limit: number, least: number): Int16Array {
  const reached = new Int16Array(size);
  for (const name of FIVE) {
    const values = figures[name];
    for (let line = 0; line < size; line += 1) {
      if ((values[line] ?? 0) >= limit) reached[line] = (reached[line] ?? 0) + 1;
    }
  }
  for (let line = 0; line < size; line += 1) reached[line] = (reached[line] ?? 0) >= least ? 1 : 0;
  return reached;
}

const REGULATION_SECONDS = 48 * 60;
const OVERTIME_SECONDS = 5 * 60;

function teamsTable(lines: SeasonLines, sides: Sides, players: Table): Table {
  const columns = new Map<CountColumn, Column>();
  const make = (name: CountColumn): Int16Array | undefined => {
    switch (name) {
      case "sec":
        return Int16Array.from(
          sides.overtimes,
          (overtimes) => REGULATION_SECONDS + OVERTIME_SECONDS * overtimes,
        );
      case "pts":
        return sides.points;
      case "oppts":
        return Int16Array.from(sides.points, (points, side) => sides.points[side ^ 1] ?? points);
      case "pm":
        return sides.margin;
      default: {
        const column = players.column(name);
        return column && summedBySide(lines, sides, players, column.values);
      }
    }
  };
  return {
    of: "teams",
    size: sides.size,
    side: Uint32Array.from(sides.team, (_, side) => side),
    subject: Uint32Array.from(sides.team),
    subjects: 1 + sides.team.reduce((most, team) => Math.max(most, team), 0),
    starter: undefined,
    column: columnsFrom(columns, make),
  };
}

/** A team's game lacks a count that one of its lines lacks, or when it has no lines. */
function summedBySide(
  lines: SeasonLines,
  sides: Sides,
  { side }: Table,
  values: Int16Array,
): Int16Array {
  const sums = new Int16Array(sides.size).fill(MISSING);
  for (let line = 0; line < lines.size; line += 1) {
    const at = side[line] ?? 0;
    if (sums[at] === MISSING) sums[at] = 0;
  }
  const lacking = new Set<number>();
  for (let line = 0; line < lines.size; line += 1) {
    const at = side[line] ?? 0;
    const value = values[line] ?? MISSING;
    if (value === MISSING) lacking.add(at);
    else sums[at] = (sums[at] ?? 0) + value;
  }
  for (const at of lacking) sums[at] = MISSING;
  return sums;
}

function columnsFrom(
  known: Map<CountColumn, Column>,
  make: (name: CountColumn) => Int16Array | undefined,
): (name: CountColumn) => Column | undefined {
  return (name) => {
    const column = known.get(name);
    if (column !== undefined) return column;
    const values = make(name);
    if (values === undefined) return undefined;
    const made = { values, isComplete: !values.includes(MISSING) };
    known.set(name, made);
    return made;
  };
}

/** The names of all columns that lines hold. */
export const COLUMN_NAMES: readonly CountColumn[] = [...LINE_FIGURES, "dd", "td", "five"];
