import { isFeat } from "#domain/figures/figures.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { filledSlots, type SlotName, type Slots, type UnitAsked } from "../slots.ts";
import type { Wish } from "../understanding.ts";
import { incomplete } from "./filled.ts";

/** The kinds of answers; a place follows the rules of leaders. */
type Kind = Exclude<Wish["kind"], "place">;

/** The slots that each kind of answer would ignore; a question with one of them is refused. */
const UNSAID: Readonly<Record<Kind, readonly SlotName[]>> = {
  record: ["rank", "unit", "by", "stats", "averaging"],
  leaders: ["by", "stats", "he"],
  high: ["by", "stats", "record", "averaging"],
  means: ["rank", "record", "wins", "by"],
  split: ["rank"],
  count: ["rank", "by", "stats", "averaging", "record"],
  list: ["rank", "by", "stats", "record", "wins"],
  streak: ["unit", "by", "stats", "averaging", "record"],
  missed: ["rank", "unit", "by", "stats", "averaging", "wins", "with", "without"],
  occasion: ["rank", "by", "stats", "averaging", "last"],
};

/** The slots that every kind of answer would ignore, except the listed kinds. */
const UNSAID_BY_ALL: Readonly<Partial<Record<SlotName, readonly Kind[]>>> = {
  nth: ["leaders"],
  place: ["leaders"],
  missed: ["missed"],
  portion: ["count"],
  whom: [],
  series: [],
  eliminated: [],
  each: ["split"],
  pair: ["record"],
  occasion: ["occasion", "streak"],
  award: [],
  list: [],
  past: [],
  former: [],
  or: [],
};

const UNITS: Readonly<Record<Kind, readonly UnitAsked[]>> = {
  record: [],
  leaders: ["average", "total", "per36"],
  high: ["game"],
  means: ["average", "total", "per36"],
  split: ["average"],
  count: ["total", "game"],
  list: ["average"],
  streak: [],
  missed: [],
  occasion: ["game"],
};

/** Throws `Stopped` if the answer would ignore a part of the question. */
export function refuseIgnored(slots: Slots, wish: Wish): void {
  const kind = wish.kind === "place" ? "leaders" : wish.kind;
  const { measures, unit, players, teams, conditions, flags, wins } = slots;
  const filled = filledSlots(slots);
  if (UNSAID[kind].some((name) => filled.includes(name))) incomplete(ASK_ADVICE.unfit);
  if (filled.some((name) => UNSAID_BY_ALL[name]?.includes(kind) === false))
    incomplete(ASK_ADVICE.unfit);
  // Only wins by some margin are counted as games.
  if (kind === "count" && wins !== undefined && conditions.margin === undefined)
    incomplete(ASK_ADVICE.unfit);
  if (unit !== undefined && !UNITS[kind].includes(unit)) incomplete(ASK_ADVICE.unfit);
  const isSet = slots.with[0] ?? slots.without[0] ?? Object.keys(conditions)[0];
  const hasFeat = measures.some(isFeat);
  if (flags.has("when") && isSet === undefined && !hasFeat && slots.ranges.length === 0)
    incomplete(ASK_ADVICE.when);
  const isPlain = measures.some((key) => !isFeat(key));
  if (isPlain && ["record", "count", "occasion"].includes(kind)) incomplete(ASK_ADVICE.unfit);
  if (measures.length > 0 && kind === "leaders" && (flags.has("record") || wins !== undefined))
    incomplete(ASK_ADVICE.unfit);
  // A team's conference finals are those of its own conference.
  const isRound = conditions.round === "conference-finals";
  const hasSubject = players.length + teams.length > 0 && !isRound;
  if (hasSubject && kind !== "leaders" && (conditions.conf ?? conditions.div) !== undefined)
    incomplete(ASK_ADVICE.ofConference);
}
