import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { Stopped } from "../slots.ts";
import { setCondition, setOnce } from "./cursor.ts";
import { readLimit } from "./dates.ts";
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
  if (next?.is === "number") {
    if (cursor.peek(1)?.is === "number") cursor.stop(next, ASK_ADVICE.lastOrAll);
    // "last 5 seasons" are other seasons.
    const unit = cursor.peek(1);
    if (unit && /^(?:seasons?|years?)$/.test(reading.wordOf(unit)))
      throw new Stopped({ kind: "part", from: term.from, to: unit.to, cause: "season" });
    if (isOfWinsAhead(reading)) cursor.stop(next, ASK_ADVICE.lastOrAll);
    if (isOfGamesAhead(reading) || isOfStreakAhead(reading))
      return setOccasion(reading, "last", term);
    cursor.at += 1;
    cursor.take("noun");
    return setCondition(slots, "last", next.value, cursor, term);
  }
  if (next === undefined) return cursor.stop(term);
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

/** Returns whether the number ahead is of a figure of games: "40 point game", "30+ point games". */
function isOfGamesAhead({ cursor }: Reading): boolean {
  const figure = cursor.value("after", 1) === undefined ? 1 : 2;
  if (cursor.value("figure", figure) === undefined) return false;
  const ahead = Array.from({ length: LOOKAHEAD }, (_, at) => cursor.value("noun", figure + 1 + at));
  return ahead.includes("games");
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
    next?.is === "number" ||
    next?.is === "numbers" ||
    (next?.is === "word" && ["figure", "wins", "before", "digits"].includes(next.kind));
  if (!/^back to back/.test(wordOf(term)) || isOnIt || !isDeed)
    return setCondition(slots, "rest", { min: 0, max: 0 }, cursor, term);
  slots.nouns.add("streak");
  slots.loose.push({
    range: { min: 2, max: Number.POSITIVE_INFINITY },
    isOpen: false,
    isSaid: true,
  });
}

/** Reads "since", "after" and "before": the day or the month that follows. */
export function readSince(reading: Reading, value: string): undefined {
  const { cursor } = reading;
  // "after two days rest" is a condition on rest, which its number reads, and no date.
  const isRest = cursor.peek()?.is === "number" && cursor.value("resting", 1) !== undefined;
  // "lost after leading at halftime"
  const setting = cursor.value("stand") ?? cursor.value("condition");
  if (isRest || (value === "after" && setting !== undefined)) return;
  readLimit(reading, value);
}
