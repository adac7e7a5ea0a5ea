import type { CountColumn, Figure, Terms } from "./figure.ts";

/**
 * The value of a count or share over given sums; NaN for a zero denominator, and for records and
 * ratings, which sums do not decide.
 */
export function valueOver({ computation }: Figure, sumOf: (column: CountColumn) => number): number {
  if (computation.kind === "count") return combined(computation.of, sumOf);
  if (computation.kind !== "share") return Number.NaN;
  const over = combined(computation.over, sumOf);
  return over === 0 ? Number.NaN : (combined(computation.of, sumOf) / over) * computation.scale;
}

function combined(terms: Terms, sumOf: (column: CountColumn) => number): number {
  return terms.reduce((total, [column, factor]) => total + factor * sumOf(column), 0);
}
