import { memoize } from "#domain/memoize.ts";
import type { LineDoubt } from "#domain/season/line-doubts.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { lazyColumns } from "./lazy-columns.ts";
import type { LineDoubts } from "./packed-doubts.ts";
import {
  BIG_SHOT_COLUMNS,
  type BigShotColumns,
  FLOW_COLUMNS,
  type GameColumns,
  type GameFlows,
  type LinePlayer,
  MISSING,
  type PackedColumns,
  type SeasonLines,
} from "./season-lines.ts";

/**
 * The lines of several seasons, oldest first, as one: columns one after the other, each decoded
 * on first use, and every player once, under the newest name. The last join of the same lines is kept.
 * Decoded figures stay if they are kept, otherwise as long as memory allows.
 */
export function joinedLines(seasons: readonly SeasonLines[], keepsFigures = true): SeasonLines {
  const [oldest] = seasons;
  if (oldest === undefined) throw new RangeError("no seasons to join");
  const kept = lastJoin(oldest);
  const isSame = seasons.every((lines, at) => lines === kept.of[at]);
  if (kept.joined === undefined || !isSame || kept.of.length !== seasons.length) {
    kept.of = seasons;
    kept.joined = joined(seasons, keepsFigures);
  }
  return kept.joined;
}

interface Join {
  of: readonly SeasonLines[];
  joined: SeasonLines | undefined;
}

const lastJoin = memoize((_oldest: SeasonLines): Join => ({ of: [], joined: undefined }));

function joined(seasons: readonly SeasonLines[], keepsFigures: boolean): SeasonLines {
  const parts = seasons.map(packedOf);
  const schedule = joinedSchedule(parts);
  const { players, places } = joinedPlayers(seasons);
  // A copy of the lazy columns would decode all of them.
  return Object.assign(lazyColumns(parts, schedule, keepsFigures), {
    season: ALL_SEASONS,
    parts: seasons.map((lines) => ({ season: lines.season, games: gamesIn(packedOf(lines)) })),
    size: sumOf(parts.map(({ size }) => size)),
    schedule,
    flows: joinedFlows(seasons, schedule.home.length),
    bigShots: joinedBigShots(seasons, places),
    players,
    player: joinedPlayer(seasons, places),
    doubts: joinedDoubts(seasons),
  });
}

function packedOf({ season, packed }: SeasonLines): PackedColumns {
  if (packed === undefined) throw new RangeError(`The lines of ${season} are not packed.`);
  return packed;
}

function joinedPlayer(seasons: readonly SeasonLines[], places: readonly Uint32Array[]) {
  const joined = new Uint32Array(sumOf(seasons.map(({ size }) => size)));
  let next = 0;
  for (const [at, { player }] of seasons.entries()) {
    const own = places[at] as Uint32Array;
    for (let line = 0; line < player.length; line += 1, next += 1)
      joined[next] = own[player[line] as number] as number;
  }
  return joined;
}

/** The flows of the games; undefined where no season has any. */
function joinedFlows(seasons: readonly SeasonLines[], games: number): GameFlows | undefined {
  if (seasons.every(({ flows }) => flows === undefined)) return undefined;
  const columns = FLOW_COLUMNS.map((name) => {
    const column = new Int16Array(games).fill(MISSING);
    let next = 0;
    for (const lines of seasons) {
      if (lines.flows !== undefined) column.set(lines.flows[name], next);
      next += gamesIn(packedOf(lines));
    }
    return [name, column];
  });
  return Object.fromEntries(columns) as GameFlows;
}

/** The big shots of the seasons that have any; undefined where none has. */
function joinedBigShots(
  seasons: readonly SeasonLines[],
  places: readonly Uint32Array[],
): BigShotColumns | undefined {
  const rows = BIG_SHOT_COLUMNS.map((): number[] => []);
  let first = 0;
  for (const [at, lines] of seasons.entries()) {
    for (const [column, name] of BIG_SHOT_COLUMNS.entries()) {
      for (const value of lines.bigShots?.[name] ?? []) {
        const own = places[at] as Uint32Array;
        const moved = name === "game" ? first + value : name === "player" ? own[value] : value;
        rows[column]?.push(moved as number);
      }
    }
    first += gamesIn(packedOf(lines));
  }
  if (rows[0]?.length === 0) return undefined;
  return Object.fromEntries(
    BIG_SHOT_COLUMNS.map((name, at) => [name, Uint16Array.from(rows[at] ?? [])]),
  ) as unknown as BigShotColumns;
}

function joinedDoubts(seasons: readonly SeasonLines[]): LineDoubts {
  const joined = new Map<number, LineDoubt>();
  let first = 0;
  for (const { doubts, size } of seasons) {
    for (const [line, doubt] of doubts ?? []) joined.set(first + line, doubt);
    first += size;
  }
  return joined;
}

/** Every player once, and the place of each season's players among them. */
function joinedPlayers(seasons: readonly SeasonLines[]) {
  const players: LinePlayer[] = [];
  const placeOf = new Map<string, number>();
  const places = seasons.map((lines) =>
    Uint32Array.from(lines.players, (player) => {
      const place = placeOf.get(player.id) ?? players.length;
      placeOf.set(player.id, place);
      players[place] = player;
      return place;
    }),
  );
  return { players, places };
}

const COLUMNS = [
  "stage",
  "home",
  "away",
  "homePoints",
  "awayPoints",
  "neutral",
  "overtimes",
] as const satisfies readonly (keyof GameColumns)[];

/** The games by column. */
function joinedSchedule(parts: readonly PackedColumns[]): GameColumns {
  const size = sumOf(parts.map(gamesIn));
  const columns = COLUMNS.map((name) => {
    const column = new Int16Array(size);
    let next = 0;
    for (const part of parts) {
      column.set(part.schedule[name], next);
      next += gamesIn(part);
    }
    return [name, column];
  });
  return Object.fromEntries(columns) as GameColumns;
}

function gamesIn({ schedule }: PackedColumns): number {
  return schedule.home.length;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
