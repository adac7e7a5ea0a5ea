import { type Range, wholesWithin } from "../query/range.ts";

/** A number as a range, with the kind of its comparison. */
export interface Limits {
  readonly range: Range;
  /** Whether the limits are exclusive: "over 30". */
  readonly isOpen: boolean;
  /** Whether the question has a comparison such as "or more". */
  readonly isSaid: boolean;
}

const [LEAST, MOST] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** A number with its comparison, a value of the kind of word "before" or "after" (figure-words.ts). */
export function limitsOf(value: number, comparison?: string): Limits {
  const isOpen = comparison === "over" || comparison === "under";
  const isSaid = comparison !== undefined || value === 0;
  return { range: rangeOf(value, isSaid ? (comparison ?? "exact") : "min"), isOpen, isSaid };
}

function rangeOf(value: number, comparison: string): Range {
  switch (comparison) {
    case "max":
    case "under":
      return { min: LEAST, max: value };
    case "exact":
      return { min: value, max: value };
    default:
      return { min: value, max: MOST };
  }
}

/** The limits with a comparison after them: "30 points or more"; undefined where they have one. */
export function comparedLate({ range, isSaid }: Limits, comparison: string): Limits | undefined {
  return isSaid ? undefined : limitsOf(range.min, comparison);
}

/**
 * Makes exclusive limits of whole numbers inclusive: "over 7" starts at 8. `unsaid` replaces the
 * range of a number without a comparison.
 */
export function closed({ range, isOpen, isSaid }: Limits, unsaid = range): Range {
  if (!isSaid) return unsaid;
  return isOpen ? wholesWithin(range) : range;
}

/** Makes exclusive limits inclusive; a number without a comparison is just that one. */
export function exactly(limits: Limits): Range {
  const { min } = limits.range;
  return closed(limits, { min, max: min });
}

/** Below it, a point difference without a comparison is exact. */
export const SMALL_MARGIN = 10;

/** A point difference: "one point games" are decided by just one, "20 point wins" by 20 or more. */
export function marginRange(limits: Limits): Range {
  const { min } = limits.range;
  return closed(limits, { min, max: min < SMALL_MARGIN ? min : MOST });
}
