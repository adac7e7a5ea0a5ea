import { closed } from "#domain/ask/limits.ts";
import {
  type ConditionName,
  NO_NAMES,
  readCondition,
} from "#domain/query/conditions/conditions.ts";
import { addNoun, setCondition } from "./cursor.ts";
import { takeLimits } from "./ranges.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

/**
 * Reads how far a team was ahead or behind: at the end of a quarter that follows ("trailing by ten
 * at halftime"), or else at any time.
 */
export function readStand(reading: Reading, value: string, term: Term): undefined {
  const { cursor, slots, wordOf } = reading;
  const limits = takeLimits(cursor);
  if (limits === undefined) return cursor.stop(term);
  if (/^(?:came|coming) back/.test(wordOf(term))) setCondition(slots, "result", "w", cursor, term);
  const points = closed(limits);
  const moment = cursor.take("moment");
  if (moment === undefined) return setCondition(slots, value as "led", points, cursor, term);
  const lead = value === "led" ? points : { min: -points.max, max: -points.min };
  setCondition(slots, moment as "athalf", lead, cursor, term);
}

/** Reads a phrase that stands for conditions: "in road wins", "double-digit leads". */
export function readSetting({ cursor, slots }: Reading, value: string, term: Term): undefined {
  for (const [name, text] of new URLSearchParams(value)) {
    const read = readCondition(name as ConditionName, text, NO_NAMES);
    if (read.ok) setCondition(slots, name as ConditionName, read.value as never, cursor, term);
    // "most double-digit leads" counts games of teams.
    if (name === "led" || name === "trailed") for (const noun of OF_STANDS) addNoun(slots, noun);
  }
}

const OF_STANDS = ["games", "teams"] as const;
