import type { LineFigure } from "#domain/figures/line-figures.ts";
import type { Stage } from "#domain/season/box-score.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { unpackGameFlows } from "../engine/game-flow.ts";
import { type Counts, countsByName, countsOf } from "./base64-columns.ts";
import { isColumn, numbersAt, splitColumns } from "./digits.ts";
import { lazyColumns } from "./lazy-columns.ts";
import { unpackDoubts } from "./packed-doubts.ts";
import {
  FOLLOWS_FROM,
  GAME_COLUMNS,
  ID_LENGTH,
  LINE_COLUMNS,
  NAMES_END,
  type PackedLines,
  SIGNED,
  STINT_COLUMNS,
} from "./packed-lines.ts";
import {
  BIG_SHOT_COLUMNS,
  type BigShotColumns,
  type GameColumns,
  type LineGame,
  type LinePlayer,
  MISSING,
  type PackedColumns,
  type SeasonLines,
  STAGES,
} from "./season-lines.ts";
import { foldBack } from "./zigzag.ts";

/**
 * Unpacks a document into lines ordered by game, the home team's first; undefined when columns are
 * malformed or contradict each other. All columns are validated here, but most are decoded on first
 * use, because few questions need all of them. Decoded figures stay if they are kept, otherwise as
 * long as memory allows.
 */
export function unpackLines(packed: PackedLines, keepsFigures = true): SeasonLines | undefined {
  const schedule = scheduleOf(packed.games);
  const players = playersOf(packed.players);
  const stints = countsByName(packed.stints.table, STINT_COLUMNS, packed.stints.count);
  const columns = splitColumns(packed.lines, LINE_COLUMNS);
  if (!schedule || !players || !stints || !columns) return undefined;
  const size = sumOf(stints.lines);
  const isWhole = (text: string) => text === "" || isColumn(text, size);
  if (!LINE_COLUMNS.every((name) => isWhole(columns[name]))) return undefined;
  const skipped = countsOf(packed.stints.skipped, size);
  const placed = skipped && placesOf(skipped, stints, schedule, players.length);
  if (placed === undefined) return undefined;
  const { to, player } = placed;
  const games = schedule.home.length;
  const flows = packed.courses === undefined ? undefined : unpackGameFlows(packed.courses, games);
  if (flows === undefined && packed.courses !== undefined) return undefined;
  const bigShots = packed.bigShots && bigShotsOf(packed.bigShots, games, players.length);
  if (bigShots === undefined && packed.bigShots !== undefined) return undefined;
  const doubts = packed.doubts && unpackDoubts(packed.doubts, to);
  if (doubts === undefined && packed.doubts !== undefined) return undefined;
  const own: PackedColumns = {
    size,
    schedule,
    gameAt: (place) => gameOf(packed.games, schedule, place),
    side: (into, first) => fillSides(schedule, into, first),
    starter: (into) => fillNumbers(columns.starter, to, -1, into),
    figure: (name, into, columnOf) => fillFigure(name, columns[name], to, into, columnOf),
  };
  const season = seasonOfGames([{ id: packed.games.ids.slice(0, ID_LENGTH) }]);
  // An isolate may hold every past season. A copy of the lazy columns would decode all of them.
  return Object.assign(lazyColumns([own], schedule, keepsFigures), {
    season,
    size,
    schedule,
    flows,
    bigShots,
    player,
    players,
    doubts,
    packed: own,
  });
}

function bigShotsOf(
  { count, table }: NonNullable<PackedLines["bigShots"]>,
  games: number,
  players: number,
): BigShotColumns | undefined {
  const columns = countsByName(table, BIG_SHOT_COLUMNS, count);
  const isHeld =
    columns?.game.every((game) => game < games) &&
    columns.player.every((player) => player < players);
  return isHeld ? columns : undefined;
}

function sumOf(counts: Counts): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** Decodes a figure's column; `columnOf` returns the figures that predict it. */
function fillFigure(
  name: LineFigure,
  text: string,
  to: Uint32Array,
  into: Int16Array,
  columnOf: (name: LineFigure) => Int16Array,
): void {
  fillNumbers(text, to, MISSING, into);
  if (SIGNED.has(name)) foldBack(into, MISSING);
  for (const [other, times = 1] of Object.entries(FOLLOWS_FROM[name] ?? {})) {
    addTo(into, columnOf(other as LineFigure), times);
  }
}

/** Decodes a column; one that no line has is unknown. */
function fillNumbers(
  text: string,
  to: Uint32Array,
  unknown: number,
  into: Int16Array | Int8Array,
): void {
  if (text === "") into.fill(unknown);
  else numbersAt(text, to, unknown, into);
}

/** Adds a multiple of a figure to another in place; a line without either figure is unchanged. */
function addTo(column: Int16Array, part: Int16Array, times: number): void {
  for (let line = 0; line < column.length; line += 1) {
    const value = column[line] as number;
    const more = part[line] as number;
    if (value !== MISSING && more !== MISSING) column[line] = value + times * more;
  }
}

