import { SEASON } from "../season/season.ts";

/** The pages that answer a question of figures; functions/views/questions/ has what each asks. */
export type QuestionName =
  | "finder"
  | "player-stats"
  | "team-stats"
  | "player-games"
  | "team-games"
  | "player-splits"
  | "player-list"
  | "team-splits"
  | "team-against"
  | "player-stats"
  | "team-stats"
  | "compare";

/** How an answer is written for machines, at its page's address with this ending. */
export const QUESTION_FORMATS = ["csv", "json"] as const;
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

/** What other sites and mails add to links to count their readers. */
const COUNTING = /^(?:utm_\w+|mc_[ce]id|[a-z]{2,6}clid)$/;

/** The parameters of an address that are part of its question: those that have a value. */
export function askedParameters(given: URLSearchParams): URLSearchParams {
  const asked = [...given].flatMap(([name, value]): [string, string][] => {
    const text = value.trim();
    return text === "" || COUNTING.test(name) ? [] : [[name, text]];
  });
  return new URLSearchParams(asked);
}

/**
 * The query of a question's page, in one order and without the season that it is about anyway. Names
 * are not looked up, which would take the season's data. An address with parameters that ask nothing
 * stays as it is: it makes no page, but leads on to the one without them.
 */
export function questionSearch(given: URLSearchParams): string {
  const asked = askedParameters(given);
  if (asked.size < given.size) return `?${given}`;
  if (asked.get("season") === SEASON) asked.delete("season");
  asked.sort();
  return asked.size === 0 ? "" : `?${asked}`;
}

/** The question in words of an address, without idle white space; "" where there is none. */
export function wordsAsked(given: URLSearchParams): string {
  return (given.get("q") ?? "").trim().replace(/\s+/g, " ");
}

/** The query of a question in words. */
export function wordsSearch(given: URLSearchParams): string {
  const q = wordsAsked(given);
  return q === "" ? "" : `?${new URLSearchParams({ q })}`;
}
