import type { ComingFact } from "../facts-ahead.ts";
import type { Asking } from "./asking.ts";
import { plainWords } from "./plain-words.ts";

/** The words that say when, and what they mean. */
const WHEN: Readonly<Record<string, ComingFact["when"]>> = {
  today: "today",
  tonight: "today",
  tomorrow: "tomorrow",
  next: "next",
  schedule: "all",
  schedules: "all",
  fixture: "all",
  fixtures: "all",
  upcoming: "all",
  coming: "all",
};

/** The words that may stand beside: none of them asks for a result or a figure. */
const BESIDE = new Set(
  (
    "a against and any are at between day days do does for game games have in is it list match matchup " +
    "matchups meet nba of on opponent play playing plays s show the their there to up v versus vs what " +
    "whats when whens where which who whos"
  ).split(" "),
);

const MOST_TEAMS = 2;

/**
 * Reads a question for games to come: "who plays tonight", "lakers next game", "celtics schedule".
 * Undefined for every other question, which the rooms for figures read.
 */
export function comingAsked(asking: Asking): ComingFact | undefined {
  const read = plainWords(asking, (word) => Object.hasOwn(WHEN, word) || BESIDE.has(word));
  if (read === undefined) return undefined;
  const { teamIds } = read;
  const [when, ...others] = new Set(read.words.flatMap((word) => WHEN[word] ?? []));
  if (when === undefined || others.length > 0 || teamIds.length > MOST_TEAMS) return undefined;
  // The schedule of the whole league is a page.
  if (when === "all" && teamIds.length === 0) return undefined;
  return { kind: "coming", when, teamIds };
}
