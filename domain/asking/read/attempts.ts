import type { Limits } from "#domain/ask/limits.ts";
import { add } from "./combinations.ts";
import type { Draft } from "./draft.ts";

/** The attempts of which a share has a minimum: "best three point percentage, 100 attempts". */
const ATTEMPTS: Readonly<Record<string, string>> = {
  fgpct: "fga",
  fg3pct: "fg3a",
  ftpct: "fta",
  efg: "fga",
  ts: "fga",
};
/** The most attempts that a minimum asks of a game; a higher number is one of the season. */
const MOST_A_GAME: Readonly<Record<string, number>> = { fga: 20, fg3a: 10, fta: 10 };

const TRIED: Readonly<Record<string, string>> = { fgmiss: "fga", fg3miss: "fg3a", ftmiss: "fta" };

/**
 * Reads a number of attempts, the least of a share's or of shots that were missed; returns whether the
 * question has either.
 */
export function readAttempts(
  slots: Draft,
  { limits, isAverage }: { limits: Limits; isAverage: boolean },
): boolean {
  const { measures, ranges } = slots;
  const shares = [...measures, ...ranges.map((asked) => asked.figure)];
  const figure = shares.flatMap((key) => ATTEMPTS[key] ?? [])[0];
  if (figure !== undefined) {
    const isOfAll = (MOST_A_GAME[figure] ?? 0) < limits.range.min && !isAverage;
    // "on 100% shooting, min 8 attempts" is said of a game.
    const isOfGame = !isAverage && ranges.length > 0;
    const of = isOfAll ? "total" : isOfGame ? "game" : "mean";
    ranges.push({ ...limits, figure, of, isNamed: true });
    return true;
  }
  // "perfect from the line, min 10 attempts"
  const tried = ranges.flatMap((one) => TRIED[one.figure] ?? [])[0];
  if (tried === undefined) return false;
  slots.ranges = ranges.filter((one) => one.figure !== tried);
  add(slots, tried, limits, false);
  return true;
}
