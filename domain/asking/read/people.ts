import { exactly, limitsOf } from "#domain/ask/limits.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { Stopped } from "../slots.ts";
import type { Trait } from "../understanding.ts";
import { addNoun, setCondition, setOnce } from "./cursor.ts";
import { isMovable } from "./dates.ts";
import type { Draft } from "./draft.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";
import { isUpcoming } from "./upcoming.ts";

/** Reads a year as that of a draft, of the season (by its end) or of another season. */
export function readYear(reading: Reading, term: Extract<Term, { is: "year" }>): undefined {
  const { cursor, slots } = reading;
  cursor.at += 1;
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
  const born = limitsOf(year.value, side ?? cursor.take("after"));
  setCondition(slots, "born", exactly(born), cursor, term);
  return true;
}
