import { memoize } from "../memoize.ts";
import { type Column, columnOf } from "./column.ts";

import { derivedValues } from "./derived.ts";
import type { CountColumn, Figure } from "./figures.ts";
import { MISSING, type SeasonLines } from "./season-lines.ts";
import { type Sides, sidesOf } from "./sides.ts";

/**
 * Rows of counts, stored by column: players' lines or teams' games, in the order of the games. A
 * column that the rows do not have is undefined.
 */
export interface Table {
  of: "players" | "teams";
  size: number;
  /** The side of each row, as an index into `sides`. */
  side: Uint32Array;
  /** The subject of each row: a player as an index into `players`, or a team id. */
  subject: Uint32Array;
  /** The exclusive upper bound of `subject`. */
  subjects: number;
  starter: Int8Array | undefined;
  /** The number of lines that each row sums; undefined when every row is one line. */
  weight: Uint16Array | undefined;
  column(name: CountColumn): Column | undefined;
  /** The values of a figure that is not a plain column; NaN for a row without one of its counts. */
  derived(figure: Figure): Float64Array;
}

/** The season's lines and tables, prepared for queries. */
export interface Tables {
  lines: SeasonLines;
  sides: Sides;
  players: Table;
  /** Teams' games: row i is side i. */
  teams: Table;
}

/** The sums of all players' lines of a side: row i is side i. */
export const playersBySide = memoize(({ sides, players }: Tables): Table => {
  return addedTable(sides, players, players.side, 1);
});

/**
 * The sums of a side's lines by role: for side i, row 3i is the starters, row 3i + 1 the
 * substitutes and row 3i + 2 the players of unknown role.
 */
export const playersByRole = memoize(({ sides, players }: Tables): Table => {
  const into = new Uint32Array(players.size);
  for (let line = 0; line < players.size; line += 1) {
    const starter = players.starter?.[line];
    const role = starter === 1 ? 0 : starter === 0 ? 1 : 2;
    into[line] = 3 * (players.side[line] as number) + role;
  }
  const starter = new Int8Array(3 * sides.size);
  for (let side = 0; side < sides.size; side += 1) starter.set([1, 0, -1], 3 * side);
  return addedTable(sides, players, into, 3, starter);
});

/** The tables of the season's lines, cached; derived columns are computed on first use. */
export const tablesOf = memoize((lines: SeasonLines): Tables => {
  const sides = sidesOf(lines);
  const players = playersTable(lines, sides);
  let teams: Table | undefined;
  const tables: Tables = {
    lines,
    sides,
    players,
    get teams() {
      teams ??= teamsTable(sides, playersBySide(tables));
      return teams;
    },
  };
  return tables;
});

const FIVE = ["pts", "reb", "ast", "stl", "blk"] as const;

function playersTable(lines: SeasonLines, sides: Sides): Table {
  const side = lines.side ?? sidesOfLines(lines, sides);
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
  return completed({
    of: "players",
    size: lines.size,
    side,
    subject: lines.player,
    subjects: lines.players.length,
    get starter() {
      return lines.starter;
    },
    weight: undefined,
    column: once((name) => columnOf(make(name))),
  });
}

function sidesOfLines({ size, game, team }: SeasonLines, sides: Sides): Uint32Array {
  const side = new Uint32Array(size);
  for (let line = 0; line < size; line += 1) {
    const home = 2 * (game[line] ?? 0);
    side[line] = sides.team[home] === team[line] ? home : home + 1;
  }
  return side;
}

/** 1 for each line in which at least `least` of the five counts reach a limit, 0 for the others. */
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

/** Sums lines into a fixed number of rows for each side; `into` is the row of each line. */
function addedTable(
  sides: Sides,
  players: Table,
  into: Uint32Array,
  perSide: number,
  starter?: Int8Array,
): Table {
  const size = perSide * sides.size;
  const weight = new Uint16Array(size);
  for (let line = 0; line < into.length; line += 1) {
    const at = into[line] as number;
    weight[at] = (weight[at] as number) + 1;
  }
  const side = new Uint32Array(size);
  const subject = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) {
    const own = Math.floor(at / perSide);
    side[at] = own;
    subject[at] = sides.team[own] as number;
  }
  return completed({
    of: "players",
    size,
    side,
    subject,
    subjects: 1 + mostOf(sides.team),
    starter,
    weight,
    column: once((name) => {
      const column = players.column(name);
      return column && addedColumn(column, into, size);
    }),
  });
}

/** Sums a column by row; seconds, the largest sums, fit in 16 bits for up to 12 overtimes. */
function addedColumn(column: Column, into: Uint32Array, size: number): Column {
  const values = new Int16Array(size);
  const missing = new Int16Array(size);
  for (let line = 0; line < into.length; line += 1) {
    const at = into[line] as number;
    const value = column.values[line] as number;
    if (value === MISSING) missing[at] = (missing[at] as number) + 1;
    else values[at] = (values[at] as number) + value;
  }
  const { isComplete, least, most } = column;
  return isComplete
    ? { values, isComplete, least, most }
    : { values, isComplete, least, most, missing };
}

function teamsTable(sides: Sides, lines: Table): Table {
  const { weight } = lines;
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
        return sides.points.map((points, side, all) => all[side ^ 1] ?? points);
      case "pm":
        return sides.margin;
      default: {
        const column = lines.column(name);
        // A team's count is missing when one of its lines lacks it, or when it has no lines.
        const lacks = (side: number) => weight?.[side] === 0 || (column?.missing?.[side] ?? 0) > 0;
        return (
          column && Int16Array.from(column.values, (sum, side) => (lacks(side) ? MISSING : sum))
        );
      }
    }
  };
  return completed({
    of: "teams",
    size: sides.size,
    side: lines.side,
    subject: lines.subject,
    subjects: 1 + mostOf(sides.team),
    starter: undefined,
    weight: undefined,
    column: once((name) => columnOf(make(name))),
  });
}

function mostOf(ids: Uint8Array): number {
  return ids.reduce((most, id) => Math.max(most, id), 0);
}

/** Memoizes a function by name. */
function once<Name, Made>(make: (name: Name) => Made): (name: Name) => Made {
  const known = new Map<Name, Made>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = make(name);
    known.set(name, made);
    return made;
  };
}

function completed(table: Omit<Table, "derived">): Table {
  // A copy would evaluate the columns, which are computed on first use.
  return Object.assign(table, {
    derived: once((figure: Figure) => derivedValues(figure, table)),
  });
}
