import { type Range, wholesWithin } from "#domain/query/range.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Limits } from "../slots.ts";
import { readAttempts } from "./attempts.ts";
import { add, addCombination } from "./combinations.ts";
import type { Cursor } from "./cursor.ts";
import type { Draft } from "./draft.ts";
import { readGamesCounted } from "./games-counted.ts";
import { seasonAt } from "./season-numbers.ts";

const [LEAST, MOST] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/**
 * Reads "30", "at least 30", "30 or more" or "double digit"; undefined without a number, in which
 * case the cursor does not move.
 */
export function takeLimits(cursor: Cursor): Limits | undefined {
  const start = cursor.at;
  if (isOfNumbers(cursor)) return takeBetween(cursor);
  const before = cursor.take("before");
  const digits = cursor.take("digits");
  if (digits === "0") return limitsOf(0, "exact");
  if (digits !== undefined) return { range: { min: 10, max: MOST }, isOpen: false, isSaid: true };
  const value = cursor.number() ?? yearAsNumber(cursor);
  if (value === undefined) {
    cursor.at = start;
    return undefined;
  }
  const after = before === undefined ? cursor.take("after") : undefined;
  return limitsOf(value, before ?? after);
}

/** Returns whether two numbers with "to" or, after "between", with "and" follow: "20 to 30". */
export function isOfNumbers(cursor: Cursor, ahead = 0): boolean {
  const isBetween = cursor.value("from", ahead) !== undefined;
  const at = ahead + Number(isBetween);
  const isJoined =
    cursor.value("to", at + 1) !== undefined ||
    (isBetween && cursor.value("and", at + 1) !== undefined);
  const [first, second] = [cursor.peek(at), cursor.peek(at + 2)];
  return isJoined && first?.is === "number" && second?.is === "number";
}

function takeBetween(cursor: Cursor): Limits {
  cursor.take("from");
  const min = cursor.number() ?? 0;
  cursor.at += 1;
  const max = cursor.number() ?? 0;
  if (max < min) cursor.stop(cursor.peek(-1));
  return { range: { min, max }, isOpen: false, isSaid: true };
}

/** Reads a year before a figure as a number: "2000 points". */
function yearAsNumber(cursor: Cursor): number | undefined {
  const term = cursor.peek();
  if (term?.is !== "year" || cursor.value("figure", 1) === undefined) return undefined;
  cursor.at += 1;
  return term.value;
}

function limitsOf(value: number, comparison: string | undefined): Limits {
  if (value === 0 && comparison === undefined) return limitsOf(0, "exact");
  const isOpen = comparison === "over" || comparison === "under";
  return { range: rangeOf(value, comparison), isOpen, isSaid: comparison !== undefined };
}

function rangeOf(value: number, comparison: string | undefined): Range {
  switch (comparison) {
    case "max":
    case "under":
      return { min: LEAST, max: value };
    case "exact":
      return { min: value, max: value };
    default:
      return { min: value, max: MOST };
  }
}

/** Reads a comparison after the figure: "30 points or more". */
export function takeLateComparison(cursor: Cursor, limits: Limits): Limits {
  if (limits.isSaid) return limits;
  const after = cursor.take("after");
  return after === undefined ? limits : limitsOf(limits.range.min, after);
}

const SMALLEST_COMBINATION = 10;

/**
 * Reads numbers with their figures: "30+ points", "20 and 10", "30-10-10". `verb` is the figure of
 * a verb before the numbers, as in "scores 30". A single number without a figure is one of points if
 * `isOfAverages` ("averaging 20"), and loose otherwise. Returns whether there was a number.
 */
