import { limitsOf } from "#domain/ask/limits.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { Stopped } from "../slots.ts";
import { type Cursor, isOfNumber, setCondition, setOnce } from "./cursor.ts";
import { measure } from "./figures.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

const LOOKAHEAD = 5;
/**
 * Reads "last" or "latest": the last games ("last 10 games"), or the last time that something
 * happened ("last time the wizards won", "last 40 point game").
 */
export function readLast(reading: Reading, term: Term): undefined {
  const { cursor, slots } = reading;
  const next = cursor.peek();
  const part = next?.is === "part" ? next : undefined;
  if (part?.category === "amount") {
    const { figure, limits } = part.value;
    if (figure === "w" || figure === "l") cursor.stop(part.head, ASK_ADVICE.lastOrAll);
    if (limits.isSaid || isOfGamesAhead(cursor) || isOfStreakAhead(reading))
      return setOccasion(reading, "last", term);
    cursor.at += 1;
    measure(slots, figure);
    return setCondition(slots, "last", limits.range.min, cursor, term);
  }
  if (part?.category === "list") cursor.stop(part.head, ASK_ADVICE.lastOrAll);
  if (next?.is === "number") {
    if (isOfNumber(cursor.peek(1))) cursor.stop(next, ASK_ADVICE.lastOrAll);
    // "last 5 seasons" are other seasons.
    const unit = cursor.peek(1);
    if (unit && /^(?:seasons?|years?)$/.test(reading.wordOf(unit)))
      throw new Stopped({ kind: "part", from: term.from, to: unit.to, cause: "season" });
    if (isOfWinsAhead(reading)) cursor.stop(next, ASK_ADVICE.lastOrAll);
    if (isOfStreakAhead(reading)) return setOccasion(reading, "last", term);
    cursor.at += 1;
    cursor.take("noun");
    return setCondition(slots, "last", next.value, cursor, term);
  }
  // "who did the bulls play last"
  if (next === undefined)
    return slots.teams.length > 0 ? setOccasion(reading, "last", term) : cursor.stop(term);
  if (cursor.value("noun") !== "games" || next.to - next.from > 1)
    return setOccasion(reading, "last", term);
  cursor.at += 1;
  if (/^times?$/.test(reading.wordOf(next))) return setOccasion(reading, "last", term);
  const before = cursor.peek(-3);
  const isInIt = before?.is === "word" && reading.wordOf(before) === "in";
  const isFirst = slots.ranges.length + slots.measures.length === 0 && slots.wins === undefined;
  // "luka last game with 40 points", as opposed to "did luka score 40 in his last game".
  if (isFirst && !isInIt && !slots.flags.has("he")) slots.flags.add("last-game");
  setCondition(slots, "last", 1, cursor, term);
}

/** Reads "first": the first place of an order, or the first time that something happened. */
export function readFirst(reading: Reading, nth: number, term: Term): undefined {
  const { cursor, slots } = reading;
  const next = cursor.peek();
  const isCount = next?.is === "number" && cursor.value("noun", 1) === "games";
  if (nth === 1 && isCount && !isOfStreakAhead(reading)) {
    cursor.at += 2;
    return setCondition(slots, "first", next.value, cursor, term);
  }
  const isPlace = next === undefined || (next.is === "word" && reading.wordOf(next) === "in");
  if (nth === 1 && !isPlace) setOccasion(reading, "first", term);
  setOnce(slots, "nth", nth, cursor, term);
}

function setOccasion({ cursor, slots }: Reading, end: "first" | "last", term: Term): undefined {
  setOnce(slots, "occasion", end, cursor, term);
}

/** Returns whether games follow the amount ahead: "40 point game", "30+ point games". */
function isOfGamesAhead(cursor: Cursor): boolean {
  return Array.from({ length: LOOKAHEAD }, (_, at) => cursor.value("noun", 1 + at)).includes(
    "games",
  );
}

/** Returns whether the number ahead is a streak's: "last 5 game winning streak". */
function isOfStreakAhead({ cursor }: Reading): boolean {
  return [1, 2, 3].some((ahead) => cursor.value("noun", ahead) === "streak");
}

/** Returns whether the number ahead is of wins or losses: "last 3 lakers wins". */
function isOfWinsAhead({ cursor }: Reading): boolean {
  const next = cursor.peek(1);
  const at = next?.is === "named" || next?.is === "word" ? [1, 2] : [];
  return cursor.value("noun", 1) !== "games" && at.some((one) => cursor.value("wins", one));
}

/**
 * Reads "back to back": the second day of two with games or, right before what happened ("back to
 * back 40 point games"), a streak of two or more games.
 */
export function readBackToBack(reading: Reading, term: Term): undefined {
  const { cursor, slots, wordOf } = reading;
  const next = cursor.peek();
  const before = cursor.peek(-2);
  const isOnIt = before?.is === "word" && ["on", "of", "in"].includes(wordOf(before));
  const isDeed =
    cursor.quantity() !== undefined ||
    (next?.is === "word" && ["figure", "wins"].includes(next.kind));
  if (!/^back to back/.test(wordOf(term)) || isOnIt || !isDeed)
    return setCondition(slots, "rest", { min: 0, max: 0 }, cursor, term);
  slots.nouns.add("streak");
  slots.loose.push(limitsOf(2, "min"));
}

/** Reads "since", "after" and "before" where no day or month follows. */
export function readSince(reading: Reading, value: string, term: Term): undefined {
  const { cursor } = reading;
  if (value === "after" || value === "until") {
    // "record after 25 games" is of the first 25.
    const isOfGames = cursor.peek()?.is === "number" && cursor.value("noun", 1) === "games";
    if (isOfGames) return readFirst(reading, 1, term);
  }
  // "after two days rest" is a condition on rest, which its number reads, and no date.
  const isRest = cursor.quantity()?.category === "rest-days";
  // "lost after leading at halftime"
  const setting = cursor.value("stand") ?? cursor.value("condition");
  if (isRest || (value === "after" && setting !== undefined)) return;
  cursor.stop(term);
}
