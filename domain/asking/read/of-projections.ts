import type { ProjectionFact } from "../facts-ahead.ts";
import type { Asking } from "./asking.ts";
import { plainWords } from "./plain-words.ts";

const wordsOf = (text: string) => new Set(text.split(" "));

const ODDS = wordsOf("odds chance chances probability likelihood likely");
/** A goal of the season, without which "will" asks for the forecast of a game. */
const GOALS = wordsOf(
  "playoff playoffs postseason title titles championship champion champions finals",
);
const PLAYOFFS = wordsOf("playoff playoffs postseason");
const RATED = wordsOf("rating ratings rated elo rankings ranking");
const UPSETS = wordsOf("upset upsets");
const SCHEDULES = wordsOf("schedule schedules sos");
/** The words without which a schedule is a list of games. */
const STRENGTH = wordsOf("hardest toughest easiest softest strength sos tough hard easy");
const LEFT = wordsOf("remaining left rest");
const MAGIC = wordsOf("magic tragic");
const LEAST = wordsOf("easiest softest easy worst lowest least");

/** The words that may stand beside: none of them asks for a figure or a day. */
const BESIDE = wordsOf(
  "a all an and are at be best biggest by do does for get gets got greatest has have highest how in is " +
    "it largest league make makes making most nba number numbers of on out power reach season so still " +
    "surprising team teams that the their this to top was were what whats which who whos will win " +
    "winning wins with",
);

/** Words of these questions, which are no slips of others. */
export const PROJECTION_WORDS: ReadonlySet<string> = ODDS.union(RATED)
  .union(UPSETS)
  .union(STRENGTH);

const KNOWN = [ODDS, GOALS, RATED, UPSETS, SCHEDULES, STRENGTH, LEFT, MAGIC, LEAST, BESIDE];

/**
 * Reads a question for what the team ratings say: "lakers playoff odds", "biggest upset", "hardest
 * remaining schedule", "power rankings". Undefined for every other question.
 */
export function projectionAsked(asking: Asking): ProjectionFact | undefined {
  const read = plainWords(asking, (word) => KNOWN.some((known) => known.has(word)));
  if (read === undefined || read.teamIds.length > 1) return undefined;
  const has = (words: ReadonlySet<string>) => read.words.some((word) => words.has(word));
  const of = topicOf(read.words, has);
  const [teamId] = read.teamIds;
  if (of === undefined) return undefined;
  const isOfPlayoffs = of === "upset" && has(PLAYOFFS);
  if (of === "upset" && has(GOALS) && !isOfPlayoffs) return undefined;
  return { kind: "projection", of, teamId, order: has(LEAST) ? "least" : "most", isOfPlayoffs };
}

function topicOf(
  words: readonly string[],
  has: (words: ReadonlySet<string>) => boolean,
): ProjectionFact["of"] | undefined {
  if (has(UPSETS)) return "upset";
  if (has(MAGIC)) return "magic";
  if (has(SCHEDULES)) return has(STRENGTH) ? (has(LEFT) ? "schedule-left" : "schedule") : undefined;
  if (has(STRENGTH) || has(LEFT)) return undefined;
  if (has(ODDS) || (words.includes("will") && has(GOALS))) return "odds";
  const isRanking = words.some((word) => word.startsWith("ranking"));
  return has(RATED) && (!isRanking || words.includes("power")) ? "rating" : undefined;
}
