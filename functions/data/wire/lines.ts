import * as v from "valibot";
import type { PackedLines } from "#domain/query/storage/packed-lines.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { unpackLines } from "#domain/query/storage/unpacked-lines.ts";

// `unpackLines` validates the contents of these texts.
const columns = v.string();

const document = v.object({
  games: v.object({
    ids: v.pipe(v.string(), v.regex(/^\d*$/)),
    dates: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d\d-\d\d)*$/)),
    table: columns,
  }),
  players: v.object({
    // A unit has the ids of its players, with hyphens between them.
    ids: v.pipe(v.string(), v.regex(/^(?:[\d-]+(?: [\d-]+)*)?$/)),
    names: v.pipe(v.string(), v.regex(/^[ -~]*$/)),
  }),
  stints: v.object({
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    table: columns,
    skipped: columns,
  }),
  lines: columns,
  courses: v.optional(columns),
  bigShots: v.optional(
    v.object({ count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), table: columns }),
  ),
  doubts: v.optional(
    v.object({
      kinds: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9: -]*$/))),
      count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      table: columns,
    }),
  ),
});

const packed = v.safeParser(document);

/**
 * Parses the document `nba/lines`; undefined when it is malformed. Its columns are valid together
 * or not at all, so no single rows are dropped.
 */
export function parseLines(
  raw: unknown,
  keepsFigures = true,
): { value: SeasonLines; dropped: number } | undefined {
  const parsed = packed(raw);
  const value = parsed.success
    ? unpackLines(parsed.output satisfies PackedLines, keepsFigures)
    : undefined;
  return value && { value, dropped: 0 };
}