export function readNumbers(
  cursor: Cursor,
  slots: Draft,
  verb: string | undefined,
  isMean: boolean,
  isOfAverages = false,
): boolean {
  if (readHeight(cursor, slots)) return true;
  const joined = cursor.peek();
  if (joined?.is === "numbers")
    return seasonAt(cursor, slots) === undefined && readJoined(cursor, slots, verb, isMean);
  const first = takeLimits(cursor);
  if (first === undefined) return false;
  const isPercent = cursor.take("percent") !== undefined;
  if (addFigure(cursor, slots, first, isMean, verb)) return true;
  // "on 60 percent shooting"
  if (isPercent && verb === undefined && cursor.value("verb") === "fgpct") {
    cursor.at += 1;
    add(slots, "fgpct", first, isMean);
    return true;
  }
  if (readOther(cursor, slots, first)) return true;
  if (isPercent && verb === undefined) cursor.stop();
  const list = [first];
  while (list.length < 3) {
    const before = cursor.at;
    cursor.take("and");
    const start = cursor.at;
    const next = takeLimits(cursor);
    const isOfFigure =
      next !== undefined && (cursor.value("figure") ?? cursor.value("rate")) !== undefined;
    if (next === undefined || isOfFigure) {
      // "scores 30 and 10 rebounds": the second number has a figure of its own.
      cursor.at = isOfFigure && (verb !== undefined || list.length > 1) ? start : before;
      break;
    }
    list.push(next);
  }
  // "0 0 0" is no line of a game.
  const isBare = list.length > 1 && verb === undefined && !isMean;
  if (isBare && first.range.min < SMALLEST_COMBINATION) cursor.stop(joined);
  if (list.length > 1) addCombination(slots, list, verb, isMean);
  else if (verb !== undefined) add(slots, verb, first, isMean, verb !== "min");
  else if (isOfAverages) add(slots, "pts", first, true, false);
  else slots.loose.push(first);
  return true;
}

/**
 * Reads the figure after a number: "20 points per game", "20 ppg", "50 wins". Returns whether there
 * was one.
 */
function addFigure(
  cursor: Cursor,
  slots: Draft,
  limits: Limits,
  isMean: boolean,
  verb?: string,
): boolean {
  const rate = cursor.take("rate");
  const noun = rate ?? cursor.take("figure");
  // "allowed 100 points"
  const figure = noun === "pts" && verb === "oppts" ? verb : noun;
  if (figure === undefined) {
    const wins = cursor.take("wins");
    if (wins === undefined) return false;
    add(slots, wins, takeLateComparison(cursor, limits), true);
    return true;
  }
  const whole = takeLateComparison(cursor, limits);
  const isAverage = rate !== undefined || cursor.value("unit") === "average";
  if (cursor.value("unit") === "average") cursor.at += 1;
  add(slots, figure, takeLateComparison(cursor, whole), isMean || isAverage);
  if (isAverage) spreadMean(slots);
  return true;
}

/** "25 points 10 rebounds 5 assists per game": each of them is a mean. */
function spreadMean(slots: Draft): void {
  const { flags, nouns, players } = slots;
  if (nouns.has("games") || flags.has("averaging") || flags.has("when") || players.length > 0)
    return;
  slots.ranges = slots.ranges.map((asked) =>
    asked.of === "game" ? { ...asked, of: "mean" } : asked,
  );
}

/** Reads "20 point leads", "15 point deficit" and "20 point comebacks": games of teams. */
function readStanding(cursor: Cursor, slots: Draft, limits: Limits): boolean {
  const stand = cursor.take("standing") ?? takeDown(cursor);
  if (stand === undefined) return false;
  const { conditions, nouns } = slots;
  if (stand === "led") conditions.led = closed(limits);
  else conditions.trailed = closed(limits);
  if (stand === "comeback") conditions.result = "w";
  nouns.add("games").add("teams");
  return true;
}

/** Takes the "down" of "comebacks from 20 down". */
function takeDown(cursor: Cursor): "trailed" | undefined {
  const isDown = cursor.value("stand") === "trailed" && cursor.peek(1)?.is !== "number";
  if (isDown) cursor.at += 1;
  return isDown ? "trailed" : undefined;
}

