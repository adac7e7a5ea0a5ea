import type { Limits } from "#domain/ask/limits.ts";
import type { Draft } from "./draft.ts";

const PER_GAME = ["pts", "reb", "ast"];
const SHARES = ["fgpct", "fg3pct", "ftpct"];

/**
 * Adds several numbers: "30 10 10" is points, rebounds and assists; "50 40 90" is the percentages
 * of field goals, three-pointers and free throws.
 */
export function addCombination(
  slots: Draft,
  list: readonly Limits[],
  verb: string | undefined,
  isMean: boolean,
): void {
  const values = list.map(({ range }) => range.min);
  const isShooting = list.length === 3 && (verb === "fgpct" || values.join(" ") === "50 40 90");
  const figures = isShooting ? SHARES : PER_GAME;
  for (const [at, figure] of figures.entries()) {
    const limits = list[at];
    if (limits !== undefined) add(slots, figure, limits, isMean || isShooting, figure === verb);
  }
}

/** Adds a number with its figure. */
export function add(
  slots: Draft,
  figure: string,
  limits: Limits,
  isMean: boolean,
  isNamed = true,
): undefined {
  slots.ranges.push({ ...limits, figure, of: isMean ? "mean" : "game", isNamed });
}
