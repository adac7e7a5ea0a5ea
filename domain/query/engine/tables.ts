import { columnFrom } from "#domain/columns.ts";
import { type CountColumn, opponentsCount } from "#domain/figures/figure.ts";
import type { BigShot, LineFigure } from "#domain/figures/line-figures.ts";
import { memoize, oncePerKey } from "#domain/memoize.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import { type AnyPart, type Part, secondsOfPart } from "#domain/plays/parts.ts";
import type { LineDoubts } from "../storage/packed-doubts.ts";
import { MISSING, type SeasonLines } from "../storage/season-lines.ts";
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
  /** The doubts about rows; undefined where there are none. */
  doubts?: LineDoubts | undefined;
  /** The values of a count, one for each row; `MISSING` for a row without it. */
  column(name: CountColumn): Int16Array | undefined;
}

/** The season's lines and tables, prepared for queries. */
export interface Tables {
  lines: SeasonLines;
  sides: Sides;
  players: Table;
  /** Teams' games: row i is side i. */
  teams: Table;
}

/** The tables of the season's lines, cached; columns are made on first use. */
export const tablesOf = memoize((lines: SeasonLines): Tables => {
  const sides = sidesOf(lines);
  const players = playersTable(lines, sides);
  let teams: Table | undefined;
  const tables: Tables = {
    lines,
    sides,
    players,
    get teams() {
      teams ??= teamsTable(sides, players, isLineup(lines.part) ? undefined : lines.part);
      return teams;
    },
  };
  return tables;
});

/** The limit of each feat, and how many of the five counts reach it. */
const FEATS = {
  dd: { limit: 10, least: 2 },
  td: { limit: 10, least: 3 },
  qd: { limit: 10, least: 4 },
  five: { limit: 5, least: 5 },
} as const;
const FIVE = ["pts", "reb", "ast", "stl", "blk"] as const;

function playersTable(lines: SeasonLines, sides: Sides): Table {
  const side = lines.side ?? sidesOfLines(lines, sides);
  const reached = oncePerKey((name: keyof typeof FEATS) => reaching(lines, FEATS[name]));
  const shots = oncePerKey((name: BigShot) => bigShotsColumn(lines, side, name));
  const column = (name: CountColumn): Int16Array | undefined => {
    switch (name) {
      case "gw":
      case "buzzer":
      case "goahead":
        return shots(name);
      case "oppts":
        return isLineup(lines.part) ? allowedOf(lines.figures) : undefined;
      case "lead":
      case "deficit":
      case "run":
      case "changes":
      case "deficit4":
      case "partw":
      case "partl":
      case "partt":
        return undefined;
      case "dd":
      case "td":
      case "qd":
      case "five":
        return reached(name);
      default:
        return opponentsCount(name) === undefined ? lines.figures[name as LineFigure] : undefined;
    }
  };
  return {
    of: "players",
    size: lines.size,
    side,
    subject: lines.player,
    subjects: lines.players.length,
    doubts: lines.doubts,
    get starter() {
      return lines.starter;
    },
    column,
  };
}

/** The big shots of each line; a game without plays has none that are known. */
function bigShotsColumn(
  { size, flows, bigShots, player }: SeasonLines,
  side: Uint32Array,
  name: BigShot,
): Int16Array | undefined {
  if (flows === undefined || bigShots === undefined) return undefined;
  const column = new Int16Array(size);
  const counts = bigShots[name];
  let row = 0;
  for (let line = 0; line < size; line += 1) {
    const game = (side[line] as number) >> 1;
    if (flows.homeLead[game] === MISSING) column[line] = MISSING;
    // Lines and shots are both in the order of games.
    while ((bigShots.game[row] ?? size) < game) row += 1;
    for (let at = row; bigShots.game[at] === game; at += 1)
      if (bigShots.player[at] === player[line]) column[line] = counts[at] as number;
  }
  return column;
}

/** The points that lineups allowed: their plus-minus is that of their points. */
const allowedOf = memoize(({ pts, pm }: SeasonLines["figures"]) =>
  pts.map((points, line) => points - (pm[line] as number)),
);

function sidesOfLines({ size, game, team }: SeasonLines, sides: Sides): Uint32Array {
  const side = new Uint32Array(size);
  for (let line = 0; line < size; line += 1) {
    const home = 2 * (game[line] ?? 0);
    side[line] = sides.team[home] === team[line] ? home : home + 1;
  }
  return side;
}

