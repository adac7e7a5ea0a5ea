import { memoize } from "#domain/memoize.ts";
import type { SeasonLines } from "./season-lines.ts";

/** The days of games before and after a break. */
export interface Gap {
  before: string;
  after: string;
}

/**
 * The days of games before and after the All-Star break, the longest gap in February; undefined
 * when February has fewer than two days of games.
 */
export const allStarBreak = memoize(({ games }: SeasonLines): Gap | undefined => {
  const days = [...new Set(games.filter(({ stage }) => stage === "season").map(({ date }) => date))]
    .filter((date) => date.slice(5, 7) === "02")
    .sort();
  let best: { before: string; after: string; length: number } | undefined;
  for (const [at, after] of days.entries()) {
    const before = days[at - 1];
    if (before === undefined) continue;
    const length = Date.parse(after) - Date.parse(before);
    if (length > (best?.length ?? 0)) best = { before, after, length };
  }
  return best;
});
