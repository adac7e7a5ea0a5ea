import { listed } from "../printing/listed.ts";
import { type Grade, gradeOf } from "../season/grades.ts";
import { printedFigure } from "../season/printed.ts";
import type { BoxScoresHeld } from "../season/season.ts";
import { FIRST_WITH_LINES } from "../season/season-rules.ts";

/** The first season of each count that the league did not always keep. */
const SINCE: readonly [season: string, counts: readonly string[]][] = [
  ["1950-51", ["rebounds"]],
  ["1951-52", ["minutes"]],
  ["1973-74", ["steals", "blocks", "offensive rebounds"]],
  ["1977-78", ["turnovers"]],
  ["1979-80", ["threes"]],
];

/** The rungs of the ladder that a season's games have reached. */
interface HeldGames {
  /** Has results; what a season with box scores has goes without saying. */
  hasGames: boolean;
  hasPlays: boolean;
  /** Undefined where every finished game has its box score. */
  boxScores: BoxScoresHeld | undefined;
}

/** Sentences that say what the site has of a season. */
export function knownOfSeason(
  season: string,
  { hasGames, hasPlays, boxScores }: HeldGames,
): string {
  if (boxScores !== undefined) {
    const lines = boxScores.held === 0 ? "" : `, ${boxScores.held} with their box scores`;
    return `Available: scores of ${boxScores.of} games${lines}.`;
  }
  const grade = gradeOf(season);
  if (grade !== undefined) return rebuiltWords(grade);
  if (season >= FIRST_WITH_LINES)
    return `Available: box scores${hasPlays ? " and play-by-play" : ""} of every game.`;
  const rest = "box scores and playoff games aren't";
  const held = hasGames
    ? `Available: every regular-season score, player and team totals; ${rest}.`
    : `Available: player totals and team records; scores, ${rest}.`;
  const missing = SINCE.filter(([since]) => season < since).flatMap(([, counts]) => counts);
  return missing.length === 0
    ? held
    : `${held} The league didn't count ${missing.length === 1 ? missing[0] : `${listed(missing.slice(0, -1))}`} yet.`;
}

function rebuiltWords({ grade, sums, unlike }: Grade): string {
  const [equal, all] = [sums - unlike, sums].map((count) => printedFigure(String(count)));
  const share =
    equal === all
      ? `all ${all} of its players' season sums`
      : `${equal} of its players' ${all} season sums`;
  return (
    "Available: regular-season box scores rebuilt from the league's play-by-play, and " +
    `playoff series. Grade ${grade}: ${share} equal the official ones. Totals are official.`
  );
}
