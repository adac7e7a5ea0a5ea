import { closed, type Limits } from "#domain/ask/limits.ts";
import type { Range } from "#domain/query/range.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { incomplete } from "./filled.ts";

const YOUNGEST = 15;
const OLDEST = 60;

/**
 * Reads a number without a figure as a player's age: "under 25". Throws `Stopped` when it has no
 * comparison, or is below 15 or above 60.
 */
export function yearsOf(limits: Limits): Range {
  const { min, max } = limits.range;
  const limit = Number.isFinite(min) ? min : max;
  if (!limits.isSaid || limit < YOUNGEST || limit > OLDEST) return incomplete(ASK_ADVICE.uncounted);
  return closed(limits);
}
