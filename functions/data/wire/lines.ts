import * as v from "valibot";
import type { PackedLines } from "../../../domain/query/packed-lines.ts";
import { LINE_FIGURES, type SeasonLines } from "../../../domain/query/season-lines.ts";
import { unpackLines } from "../../../domain/query/unpacked-lines.ts";

// Thousands of numbers: a schema for each would take longer than the rest of the parsing.
const counts = v.custom<number[]>((raw) => isListOf(raw, isCount));
// The games of a day are adjacent: a day equal to the one before needs no check.
const days = v.custom<string[]>((raw) =>
  isListOf(raw, (day, before) => day === before || isDay(day)),
);
const names = v.custom<string[]>((raw) => isListOf(raw, isName));
const column = v.string();

const document = v.object({
  games: v.object({
    id: counts,
    date: days,
    stage: column,
    home: column,
    away: column,
    homePoints: column,
    awayPoints: column,
    neutral: column,
    overtimes: column,
  }),
  players: v.object({ id: counts, name: names }),
  stints: v.object({ player: counts, team: counts, lines: counts }),
  lines: v.object({
    skipped: column,
    starter: column,
    ...v.entriesFromList(LINE_FIGURES, column),
  }),
});

const packed = v.safeParser(document);

/**
 * The lines of `nba/lines`. A column that does not fit the others makes all of them malformed, so
 * there are no bad rows to drop.
 */
export function parseLines(raw: unknown): { value: SeasonLines; dropped: number } | undefined {
  const parsed = packed(raw);
  const value = parsed.success ? unpackLines(parsed.output satisfies PackedLines) : undefined;
  return value && { value, dropped: 0 };
}

function isListOf(raw: unknown, isItem: (item: unknown, before: unknown) => boolean): boolean {
  if (!Array.isArray(raw)) return false;
  for (let at = 0; at < raw.length; at += 1) if (!isItem(raw[at], raw[at - 1])) return false;
  return true;
}

function isCount(item: unknown): boolean {
  return typeof item === "number" && Number.isSafeInteger(item) && item >= 0;
}

function isDay(item: unknown): boolean {
  return typeof item === "string" && /^\d{4}-\d\d-\d\d$/.test(item);
}

function isName(item: unknown): boolean {
  return typeof item === "string" && item.length <= 100;
}
