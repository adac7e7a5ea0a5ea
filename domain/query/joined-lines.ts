import { LINE_FIGURES, type LineFigure } from "../figures/line-figures.ts";
import { memoize } from "../memoize.ts";
import { ALL_SEASONS } from "../season/season-range.ts";
import type { LinePlayer, Schedule, SeasonLines } from "./season-lines.ts";

/**
 * The lines of several seasons, oldest first, as one: columns one after the other, each joined on
 * first use, and every player once, under the newest name. The last join of the same lines is kept.
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
  const size = sumOf(seasons.map((lines) => lines.size));
  const { players, places } = joinedPlayers(seasons);
  const gamesBefore = before(seasons.map(({ games }) => games.length));
  let game: Uint32Array | undefined;
  let team: Uint8Array | undefined;
  let starter: Int8Array | undefined;
  const sides = seasons.flatMap(({ side }) => side ?? []);
  return {
    season: ALL_SEASONS,
    parts: seasons.map(({ season, games }) => ({ season, games: games.length })),
    size,
    games: seasons.flatMap(({ games }) => games),
    schedule: joinedSchedule(seasons),
    players,
    player: column(new Uint32Array(size), seasons, (lines, at) => {
      const own = places[at] as Uint32Array;
      return lines.player.map((player) => own[player] as number);
    }),
    side:
      sides.length === seasons.length
        ? column(new Uint32Array(size), seasons, (_, at) => {
            const first = 2 * (gamesBefore[at] as number);
            return (sides[at] as Uint32Array).map((side) => side + first);
          })
        : undefined,
    get game() {
      game ??= column(new Uint32Array(size), seasons, (lines, at) => {
        const first = gamesBefore[at] as number;
        return lines.game.map((own) => own + first);
      });
      return game;
    },
    get team() {
      team ??= column(new Uint8Array(size), seasons, (lines) => lines.team);
      return team;
    },
    get starter() {
      starter ??= column(new Int8Array(size), seasons, (lines) => lines.starter);
      return starter;
    },
    figures: joinedFigures(seasons, size),
  };
}

function joinedFigures(seasons: readonly SeasonLines[], size: number): SeasonLines["figures"] {
  const made = new Map<LineFigure, Int16Array>();
  const figures = {} as Record<LineFigure, Int16Array>;
  for (const name of LINE_FIGURES) {
    const get = () => {
      const known = made.get(name);
      if (known !== undefined) return known;
      const values = column(new Int16Array(size), seasons, (lines) => lines.figures[name]);
      made.set(name, values);
      return values;
    };
    Object.defineProperty(figures, name, { enumerable: true, get });
  }
  return figures;
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
] as const satisfies readonly (keyof Schedule)[];

/** The games by column; undefined unless every season has them so. */
function joinedSchedule(seasons: readonly SeasonLines[]): Schedule | undefined {
  const parts = seasons.flatMap(({ schedule }) => schedule ?? []);
  if (parts.length < seasons.length) return undefined;
  const size = sumOf(parts.map(({ home }) => home.length));
  const joinedColumn = (name: keyof Schedule) =>
    column(new Int16Array(size), parts, (schedule) => schedule[name]);
  return Object.fromEntries(
    COLUMNS.map((name) => [name, joinedColumn(name)]),
  ) as unknown as Schedule;
}

type Column = Uint32Array | Uint8Array | Int8Array | Int16Array;

/** Fills a column with those of all parts. */
function column<Whole extends Column, Part>(
  whole: Whole,
  parts: readonly Part[],
  columnOf: (part: Part, at: number) => ArrayLike<number>,
): Whole {
  let next = 0;
  for (const [at, part] of parts.entries()) {
    const own = columnOf(part, at);
    whole.set(own, next);
    next += own.length;
  }
  return whole;
}

/** The sum of the counts before each. */
function before(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((count) => {
    sum += count;
    return sum - count;
  });
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
