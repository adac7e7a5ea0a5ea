import { otherMonths } from "../../query/conditions/part-conditions.ts";
import { readPeriod } from "./dates.ts";
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
  if (cursor.value("month") !== undefined) return exceptMonths(reading, term);
  const next = cursor.peek();
  if (next?.is === "named" && next.named.nation !== undefined && next.named.college === undefined)
    return exceptNation(reading, next.named.nation);
  const nation = cursor.take("nation");
  if (nation !== undefined) return exceptNation(reading, reading.nationOf(nation));
  const verb = cursor.take("verb");
  if (verb === undefined) return cursor.stop(term);
  cursor.skip();
  const before = slots.ranges.length;
  if (!readNumbers(cursor, slots, verb, false)) return cursor.stop(term);
  const negated = slots.ranges.slice(before).flatMap(fewer);
  if (negated.length !== 1 || slots.ranges.length !== before + 1) return cursor.stop(term);
  slots.ranges.splice(before, 1, ...negated);
}

function exceptMonths({ cursor, slots, ...reading }: Reading, term: Term): undefined {
  if (slots.conditions.month !== undefined) return cursor.stop(term);
  do readPeriod({ cursor, slots, ...reading });
  while (isAnotherMonth({ cursor }));
  // "not on January 15": a day has no others.
  const { month } = slots.conditions;
  if (month === undefined) return cursor.stop(term);
  slots.conditions.month = otherMonths(month);
}

/** Takes the "and" or "or" before another month. */
function isAnotherMonth({ cursor }: Pick<Reading, "cursor">): boolean {
  const isJoined = cursor.value("and") !== undefined || cursor.value("flag") === "or";
  if (!isJoined || cursor.value("month", 1) === undefined) return false;
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
