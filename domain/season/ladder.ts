/**
 * The rungs above the lists (teams, players, standings, leaders), which every database holds. A page names
 * the first of them that it lacks.
 */
export const RUNGS = ["fixtures", "results", "lines", "plays", "ratings", "past"] as const;
export type Rung = (typeof RUNGS)[number];

const WORDS: Record<Rung, string> = {
  fixtures: "a schedule",
  results: "results of games",
  lines: "box scores",
  plays: "play-by-play",
  ratings: "team ratings",
  past: "earlier seasons",
};

/** The line of a page that needs what the database does not hold. */
export function notHeld(rung: Rung): string {
  return `This site does not have ${WORDS[rung]}.`;
}