/** Reads what is no figure after a number: days of rest, years of age, feet, attempts, games played. */
function readOther(cursor: Cursor, slots: Draft, limits: Limits): boolean {
  if (readStanding(cursor, slots, limits)) return true;
  if (readAttempts(cursor, slots, limits)) return true;
  if (readGamesCounted(cursor, slots, limits)) return true;
  const exact = limits.isSaid ? closed(limits) : { min: limits.range.min, max: limits.range.min };
  if (cursor.take("resting") !== undefined) {
    slots.conditions.rest = exact;
    return true;
  }
  if (cursor.take("aged") !== undefined) {
    narrow(cursor, slots, "age", closed(takeLateComparison(cursor, limits), exact));
    return true;
  }
  if (cursor.take("feet") === undefined) return false;
  narrow(cursor, slots, "height", heightOf(cursor, limits));
  return true;
}

/** Narrows a condition that may be set: "over 25 years old and under 30 years old". */
function narrow(cursor: Cursor, slots: Draft, name: "age" | "height", range: Range): void {
  const { min, max } = slots.conditions[name] ?? range;
  const both = { min: Math.max(min, range.min), max: Math.min(max, range.max) };
  if (both.min > both.max) cursor.stop(cursor.peek(-1), ASK_ADVICE.contradiction);
  slots.conditions[name] = both;
}

/** Reads a height after its comparison: "under 6-5". Returns whether there was one. */
function readHeight(cursor: Cursor, slots: Draft): boolean {
  const before = cursor.value("before");
  const at = before === undefined ? 0 : 1;
  // "under 6-5", "6-3 or shorter"
  const comparison = before ?? cursor.value("after", 1);
  const term = cursor.peek(at);
  if (comparison === undefined || term?.is !== "numbers" || term.sign !== "-") return false;
  const [feet = 0, inches = 0, ...more] = term.values;
  const isHeight = feet >= 5 && feet <= 7 && inches < 12 && more.length === 0;
  if (!isHeight || cursor.value("figure", 2) !== undefined) return false;
  cursor.at += 2;
  narrow(cursor, slots, "height", closed(limitsOf(12 * feet + inches, comparison)));
  return true;
}

function heightOf(cursor: Cursor, limits: Limits): Range {
  const inches = cursor.number() ?? 0;
  cursor.take("inches");
  const whole = takeLateComparison(cursor, limits);
  const scaled = (feet: number) => 12 * feet + inches;
  const { min, max } = whole.range;
  if (!whole.isSaid) return { min: scaled(min), max: scaled(min) };
  return closed({ ...whole, range: { min: scaled(min), max: scaled(max) } });
}

/**
 * Makes exclusive limits of whole numbers inclusive: "over 7" starts at 8. `unsaid` replaces the
 * range of a number without a comparison.
 */
export function closed({ range, isOpen, isSaid }: Limits, unsaid = range): Range {
  if (!isSaid) return unsaid;
  return isOpen ? wholesWithin(range) : range;
}

/** Below it, a point difference without a comparison is exact. */
export const SMALL_MARGIN = 10;

/** A point difference: "one point games" are decided by just one, "20 point wins" by 20 or more. */
export function marginRange(limits: Limits): Range {
  const { min } = limits.range;
  return closed(limits, { min, max: min < SMALL_MARGIN ? min : MOST });
}

function readJoined(
  cursor: Cursor,
  slots: Draft,
  verb: string | undefined,
  isMean: boolean,
): boolean {
  const joined = cursor.peek();
  const values = joined?.is === "numbers" ? joined.values : [];
  cursor.at += 1;
  const [first = 0, second = 0] = values;
  const isOfFigure = (cursor.value("figure") ?? cursor.value("rate")) !== undefined;
  if (values.length === 2 && isOfFigure && first < second) {
    const limits = { range: { min: first, max: second }, isOpen: false, isSaid: true };
    return addFigure(cursor, slots, limits, isMean);
  }
  if (values.length > 3 || first < SMALLEST_COMBINATION || isOfFigure) cursor.stop(joined);
  // "25-5-5 or better"
  const after = cursor.take("after");
  const list = values.map((value) => limitsOf(value, after));
  addCombination(slots, list, verb, isMean);
  return true;
}
