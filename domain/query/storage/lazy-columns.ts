import { columnFrom } from "#domain/columns.ts";
import { LINE_FIGURES, type LineFigure } from "#domain/figures/line-figures.ts";
import { oncePerKey, weaklyPerKey } from "#domain/memoize.ts";
import type { GameColumns, LineGame, PackedColumns, SeasonLines } from "./season-lines.ts";

/** The columns that are decoded on first use. */
interface LazyColumns extends Pick<SeasonLines, "games" | "game" | "team" | "starter" | "figures"> {
  side: Uint32Array;
  gameAt(place: number): LineGame;
}

/**
 * Decodes the columns of seasons, one after the other, each on first use. Figures stay decoded if
 * they are `kept`, otherwise as long as memory allows.
 */
export function lazyColumns(
  parts: readonly PackedColumns[],
  schedule: GameColumns,
  kept: boolean,
): LazyColumns {
  const starts = startsOf(parts.map(({ size }) => size));
  const firstGames = startsOf(parts.map((part) => part.schedule.home.length));
  const size = starts.at(-1) ?? 0;

  const gameAt = (place: number): LineGame => {
    const at = firstGames.findLastIndex((first) => first <= place);
    const part = parts[at];
    if (part === undefined) throw new RangeError(`no game ${place}`);
    return part.gameAt(place - (firstGames[at] as number));
  };
  const figure = (kept ? oncePerKey : weaklyPerKey)((name: LineFigure): Int16Array => {
    const column = new Int16Array(size);
    for (const [at, part] of parts.entries()) {
      const own = (whole: Int16Array) => whole.subarray(starts[at], starts[at + 1]);
      part.figure(name, own(column), (other) => own(figure(other)));
    }
    return column;
  });
  const figures = {} as Record<LineFigure, Int16Array>;
  for (const name of LINE_FIGURES) {
    Object.defineProperty(figures, name, { enumerable: true, get: () => figure(name) });
  }
  let games: LineGame[] | undefined;
  let side: Uint32Array | undefined;
  let game: Uint32Array | undefined;
  let team: Uint8Array | undefined;
  let starter: Int8Array | undefined;
  return {
    gameAt,
    figures,
    get games() {
      games ??= Array.from(schedule.home, (_, place) => gameAt(place));
      return games;
    },
    get side() {
      if (side === undefined) {
        side = new Uint32Array(size);
        for (const [at, part] of parts.entries())
          part.side(side.subarray(starts[at], starts[at + 1]), 2 * (firstGames[at] as number));
      }
      return side;
    },
    get game() {
      game ??= this.side.map((own) => own >> 1);
      return game;
    },
    get team() {
      const { home, away } = schedule;
      team ??= columnFrom(
        Uint8Array,
        this.side,
        (own) => (own & 1 ? away : home)[own >> 1] as number,
      );
      return team;
    },
    get starter() {
      if (starter === undefined) {
        starter = new Int8Array(size);
        for (const [at, part] of parts.entries())
          part.starter(starter.subarray(starts[at], starts[at + 1]));
      }
      return starter;
    },
  };
}

/** The sum of the counts before each, and the sum of all. */
function startsOf(counts: readonly number[]): number[] {
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  return starts;
}
