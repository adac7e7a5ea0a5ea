import type { Draft } from "./draft.ts";
import { readNumbers, takeLimits } from "./ranges.ts";
import type { Reading } from "./reading.ts";
import type { Term } from "./terms.ts";

/** Reads "scores 30" as a range, and "scorer" or "scores" without a number as a measure. */
export function readVerb(reading: Reading, value: string, term: Term): undefined {
  const { cursor, slots, isMean, wordOf } = reading;
  cursor.skip();
  // "held under 10 points": "held to 10" is no less than 10
  const start = cursor.at;
  const isLimit = cursor.isCompared() && takeLimits(cursor)?.range.min === Number.NEGATIVE_INFINITY;
  cursor.at = start;
  if (wordOf(term) === "held" && !isLimit) return cursor.stop(term);
  // Opponents without a limit are no figure, and the best of their shooting is the worst defense.
  if (/^opponents?(?: shoot| shot)?$/.test(wordOf(term)) && !cursor.isCompared())
    return cursor.stop(term);
  // "who scored 30 the most": only a noun's figure is one of a rank.
  const isNoun = /(?:er|ing)s?$/.test(wordOf(term));
  const isCounted = !isNoun || !isOfRank(reading, term);
  if (isCounted && readNumbers(cursor, slots, value, isMean)) return;
  measure(slots, value);
  if (value === "fgpct") slots.flags.add("shooting");
  if (/^scores?$/.test(wordOf(term))) slots.flags.add("scores");
}

/** The percentages that replace the field goal percentage: "shot the best from three". */
const SHOTS = ["fg3pct", "ftpct"];

/** Adds a figure without a number. */
export function measure(slots: Draft, figure: string): undefined {
  if (SHOTS.includes(figure) && slots.flags.has("shooting"))
    slots.measures = slots.measures.filter((key) => key !== "fgpct");
  if (figure === "pts" && slots.measures.includes("oppts")) return;
  if (figure === "oppts") slots.measures = slots.measures.filter((key) => key !== "pts");
  if (!slots.measures.includes(figure)) slots.measures.push(figure);
}

/** Reads a figure with a comparison ("assists over 10") as a range, any other as a measure. */
export function readFigure(reading: Reading, value: string, term: Term): undefined {
  const { cursor, slots, isMean, isTaken, wordOf } = reading;
  reading.isTaken = false;
  if (isTaken) return;
  // "min 100 attempts" is a minimum.
  const least = cursor.quantity();
  const isOfMinutes = least?.category === "amount" && least.value.figure === "min";
  const isMinimum = value === "min" && wordOf(term) === "min" && !cursor.isCompared();
  if (isMinimum && !isOfMinutes && readNumbers(cursor, slots, undefined, false)) return;
  // "when luka assists 10": after a player's name the figure is a verb.
  const isVerb = slots.flags.has("when") && cursor.peek(-2)?.is === "named";
  const isCompared = cursor.isCompared() && !isOfRank(reading, term);
  if ((isCompared || isVerb) && readNumbers(cursor, slots, value, isMean)) return;
  // "who blocks the most shots"
  if (value === "fga" && slots.measures.at(-1) === "blk" && cursor.value("rank", -2)) return;
  // "how many shots did wemby block"
  const isBlocked = value === "blk" && /^block(?:ed)?$/.test(wordOf(term));
  if (isBlocked && slots.measures.at(-1) === "fga") slots.measures.pop();
  // "points points points"
  if (cursor.value("figure", -2) === value) cursor.stop(term);
  // "worst 3pt team": by its percentage
  const isOfShooters =
    (slots.rank === "best" || slots.rank === "worst") &&
    ["teams", "players"].includes(cursor.value("noun") ?? "");
  const isShare = value === "fg3m" && isOfShooters && /^(?:3|three) ?p/.test(wordOf(term));
  measure(slots, isShare ? "fg3pct" : value);
  const next = cursor.peek();
  if (/ made$/.test(wordOf(term)) || (next !== undefined && wordOf(next) === "made"))
    slots.flags.add("made");
}

/** The percentage of the shots that a count of makes is about: "threes by percentage". */
const SHARE_OF: Readonly<Record<string, string>> = { fgm: "fgpct", fg3m: "fg3pct", ftm: "ftpct" };

/** Reads "by percentage" after the shots that it is of. */
export function readShare({ cursor, slots }: Reading, term: Term): undefined {
  const last = slots.measures.at(-1) ?? "";
  const share = SHARE_OF[last] ?? last;
  if (cursor.value("margin", -2) === undefined || !Object.values(SHARE_OF).includes(share))
    return cursor.stop(term);
  slots.measures.splice(-1, 1, share);
}

/**
 * Returns whether a figure ranks players or teams, so that a number after it does not count it:
 * "most points under 25", "scorers over 35".
 */
function isOfRank({ slots: { rank, nouns }, wordOf }: Reading, term: Term): boolean {
  return /ers?$/.test(wordOf(term)) || (rank !== undefined && !nouns.has("games"));
}