function scheduleOf({ ids, dates, table }: PackedLines["games"]): PackedSchedule | undefined {
  if (ids.length !== dates.length) return undefined;
  return countsByName(table, GAME_COLUMNS, ids.length / ID_LENGTH);
}

type PackedSchedule = Record<(typeof GAME_COLUMNS)[number], Counts>;

function gameOf({ ids, dates }: PackedLines["games"], schedule: GameColumns, at: number): LineGame {
  const { stage, home, away, homePoints, awayPoints, neutral, overtimes } = schedule;
  const start = at * ID_LENGTH;
  return {
    id: ids.slice(start, start + ID_LENGTH),
    date: dates.slice(start, start + ID_LENGTH),
    stage: STAGES[stage[at] as number] as Stage,
    homeTeamId: home[at] as number,
    awayTeamId: away[at] as number,
    homePoints: homePoints[at] as number,
    awayPoints: awayPoints[at] as number,
    neutral: neutral[at] === 1,
    overtimes: overtimes[at] as number,
  };
}

function playersOf(packed: PackedLines["players"]): LinePlayer[] | undefined {
  const ids = packed.ids === "" ? [] : packed.ids.split(" ");
  const names = namesOf(packed.names)?.split(NAMES_END) ?? [];
  if (names.length !== Math.max(1, ids.length)) return undefined;
  return ids.map((id, at) => ({ id, name: names[at] as string }));
}

function namesOf(packed: string): string | undefined {
  try {
    return decodeURIComponent(packed);
  } catch {
    return undefined;
  }
}

/** The placement of lines. Packed lines are in the order of stints, unpacked ones of games. */
interface Places {
  /** The player of each unpacked line. */
  player: Uint32Array;
  /** The unpacked index of each packed line. */
  to: Uint32Array;
}

/**
 * Computes the place of each packed line, like the last pass of a counting sort: `next` holds the
 * next free place of each side, and `skipped` the team games that a player missed before each line.
 * One pass places and validates, because a cold isolate runs it before it is compiled.
 */
function placesOf(
  skipped: Counts,
  stints: Record<(typeof STINT_COLUMNS)[number], Counts>,
  schedule: PackedSchedule,
  players: number,
): Places | undefined {
  const size = skipped.length;
  const room = roomOf(schedule, size);
  if (room === undefined) return undefined;
  const { starts, turns } = room;
  const next = starts.slice();
  const to = new Uint32Array(size);
  const player = new Uint32Array(size);
  let line = 0;
  for (let stint = 0; stint < stints.player.length; stint += 1) {
    const own = turns[stints.team[stint] as number];
    const owner = stints.player[stint] as number;
    const end = line + (stints.lines[stint] as number);
    if (own === undefined || end > size || owner >= players) return undefined;
    let turn = -1;
    for (; line < end; line += 1) {
      turn += (skipped[line] as number) + 1;
      const at = own[turn] as number;
      const place = next[at] as number;
      next[at] = place + 1;
      to[line] = place;
      player[place] = owner;
    }
    if (turn >= own.length) return undefined;
  }
  if (line !== size) return undefined;
  for (let own = 1; own < starts.length; own += 1) {
    if (next[own - 1] !== starts[own]) return undefined;
  }
  return { to, player };
}

interface Room {
  /** The first line of each side; the last entry is the number of lines. */
  starts: Uint32Array;
  /** The sides of each team in the order of its games, by team id; undefined for id 0. */
  turns: (number[] | undefined)[];
}

/** Reserves a range of lines for each side; undefined for contradictory games. */
function roomOf(
  { home, away, stage, homeLines, awayLines }: PackedSchedule,
  size: number,
): Room | undefined {
  const starts = new Uint32Array(2 * home.length + 1);
  // Team ids are 1 to 255, because columns store them in one byte.
  const turns: Room["turns"] = Array.from({ length: 256 }, () => []);
  turns[0] = undefined;
  let start = 0;
  for (let game = 0; game < home.length; game += 1) {
    const own = 2 * game;
    const hosts = turns[home[game] as number];
    const guests = turns[away[game] as number];
    if (hosts === undefined || guests === undefined || hosts === guests) return undefined;
    if ((stage[game] as number) >= STAGES.length) return undefined;
    hosts.push(own);
    guests.push(own + 1);
    const middle = start + (homeLines[game] as number);
    const end = middle + (awayLines[game] as number);
    starts[own + 1] = middle;
    starts[own + 2] = end;
    start = end;
  }
  return start === size ? { starts, turns } : undefined;
}

/** Writes the side of each unpacked line, counted from `first`. */
function fillSides(
  { homeLines, awayLines }: PackedSchedule,
  into: Uint32Array,
  first: number,
): void {
  let start = 0;
  for (let game = 0; game < homeLines.length; game += 1) {
    const own = first + 2 * game;
    const middle = start + (homeLines[game] as number);
    const end = middle + (awayLines[game] as number);
    into.fill(own, start, middle).fill(own + 1, middle, end);
    start = end;
  }
}
