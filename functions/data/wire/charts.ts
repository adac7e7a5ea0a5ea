import * as v from "valibot";
import type { Chart } from "#domain/articles/charts.ts";
import { lineOf } from "./prose.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

const LARGEST_DRAWING = 40_000;

/**
 * The parts that a drawing may not have: scripts, handlers, other documents or files, and prefixes,
 * which could give any of these another name.
 */
const ACTIVE = [
  /<[^\s<>:]*:/,
  /< ?(?:script|foreignObject|iframe|image|use|a|set|animate)\b/i,
  / on\w+ ?=/i,
  /\bhref\b|javascript:|@import|url\(|<!/i,
];

function hasActivePart(svg: string): boolean {
  const text = svg.replace(/\s+/g, " ");
  return ACTIVE.some((part) => part.test(text));
}

const chartRow = rowParser(
  v.object({
    name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)),
    alt: v.optional(v.string(), ""),
    svg: v.pipe(
      v.string(),
      v.maxLength(LARGEST_DRAWING),
      v.regex(/^<svg\b[\s\S]*<\/svg>\s*$/),
      v.check((svg) => !hasActivePart(svg)),
    ),
  }),
);

/** The drawings of `nba/charts/data`; one with an active part is dropped. */
export function parseCharts(raw: unknown): ReadRows<Chart> | undefined {
  return parseRows(
    raw,
    (item): Chart | undefined => {
      const row = chartRow(item);
      return row && { name: row.name, alt: lineOf(row.alt) ?? "", svg: row.svg };
    },
    chartRow,
  );
}
