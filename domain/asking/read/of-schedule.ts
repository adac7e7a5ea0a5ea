import type { ComingFact } from "../understanding.ts";
import type { Asking } from "./asking.ts";

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
export function comingAsked({ terms, tokens }: Asking): ComingFact | undefined {
  const teamIds: number[] = [];
  const meant = new Set<ComingFact["when"]>();
  for (const term of terms) {
    if (term.is === "named") {
      const { players, teams } = term.named;
      const [team] = teams;
      if (team === undefined || teams.length > 1 || players.length > 0) return undefined;
      if (!teamIds.includes(team.id)) teamIds.push(team.id);
      continue;
    }
    for (const { folded } of tokens.slice(term.from, term.to)) {
      const when = WHEN[folded];
      if (when !== undefined) meant.add(when);
      else if (!BESIDE.has(folded)) return undefined;
    }
  }
  const [when] = meant;
  if (when === undefined || meant.size > 1 || teamIds.length > MOST_TEAMS) return undefined;
  // The schedule of the whole league is a page.
  if (when === "all" && teamIds.length === 0) return undefined;
  return { kind: "coming", when, teamIds };
}
