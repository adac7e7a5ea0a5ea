import { memoize } from "#domain/memoize.ts";
import type { LineDoubt } from "#domain/season/line-doubts.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { lazyColumns } from "./lazy-columns.ts";
import type { LineDoubts } from "./packed-doubts.ts";
import type { GameColumns, LinePlayer, PackedColumns, SeasonLines } from "./season-lines.ts";

/**
 * The lines of several seasons, oldest first, as one: columns one after the other, each decoded
 * on first use, and every player once, under the newest name. The last join of the same lines is kept.
 */
export function joinedLines(seasons: readonly SeasonLines[]): SeasonLines {
  const [oldest] = seasons;
  if (oldest === undefined) throw new RangeError("no seasons to join");
  const kept = lastJoin(oldest);
  const isSame = seasons.every((lines, at) => lines === kept.of[at]);
  if (kept.joined === undefined || !isSame || kept.of.length !== seasons.length) {
    kept.of = seasons;
    kept.joined = joined(seasons);
  }
  return kept.joined;
}

interface Join {
  of: readonly SeasonLines[];
  joined: SeasonLines | undefined;
}

const lastJoin = memoize((_oldest: SeasonLines): Join => ({ of: [], joined: undefined }));

function joined(seasons: readonly SeasonLines[]): SeasonLines {
  const parts = seasons.map(packedOf);
  const schedule = joinedSchedule(parts);
  const { players, places } = joinedPlayers(seasons);
  // A copy of the lazy columns would decode all of them.
  return Object.assign(lazyColumns(parts, schedule, true), {
    season: ALL_SEASONS,
    parts: seasons.map((lines) => ({ season: lines.season, games: gamesIn(packedOf(lines)) })),
    size: sumOf(parts.map(({ size }) => size)),
    schedule,
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