/** 1 for each line in which at least `least` of the five counts reach a limit, 0 for the others. */
function reaching(
  { size, figures }: SeasonLines,
  { limit, least }: { limit: number; least: number },
): Int16Array {
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

/**
 * A count of each side's lines together; `MISSING` when one of them lacks it, or when the side has no
 * lines. Seconds, the largest sums, fit in 16 bits for up to 12 overtimes.
 */
function addedBySide(values: Int16Array, side: Uint32Array, sides: number): Int16Array {
  const sums = new Int16Array(sides).fill(MISSING);
  const lacks = new Uint8Array(sides);
  for (let line = 0; line < values.length; line += 1) {
    const own = side[line] as number;
    const value = values[line] as number;
    if (value === MISSING) lacks[own] = 1;
    else sums[own] = (sums[own] === MISSING ? 0 : (sums[own] as number)) + value;
  }
  for (let own = 0; own < sides; own += 1) if (lacks[own] === 1) sums[own] = MISSING;
  return sums;
}

/**
 * The five players' seconds of a side's lines divided among them: the clutch's length. Other parts
 * are as long as the rules say.
 */
function secondsOf(of: Part | AnyPart, { overtimes }: Sides, added: Int16Array): Int16Array {
  const part = of === "quarters" ? "q1" : of === "halves" ? "h1" : of;
  return added.map((seconds, side) =>
    seconds === MISSING
      ? MISSING
      : (secondsOfPart(part, overtimes[side] as number) ?? Math.round(seconds / 5)),
  );
}

/** The sign of a team's points less its opponent's, by what it made of a part of a game, or of all. */
const PART_SIGNS: { readonly [Name in CountColumn]?: number } = { partw: 1, partl: -1, partt: 0 };

function teamsTable(sides: Sides, players: Table, part: Part | AnyPart | undefined): Table {
  const added = (name: CountColumn) => {
    const own = players.column(name);
    return own && addedBySide(own, players.side, sides.size);
  };
  /** The columns of a part of a game that the schedule does not tell. */
  const ofPart = (name: CountColumn, of: Part | AnyPart): Int16Array | undefined => {
    switch (name) {
      case "sec": {
        const seconds = added("sec");
        return seconds && secondsOf(of, sides, seconds);
      }
      case "oppts":
        return column("pts")?.map(ofOpponent);
      case "pm": {
        const points = column("pts");
        return points?.map((own, side) =>
          own === MISSING ? MISSING : own - ofOpponent(own, side, points),
        );
      }
      default:
        return added(name);
    }
  };
  const make = (name: CountColumn): Int16Array | undefined => {
    const opponents = opponentsCount(name);
    if (opponents !== undefined) return column(opponents)?.map(ofOpponent);
    const sign = PART_SIGNS[name];
    if (sign !== undefined)
      return column("pm")?.map((margin) =>
        margin === MISSING ? MISSING : Number(Math.sign(margin) === sign),
      );
    if (part !== undefined) return ofPart(name, part);
    switch (name) {
      case "sec":
        return columnFrom(
          Int16Array,
          sides.overtimes,
          (overtimes) => REGULATION_SECONDS + OVERTIME_SECONDS * overtimes,
        );
      case "pts":
        return sides.points;
      case "oppts":
        return sides.points.map(ofOpponent);
      case "pm":
        return sides.margin;
      case "lead":
      case "deficit":
      case "run":
      case "changes":
        return sides.flow[name];
      case "deficit4":
        return sides.flow.afterq3.map((ahead) =>
          ahead === MISSING ? MISSING : Math.max(0, -ahead),
        );
      default:
        return added(name);
    }
  };
  const column = oncePerKey(make);
  return {
    of: "teams",
    size: sides.size,
    side: Uint32Array.from({ length: sides.size }, (_, side) => side),
    subject: Uint32Array.from(sides.team),
    subjects: 1 + mostOf(sides.team),
    starter: undefined,
    column,
  };
}

/** The value of the other side of a game. */
function ofOpponent(value: number, side: number, all: Int16Array): number {
  return all[side ^ 1] ?? value;
}

function mostOf(ids: Uint8Array): number {
  return ids.reduce((most, id) => Math.max(most, id), 0);
}
