import { seasonName, yearOfSeason } from "./season.ts";
import { seasonRange } from "./season-range.ts";
import { FIRST_WITH_LINES, FIRST_WITH_OFFICIAL_LINES } from "./season-rules.ts";

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

/** Returns whether the lines of a season are rebuilt from play-by-play, and of the regular season alone. */
export function isRebuilt(season: string): boolean {
  return season >= FIRST_WITH_LINES && season < FIRST_WITH_OFFICIAL_LINES;
}

/** The last season whose lines are rebuilt. */
const LAST_REBUILT = seasonName(yearOfSeason(FIRST_WITH_OFFICIAL_LINES) - 1);

/** The note of every page that shows rebuilt lines. */
export const REBUILT =
  `Box scores of ${FIRST_WITH_LINES} to ${LAST_REBUILT} are rebuilt from play-by-play; an asterisk ` +
  "marks one that is in part an estimate.";

/** The first season with games of a stage, of seasons since one. */
export function firstWithGames(stage: string, since: string): string {
  const isRegular = stage === "season" || stage === "any";
  return isRebuilt(since) && !isRegular ? FIRST_WITH_OFFICIAL_LINES : since;
}

/** Returns whether seasons with games have none of a stage: of the playoffs of rebuilt ones only series are held. */
export function lacksGames(stage: string, season: string): boolean {
  const last = seasonRange(season)?.last ?? season;
  return firstWithGames(stage, last) !== last;
}

/** Notes on a question whose oldest lines are of a season: what they leave out and lack. */
export function notesOnLines(oldest: string, stage: string): string[] {
  if (!isRebuilt(oldest)) return [];
  return [
    ...(stage === "season" || stage === "any" ? [ESTIMATES] : []),
    ...(stage === "season"
      ? []
      : [`Playoff games are available since ${FIRST_WITH_OFFICIAL_LINES}.`]),
  ];
}

const ESTIMATES = "Rebuilt lines with an estimate in this stat are left out.";
