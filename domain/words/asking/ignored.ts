import { FEATS } from "./compiled.ts";
import { filledSlots, incomplete } from "./filled.ts";
import type { Slots } from "./slots.ts";
import type { Wish } from "./understanding.ts";

/** The kinds of answers; a place follows the rules of leaders. */
type Kind = Exclude<Wish["kind"], "place">;

/** The slots that each kind of answer would ignore; a question with one of them is refused. */
const UNSAID: Readonly<Record<Kind, readonly string[]>> = {
  record: ["rank", "unit", "by", "stats", "averaging"],
  leaders: ["by", "stats", "he"],
  high: ["by", "stats", "record", "averaging"],
  means: ["rank", "record", "wins", "by"],
  split: ["rank", "stats"],
  count: ["rank", "by", "stats", "averaging", "record", "wins"],
  list: ["rank", "by", "stats", "record", "wins"],
  streak: ["unit", "by", "stats", "averaging", "record"],
  missed: ["rank", "unit", "by", "stats", "averaging", "wins", "with", "without"],
};

/** The slots that every kind of answer would ignore, except the listed kinds. */
const UNSAID_BY_ALL: Readonly<Record<string, readonly Kind[]>> = {
  ...{
    nth: ["leaders"],
    place: ["leaders"],
    missed: ["missed"],
    each: ["split"],
    pair: ["record"],
  },
  ...{ award: [], list: [], past: [], or: [] },
};

const UNITS: Readonly<Record<Kind, readonly string[]>> = {
  record: [],
  leaders: ["average", "total", "per36"],
  high: ["game"],
  means: ["average", "total", "per36"],
  split: ["average"],
  count: ["total", "game"],
  list: ["average"],
  streak: [],
  missed: [],
};

const REASON = "The parts of the question do not go together.";

/** Throws `Stopped` if the answer would ignore a part of the question. */
export function refuseIgnored(slots: Slots, wish: Wish): void {
  const kind = wish.kind === "place" ? "leaders" : wish.kind;
  const { measures, unit, players, teams, conditions, flags, wins } = slots;
  const filled = filledSlots(slots);
  if (UNSAID[kind].some((name) => filled.includes(name))) incomplete(REASON);
  if (filled.some((name) => UNSAID_BY_ALL[name]?.includes(kind) === false)) incomplete(REASON);
  if (unit !== undefined && !UNITS[kind].includes(unit)) incomplete(REASON);
  const isSet = slots.with ?? slots.without ?? Object.keys(conditions)[0];
  const hasFeat = measures.some((key) => FEATS.includes(key));
  if (flags.has("when") && isSet === undefined && !hasFeat && slots.ranges.length === 0)
    incomplete("The question does not say when.");
  const isPlain = measures.some((key) => !FEATS.includes(key));
  if (isPlain && ["record", "count", "streak"].includes(kind)) incomplete(REASON);
  if (measures.length > 0 && kind === "leaders" && (flags.has("record") || wins !== undefined))
    incomplete(REASON);
  const hasSubject = players.length + teams.length > 0;
  if (hasSubject && kind !== "leaders" && (conditions.conf ?? conditions.div) !== undefined)
    incomplete("Ask for games against a conference or division, or for its standings.");
}
