import { yearOfSeason } from "#domain/season/season.ts";
import { Stopped } from "../slots.ts";
import type { Trait } from "../understanding.ts";
import { addNoun, type Cursor, setCondition, setOnce } from "./cursor.ts";
import { isMovable } from "./dates.ts";
import type { Draft } from "./draft.ts";
import { readNumbers } from "./ranges.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";
import { isUpcoming } from "./upcoming.ts";

export function readComparison({ cursor, slots }: Reading, value: string, term: Term): undefined {
  const [trait, comparison = ""] = value.split(" ");
  const joined = cursor.peek();
  addNoun(slots, "players");
  // "aged under 22" says no more than "under 22".
  if (trait === "age" && cursor.value("before") !== undefined) return;
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
    return setCondition(slots, "age", openRange(cursor, comparison, number), cursor, term);
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

/** The range of a number of years or a year, which words after it may open: "aged 35 or older". */
function openRange(cursor: Cursor, comparison: string, limit: number) {
  const after = comparison === "exact" ? cursor.take("after") : undefined;
  const { min, max } = sideOf(comparison, limit);
  return {
    min: after === "max" ? Number.NEGATIVE_INFINITY : min,
    max: after === "min" ? Number.POSITIVE_INFINITY : max,
  };
}

/** Reads a year as that of a draft, of the season (by its end) or of another season. */
export function readYear(reading: Reading, term: Extract<Term, { is: "year" }>): undefined {
  const { cursor, slots, isMean } = reading;
  // "lebron 2019 points" and "2019 assist leaders" name a season, "2000 points" is a number.
  const isWithFigure = slots.players.length === 0 && cursor.value("figure", 1) !== undefined;
  const isCount =
    isWithFigure && (term.value % 100 === 0 || cursor.value("with", -1) !== undefined);
  if (isCount && readNumbers(cursor, slots, undefined, isMean)) return;
  cursor.at += 1;
  // "2025 christmas": the holiday reads its year.
  if (cursor.value("holiday") !== undefined) return;
  if (cursor.value("draft") !== undefined || slots.flags.has("draft")) {
    slots.flags.add("draft");
    cursor.take("draft");
    return setCondition(slots, "draft", { min: term.value, max: term.value }, cursor, term);
  }
  if (moveDay(reading, term)) return;
  readSeason(slots, term.value, term);
}

/**
 * Reads a year apart from its day, "christmas games 2026": the day is of that year. Returns whether
 * the question has a day that the season or the coming one has in that year.
 */
function moveDay(
  { slots: { conditions }, ...days }: Reading,
  { value: year, from: start, to: end }: Extract<Term, { is: "year" }>,
): boolean {
  const { from, to } = conditions;
  if (from === undefined || from !== to) return false;
  const day = `${year}-${from.slice(5)}`;
  if (day !== from && (!isUpcoming(day, days.seasonNow) || isMovable(from, days)))
    throw new Stopped({ kind: "part", from: start, to: end, cause: "season" });
  conditions.from = day;
  conditions.to = day;
  return true;
}

/**
 * Notes a season by the year in which it ended. Of another season than the dataset's, the data has
 * only players' totals and teams' records, so `compilePlain` refuses all other questions about it.
 */
export function readSeason(slots: Draft, year: number, { from, to }: Term): undefined {
  if (year === yearOfSeason(slots.seasonNow.current) + 1) {
    slots.flags.add("season");
    return;
  }
  if (slots.past !== undefined && slots.past.year !== year)
    throw new Stopped({ kind: "part", from, to, cause: "season" });
  slots.past = { year, from, to };
}

/** Reads a trait: that of a player, or "born in 2003" of many. */
export function readTrait(reading: Reading, value: string, term: Term): undefined {
  const { cursor, slots, wordOf } = reading;
  const isBirth = wordOf(term) === "born";
  if (isBirth && readBirth(reading, term)) return;
  const trait = isBirth && /\bwhen\b/i.test(slots.text) ? "birthday" : (value as Trait);
  setOnce(slots, "trait", trait, cursor, term);
}

/** The sides of "born after 2004" and "born before 1990". */
const BIRTH_SIDES: Readonly<Record<string, string>> = { after: "over", before: "under" };

/** Reads "born in 2003" and "born in 2005 or later"; returns whether a year follows. */
function readBirth({ cursor, slots }: Reading, term: Term): boolean {
  const side = BIRTH_SIDES[cursor.value("since") ?? ""];
  const isIn = side !== undefined || cursor.value("filler") !== undefined;
  const year = cursor.peek(isIn ? 1 : 0);
  if (year?.is !== "year" || slots.players.length > 0) return false;
  cursor.at += isIn ? 2 : 1;
  addNoun(slots, "players");
  const born =
    side === undefined ? openRange(cursor, "exact", year.value) : sideOf(side, year.value);
  setCondition(slots, "born", born, cursor, term);
  return true;
}
