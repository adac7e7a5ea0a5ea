import { SEASON_YEAR } from "../../season/season.ts";
import { addNoun, setCondition } from "./cursor.ts";
import { readNumbers } from "./ranges.ts";
import type { Reading } from "./reading.ts";
import { type Slots, Stopped } from "./slots.ts";
import type { Term } from "./terms.ts";

export function readComparison({ cursor, slots }: Reading, value: string, term: Term): undefined {
  const [trait, comparison = ""] = value.split(" ");
  const joined = cursor.peek();
  addNoun(slots, "players");
  if (joined?.is === "numbers" && trait === "height") {
    const [feet = 0, inches = 0] = joined.values;
    cursor.at += 1;
    const limit = 12 * feet + inches;
    return setCondition(slots, "height", sideOf(comparison, limit), cursor, term);
  }
  const number = cursor.number();
  if (number === undefined) return cursor.stop(term);
  if (trait === "age") {
    cursor.take("aged");
    return setCondition(slots, "age", sideOf(comparison, number), cursor, term);
  }
  if (cursor.take("feet") === undefined) cursor.stop(term);
  const inches = cursor.number() ?? 0;
  cursor.take("inches");
  setCondition(slots, "height", sideOf(comparison, 12 * number + inches), cursor, term);
}

/** The range of a comparison, in whole years or inches: "taller than 7 feet" starts at 85. */
function sideOf(comparison: string, limit: number) {
  if (comparison === "exact") return { min: limit, max: limit };
  const isUp = comparison === "min" || comparison === "over";
  return isUp
    ? { min: limit + 1, max: Number.POSITIVE_INFINITY }
    : { min: Number.NEGATIVE_INFINITY, max: limit - 1 };
}

/** Reads a year as that of a draft, of the season (by its end) or of another season. */
export function readYear(
  { cursor, slots, isMean }: Reading,
  term: Extract<Term, { is: "year" }>,
): undefined {
  // "lebron 2019 points" names a season, "players with 2000 points" a number.
  const isCount = slots.players.length === 0 && cursor.value("figure", 1) !== undefined;
  if (isCount && readNumbers(cursor, slots, undefined, isMean)) return;
  cursor.at += 1;
  if (cursor.value("draft") !== undefined || slots.flags.has("draft")) {
    slots.flags.add("draft");
    cursor.take("draft");
    return setCondition(slots, "draft", { min: term.value, max: term.value }, cursor, term);
  }
  if (term.value === SEASON_YEAR + 1) slots.flags.add("season");
  else readSeason(slots, term.value, term);
}

/**
 * Notes another season. The data has only players' totals for it, so `compilePlain` refuses all
 * other questions about it.
 */
export function readSeason(slots: Slots, year: number, { from, to }: Term): undefined {
  if (slots.past !== undefined && slots.past.year !== year)
    throw new Stopped({ kind: "part", from, to, cause: "season" });
  slots.past = { year, from, to };
}
