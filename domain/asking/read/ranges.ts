import { closed, exactly, type Limits } from "#domain/ask/limits.ts";
import type { Quantity, SaidHeight } from "#domain/ask/number-rules.ts";
import type { Range } from "#domain/query/range.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { readAttempts } from "./attempts.ts";
import { add, addCombination } from "./combinations.ts";
import { type Cursor, seasonAt } from "./cursor.ts";
import type { Draft } from "./draft.ts";
import type { Term } from "./terms.ts";

/**
 * Takes "30", "at least 30", "30 points or more" or "double digit"; undefined without a number, in which
 * case the cursor does not move.
 */
export function takeLimits(cursor: Cursor): Limits | undefined {
  const quantity = cursor.quantity();
  if (quantity === undefined || quantity.category === "list") return undefined;
  cursor.at += 1;
  return "limits" in quantity.value ? quantity.value.limits : quantity.value;
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
  const term = cursor.peek();
  const quantity = cursor.quantity();
  if (quantity === undefined || seasonAt(cursor, slots) !== undefined) return false;
  cursor.at += 1;
  switch (quantity.category) {
    case "amount": {
      const { figure, limits, isAverage } = quantity.value;
      if (limits.range.max < limits.range.min) cursor.stop(term);
      // "allowed 100 points"
      const isAllowed = figure === "pts" && verb === "oppts";
      add(slots, isAllowed ? verb : figure, limits, isMean || isAverage);
      if (isAverage && figure !== "w" && figure !== "l") spreadMean(slots);
      return true;
    }
    case "limits":
      return readLimits(cursor, slots, quantity, { verb, isMean, isOfAverages });
    case "list": {
      const [first] = quantity.value;
      const isJoined =
        term?.is === "numbers" || (term?.is === "part" && term.head.is === "numbers");
      const isOfFigure = (cursor.value("figure") ?? cursor.value("rate")) !== undefined;
      const isSmall = (first?.range.min ?? 0) < SMALLEST_COMBINATION;
      // "0 0 0" is no line of a game.
      const isOfNothing = isJoined
        ? isSmall || isOfFigure || quantity.value.length > 3
        : isSmall && verb === undefined && !isMean;
      if (isOfNothing) cursor.stop(term);
      addCombination(slots, quantity.value, verb, isMean);
      return true;
    }
    case "tries":
      if (!readAttempts(slots, quantity.value)) cursor.stop(term);
      return true;
    case "rest-days":
      slots.conditions.rest = exactly(quantity.value);
      return true;
    case "years":
      addCompared(slots, term);
      narrow(cursor, slots, "age", exactly(quantity.value));
      return true;
    case "height":
      addCompared(slots, term);
      narrow(cursor, slots, "height", heightOf(quantity.value));
      return true;
    case "lead": {
      const { stand, limits } = quantity.value;
      slots.conditions[stand === "led" ? "led" : "trailed"] = closed(limits);
      if (stand === "comeback") slots.conditions.result = "w";
      slots.nouns.add("games").add("teams");
      return true;
    }
  }
}

/** Adds the players that "older than 25" is said of. */
function addCompared(slots: Draft, term: Term | undefined): void {
  const isOfPlayers =
    term?.is === "part" && term.head.is === "word" && term.head.kind === "comparison";
  if (isOfPlayers) slots.nouns.add("players");
}

/** Reads a number without a figure of its own. */
function readLimits(
  cursor: Cursor,
  slots: Draft,
  { value: { isPercent, ...limits } }: Extract<Quantity, { category: "limits" }>,
  {
    verb,
    isMean,
    isOfAverages,
  }: { verb: string | undefined; isMean: boolean; isOfAverages: boolean },
): boolean {
  if (limits.range.max < limits.range.min) cursor.stop(cursor.peek(-1));
  const counted = figureOfGames(cursor, slots, limits);
  if (counted !== undefined) {
    cursor.at += 1;
    add(slots, counted, limits, true);
  } else if (verb !== undefined) add(slots, verb, limits, isMean, verb !== "min");
  else if (isPercent) cursor.stop();
  else if (isOfAverages) add(slots, "pts", limits, true, false);
  else slots.loose.push(limits);
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

/** Narrows a condition that may be set: "over 25 years old and under 30 years old". */
function narrow(cursor: Cursor, slots: Draft, name: "age" | "height", range: Range): void {
  const { min, max } = slots.conditions[name] ?? range;
  const both = { min: Math.max(min, range.min), max: Math.min(max, range.max) };
  if (both.min > both.max) cursor.stop(cursor.peek(-1), ASK_ADVICE.contradiction);
  slots.conditions[name] = both;
}

function heightOf({ limits, inches }: SaidHeight): Range {
  const { min, max } = limits.range;
  const range = { min: 12 * min + inches, max: 12 * max + inches };
  return exactly({ ...limits, range });
}

/**
 * The figure of a number that was just taken, where it counts games played or won before "games":
 * "played 70 games", "won 50 games"; undefined for other numbers.
 */
function figureOfGames(cursor: Cursor, slots: Draft, { isSaid }: Limits): string | undefined {
  const { players, teams, rank, nouns, flags, wins } = slots;
  if (players.length > 0 || cursor.value("noun") !== "games") return undefined;
  if (wins !== undefined && teams.length === 0 && cursor.value("wins", -2) !== undefined) {
    slots.wins = undefined;
    return wins;
  }
  const hasPlayed = cursor.value("plays", -2) === "with" && teams.length === 0;
  const isLeast = isSaid || cursor.value("figure", -2) === "min";
  // "scoring leaders, min 20 games"
  const isOfMany = rank !== undefined || nouns.has("players") || flags.has("averaging");
  return hasPlayed || (isOfMany && isLeast) ? "gp" : undefined;
}
