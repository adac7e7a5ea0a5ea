import { isOfDays } from "#domain/ask/date-rules.ts";
import { limitsOf } from "#domain/ask/limits.ts";
import { isFeat } from "#domain/figures/figures.ts";
import {
  type ConditionName,
  declared,
  NO_NAMES,
  readCondition,
} from "#domain/query/conditions/conditions.ts";
import { otherMonths } from "#domain/query/conditions/part-conditions.ts";
import { add } from "./combinations.ts";
import { type Cursor, isOfNumber, setCondition, setOnce } from "./cursor.ts";
import { readDays } from "./dates.ts";
import type { Draft } from "./draft.ts";
import { readNumbers } from "./ranges.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

/**
 * Reads what follows "not", "except" or "didn't": "not in January", "did not score 30", "not from
 * the USA". Throws `Stopped` where a negation has no condition of its own.
 */
export function readNegation(reading: Reading, term: Term): undefined {
  const { cursor, slots } = reading;
  while (cursor.take("filler") !== undefined || cursor.take("from") !== undefined);
  if (cursor.isMonth()) return exceptMonths(reading, term);
  const next = cursor.peek();
  if (next?.is === "named" && next.named.nation !== undefined && next.named.college === undefined)
    return exceptNation(reading, next.named.nation);
  // "with lebron but not luka", "most points besides luka"
  if (next?.is === "named" && next.named.players.length > 0) {
    reading.connector = slots.with.length > 0 ? "without" : "except";
    return;
  }
  if (cursor.value("stage") === "playoffs") {
    cursor.at += 1;
    return setOnce(slots, "stage", "season", cursor, term);
  }
  const nation = cursor.take("nation");
  if (nation !== undefined) return exceptNation(reading, reading.nationOf(nation));
  const other = otherChoice(cursor);
  if (other !== undefined) {
    const [name, value] = other;
    return setCondition(slots, name, value as never, cursor, term);
  }
  return readFewer(reading, term);
}

/** Reads "with" or "without": a number follows, as in "without 10 assists", or a name. */
export function readCompany(reading: Reading, value: string, term: Term): undefined {
  const { cursor, slots } = reading;
  const start = cursor.at;
  cursor.skip();
  if (value === "without" && isOfNumber(cursor.peek())) return readFewer(reading, term);
  cursor.at = start;
  if (value === "either") slots.flags.add("with-and-without");
  reading.connector = value === "without" ? "without" : "with";
}

/** Reads "no" before a player's name as "without" him: "warriors record no curry". */
export function readAbsent(reading: Reading, value: string): boolean {
  const next = reading.cursor.peek();
  const isAbsent = value === "0" && next?.is === "named" && next.named.players.length > 0;
  if (isAbsent) reading.connector = "without";
  return isAbsent;
}

/** Reads what did not happen in a game: "did not score 30", "did not have a triple double". */
function readFewer({ cursor, slots }: Reading, term: Term): undefined {
  const verb = cursor.take("verb");
  cursor.skip();
  const feat = cursor.value("figure");
  if (verb === undefined && feat !== undefined && isFeat(feat)) {
    cursor.at += 1;
    return add(slots, feat, limitsOf(0), false);
  }
  const before = slots.ranges.length;
  if (!readNumbers(cursor, slots, verb, false)) return cursor.stop(term);
  const negated = slots.ranges.slice(before).flatMap(fewer);
  if (negated.length !== 1 || slots.ranges.length !== before + 1) return cursor.stop(term);
  slots.ranges.splice(before, 1, ...negated);
}

/**
 * Takes a condition that is one of two choices, and returns the other one: games that were not lost
 * were won. Undefined, with the cursor in place, before anything else.
 */
function otherChoice(cursor: Cursor): [name: ConditionName, value: unknown] | undefined {
  const start = cursor.at;
  const isVersus = cursor.take("vs") !== undefined;
  cursor.skip();
  const { name, text } = conditionAt(cursor, isVersus) ?? {};
  const values = name === undefined ? [] : (declared(name).field.choices?.values ?? []);
  const other = values.find(([value]) => value !== text);
  const isOne = values.length === 2 && values.some(([value]) => value === text);
  const read = name && other && isOne ? readCondition(name, other[0], NO_NAMES) : undefined;
  if (name === undefined || read?.ok !== true) {
    cursor.at = start;
    return undefined;
  }
  cursor.at += 1;
  return [name, read.value];
}

/** The condition that the next word sets, with its text in an address. */
function conditionAt(
  cursor: Cursor,
  isVersus: boolean,
): { name: ConditionName; text: string | undefined } | undefined {
  const conference = cursor.value("conf");
  if (conference !== undefined) return { name: isVersus ? "oppconf" : "conf", text: conference };
  if (isVersus) return undefined;
  const result = cursor.value("result");
  if (result !== undefined) return { name: "result", text: result };
  const [[name, text] = [], ...more] = [...new URLSearchParams(cursor.value("condition"))];
  return name === undefined || more.length > 0 ? undefined : { name: name as ConditionName, text };
}

function exceptMonths(reading: Reading, term: Term): undefined {
  const { cursor, slots } = reading;
  if (slots.conditions.month !== undefined) return cursor.stop(term);
  do {
    const next = cursor.peek();
    if (next?.is === "part" && isOfDays(next)) readDays(reading, next);
    cursor.at += 1;
  } while (isAnotherMonth(cursor));
  slots.conditions.month = otherMonths(slots.conditions.month ?? []);
}

/** Takes the "and" or "or" before another month. */
function isAnotherMonth(cursor: Cursor): boolean {
  const isJoined = cursor.value("and") !== undefined || cursor.value("flag") === "or";
  if (!isJoined || !cursor.isMonth(1)) return false;
  cursor.at += 1;
  return true;
}

function exceptNation({ cursor, slots }: Reading, nation: string): undefined {
  const next = cursor.peek();
  if (next?.is === "named" && next.named.nation === nation) cursor.at += 1;
  slots.conditions.nation = `!${nation}`;
}

/** The range below a least value: fewer than 30 for "30". */
function fewer(asked: Draft["ranges"][number]): Draft["ranges"] {
  const { min, max } = asked.range;
  if (!Number.isFinite(min) || Number.isFinite(max) || asked.isOpen) return [];
  const range = { min: Number.NEGATIVE_INFINITY, max: min };
  return [{ ...asked, range, isOpen: true, isSaid: true }];
}
