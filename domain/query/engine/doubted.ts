import type { CountColumn, Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import type { LineFigure } from "#domain/figures/line-figures.ts";
import { memoize, oncePerKey } from "#domain/memoize.ts";
import type { LineDoubts } from "../storage/packed-doubts.ts";
import type { Table } from "./tables.ts";

/**
 * The rows without those whose value of a figure is an estimate, so that a doubtful line decides
 * nothing. Rows are in the order of games.
 */
export function withoutDoubted(rows: Uint32Array, key: string, { doubts }: Table): Uint32Array {
  const figure = figureOf(key);
  const doubted = figure && doubts && doubtedRows(doubts)(figure);
  if (doubted === undefined || doubted.length === 0 || rows.length === 0) return rows;
  const kept = new Uint32Array(rows.length);
  let count = 0;
  let next = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    while ((doubted[next] as number) < row) next += 1;
    kept[count] = row;
    count += Number(doubted[next] !== row);
  }
  return count === rows.length ? rows : kept.subarray(0, count);
}

/** The rows in doubt by figure, in their order. */
const doubtedRows = memoize((doubts: LineDoubts) =>
  oncePerKey((figure: Figure): Uint32Array => {
    const own = new Set(countsOf(figure).flatMap((count) => OF_FEATS[count] ?? [count]));
    const isOwn = ({ figures }: { figures: readonly LineFigure[] }) =>
      figures.some((name) => own.has(name));
    const rows = [...doubts].flatMap(([row, doubt]) => (isOwn(doubt) ? [row] : []));
    return Uint32Array.from(rows).sort();
  }),
);

const FIVE: readonly CountColumn[] = ["pts", "reb", "ast", "stl", "blk"];
const OF_FEATS: Partial<Record<CountColumn, readonly CountColumn[]>> = {
  dd: FIVE,
  td: FIVE,
  qd: FIVE,
  five: FIVE,
};

function countsOf({ computation }: Figure): CountColumn[] {
  switch (computation.kind) {
    case "count":
      return computation.of.map(([count]) => count);
    case "share":
      return [...computation.of, ...computation.over].map(([count]) => count);
    default:
      return [];
  }
}
