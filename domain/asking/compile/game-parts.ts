import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Wish } from "../understanding.ts";
import { incomplete } from "./filled.ts";

/** The figures of whole games alone. */
const OF_GAMES: readonly string[] = [
  "winpct",
  "w",
  "l",
  "margin",
  "gap",
  "deficit",
  "lead",
  "run",
  "changes",
  "deficit4",
];

/**
 * The conditions with overtime as what the question means: what was done in it where figures are asked
 * for, otherwise the games that had one. Throws `Stopped` for the record of a quarter or half.
 */
export function withPart(conditions: Conditions, wish: Wish, isNarrowed: boolean): Conditions {
  const { quarter, half, ...others } = conditions;
  if (quarter === undefined && half === undefined) return conditions;
  const isOfPart =
    isNarrowed ||
    ("figure" in wish && !OF_GAMES.includes(wish.figure)) ||
    ("figures" in wish && wish.figures.length > 0);
  if (isOfPart) return conditions;
  if (quarter === "ot" && half === undefined) return { ...others, ot: true };
  const isOfRecord = wish.kind === "record" || "figure" in wish;
  return isOfRecord ? incomplete(ASK_ADVICE.recordOfPart) : conditions;
}
