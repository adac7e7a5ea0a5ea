import { LINE_FIGURES } from "#domain/figures/line-figures.ts";
import { LINE_MARKS, type LineDoubt } from "#domain/season/line-doubts.ts";
import { base64Of, countsByName } from "./base64-columns.ts";
import { joinColumns } from "./digits.ts";

/** The doubts about lines by their places; the same doubt is one object. */
export type LineDoubts = ReadonlyMap<number, LineDoubt>;

/** Doubts as a document holds them: the different ones, and for each line its distance and doubt. */
export interface PackedDoubts {
  /** "shared-name unstable: ast stl". */
  kinds: readonly string[];
  count: number;
  /** For each line, its distance from the one before, and an index into `kinds`, in base64. */
  table: string;
}

const COLUMNS = ["distance", "kind"] as const;

/** Packs the doubts of lines in their order. */
export function packDoubts(doubts: readonly (readonly [line: number, LineDoubt])[]): PackedDoubts {
  const kinds: string[] = [];
  let last = 0;
  const rows = doubts.map(([line, { marks, figures }]) => {
    const kind = `${marks.join(" ")}: ${figures.join(" ")}`;
    if (!kinds.includes(kind)) kinds.push(kind);
    const distance = line - last;
    last = line;
    return { distance, kind: kinds.indexOf(kind) };
  });
  const columns = COLUMNS.map((name) => base64Of(rows.map((row) => row[name])));
  return { kinds, count: rows.length, table: joinColumns(columns) };
}

/**
 * Unpacks doubts; `placeOf` has the place of each packed line. Undefined when they are malformed.
 */
export function unpackDoubts(
  { kinds, count, table }: PackedDoubts,
  placeOf: Uint32Array,
): LineDoubts | undefined {
  const doubts = kinds.map(doubtOf);
  const columns = countsByName(table, COLUMNS, count);
  if (columns === undefined) return undefined;
  const found = new Map<number, LineDoubt>();
  let line = 0;
  for (let at = 0; at < count; at += 1) {
    line += columns.distance[at] as number;
    const place = placeOf[line];
    const doubt = doubts[columns.kind[at] as number];
    if (place === undefined || doubt === undefined) return undefined;
    found.set(place, doubt);
  }
  return found;
}

function doubtOf(kind: string): LineDoubt | undefined {
  const [marks = "", figures = "", ...more] = kind.split(": ").map((part) => part.trim());
  const doubt = { marks: named(LINE_MARKS, marks), figures: named(LINE_FIGURES, figures) };
  const isKnown = more.length === 0 && doubt.marks.length === marks.split(" ").length;
  return isKnown ? doubt : undefined;
}

function named<Name extends string>(names: readonly Name[], text: string): Name[] {
  const words = new Set(text.split(" "));
  return names.filter((name) => words.has(name));
}
