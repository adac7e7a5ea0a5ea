import { goesOn, LONGEST_QUESTION } from "../asking/question.ts";
import { seasonsInQuestion } from "../season/season-range.ts";

/**
 * The pages whose query is a question about the season's figures; functions/views/questions/ has
 * the parameters of each.
 */
export type QuestionName =
  | "finder"
  | "all-time"
  | "player-stats"
  | "team-stats"
  | "clutch-stats"
  | "lineup-stats"
  | "pair-stats"
  | "player-games"
  | "team-games"
  | "player-splits"
  | "player-list"
  | "team-splits"
  | "team-against"
  | "compare";

/** The machine-readable formats of an answer: the suffixes of its page's address. */
export const QUESTION_FORMATS = ["csv", "json"] as const;
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

/** Tracking parameters that other sites and mailings add to links. */
const COUNTING = /^(?:utm_\w+|mc_[ce]id|[a-z]{2,6}clid)$/;

/** The parameters that belong to the question: those with a value, without tracking parameters. */
export function askedParameters(given: URLSearchParams): URLSearchParams {
  const asked = [...given].flatMap(([name, value]): [string, string][] => {
    const text = value.trim();
    return text === "" || COUNTING.test(name) ? [] : [[name, text]];
  });
  return new URLSearchParams(asked);
}

/**
 * The canonical query of a question's page: parameters sorted, the default season omitted. Names
 * are not resolved, which would need the season's data. An address with an empty or tracking
 * parameter keeps its query, and its request is redirected to the canonical address.
 */
export function questionSearch(given: URLSearchParams, current: string): string {
  const asked = askedParameters(given);
  if (asked.size < given.size) return `?${given}`;
  if (asked.get("season") === current) asked.delete("season");
  asked.sort();
  return asked.size === 0 ? "" : `?${asked}`;
}

/**
 * The question in words of an address, white space collapsed; "" when there is none. A season in the
 * address is one more part of the question.
 */
export function wordsAsked(given: URLSearchParams, current: string): string {
  const words = (given.get("q") ?? "").trim();
  const season = (given.get("season") ?? "").trim();
  const isPlain = words === "" || season === "" || season === current;
  return (isPlain ? words : `${words} ${seasonsInQuestion(season)}`).replace(/\s+/g, " ");
}

/** The question before a follow-up in words; "" for a question of its own. */
export function wordsBefore(given: URLSearchParams, current: string): string {
  const before = (given.get("after") ?? "").trim().replace(/\s+/g, " ");
  return goesOn(wordsAsked(given, current)) ? before.slice(0, LONGEST_QUESTION).toWellFormed() : "";
}

/** The canonical query of a question in words. */
export function wordsSearch(given: URLSearchParams, current: string): string {
  const [q, after] = [wordsAsked(given, current), wordsBefore(given, current)];
  return q === "" ? "" : `?${new URLSearchParams(after === "" ? { q } : { q, after })}`;
}
