import * as v from "valibot";
import { LINEUP_KINDS } from "#domain/plays/lineups.ts";
import { PARTS } from "#domain/plays/parts.ts";
import { type PackedLines, packLines } from "#domain/query/storage/packed-lines.ts";
import type { PartLines } from "#domain/query/storage/season-lines.ts";
import { parseLines } from "./lines.ts";

/** A document at `nba/parts`: lines in columns, and the ids of games without plays. */
export interface PartLinesWire extends PackedLines {
  /** Separated by spaces. */
  withoutPlays: string;
}

const ids = v.object({ withoutPlays: v.pipe(v.string(), v.regex(/^(?:\d{10}(?: |$))*$/)) });

/** The key of a season's lines of a part or of lineups: "2025-26-q4". */
export function partKey(season: string, part: string): string {
  return `${season}-${part}`;
}

const KEY = /^\d{4}-\d{2}-(.+)$/;

export function partLinesWire({ lines, withoutPlays }: PartLines): PartLinesWire {
  return { ...packLines(lines), withoutPlays: withoutPlays.join(" ") };
}

/** Parses the document of a part; undefined when it is malformed. */
export function parsePartLines(
  key: string,
  raw: unknown,
): { value: PartLines; dropped: number } | undefined {
  const part = [...PARTS, ...LINEUP_KINDS].find((known) => known === KEY.exec(key)?.[1]);
  // Several seasons of a part are read together, whose figures would take ten times the memory.
  const lines = parseLines(raw, false)?.value;
  const rest = v.safeParse(ids, raw);
  if (part === undefined || lines === undefined || !rest.success) return undefined;
  const withoutPlays = rest.output.withoutPlays.split(" ").filter(Boolean);
  return { value: { lines: Object.assign(lines, { part }), withoutPlays }, dropped: 0 };
}
