import type { MinimumOf } from "../figures/figure.ts";
import { printedFigure } from "../season/printed.ts";
import { FIRST_OF_58_GAMES, LEAST_THREES, SHORTER } from "../season/season-rules.ts";
import type { StatGroup } from "./leaders.ts";

/** The counts with an average per game. */
export type Averaged = "pts" | "reb" | "oreb" | "dreb" | "ast" | "stl" | "blk" | "tov" | "minutes";

/** The games of one team in a season. */
export const SEASON_GAMES = 82;

/** The games of a whole season, by which its minimums are proportional. */
export function gamesOfSeason(season: string): number {
  return SHORTER[season]?.most ?? SEASON_GAMES;
}

/** The games of a whole regular season of so many teams. */
export function gamesOfLeague(season: string, teams: number): number {
  return SHORTER[season]?.league ?? (teams * SEASON_GAMES) / 2;
}

/** The least share of the games so far, in tenths, that a qualifying player has played. */
const REGULAR_TENTHS = 7;

/**
 * The fewest minutes per game for ratings. The league has no such minimum; per 100 possessions, a
 * bench player could lead everyone.
 */
export const RATING_MINUTES = 15;

/** The minimum counts for shooting percentages and assists per turnover. */
const MINIMUMS: Readonly<Record<MinimumOf, number>> = {
  fgm: 300,
  fg3m: 82,
  ftm: 125,
  ast: 200,
};

/** The season totals that qualify for an average instead of games. */
export const QUALIFYING_TOTALS = { pts: 1400, reb: 800, ast: 400, stl: 125, blk: 100 };

/**
 * The games of the season so far, at most 82: the most games of any player. Teams with fewer games
 * are behind that number during the season, and their players qualify a little later than by their
 * own team's games; at the season's end the number is exact.
 */
export function gamesSoFar(players: Iterable<{ games: number }>): number {
  let most = 0;
  for (const { games } of players) most = Math.max(most, games);
  return Math.min(most, SEASON_GAMES);
}

/** The games that qualify for an average of a career, by the league's rule. */
const CAREER_GAMES = 400;

/** The games of which those are seven tenths: the limit of the games of several seasons together. */
export const GAMES_OF_CAREER = Math.floor((10 * CAREER_GAMES) / REGULAR_TENTHS);

/** The games of 82 that qualified for an average until 2012-13. */
const FORMER_GAMES = 70;

/** Returns whether leaders had to play more games in a season; "" stands for one of today. */
function isFormer(season: string): boolean {
  return season !== "" && season < FIRST_OF_58_GAMES;
}

/**
 * Returns whether a player has played the games of a season's leaders: seven tenths of those so far, which
 * are 58 of 82, and 70 of 82 until 2012-13.
 */
export function isRegular({ games }: { games: number }, soFar: number, season = ""): boolean {
  return isFormer(season)
    ? SEASON_GAMES * games >= FORMER_GAMES * soFar
    : 10 * games >= REGULAR_TENTHS * soFar;
}

/** A season's minimum of a count for a share. */
export function minimumIn(season: string, count: MinimumOf): number {
  const rules = Object.entries(LEAST_THREES);
  const threes = season && rules.findLast(([since]) => since <= season)?.[1];
  return count === "fg3m" ? threes || MINIMUMS.fg3m : MINIMUMS[count];
}

/** The fewest games with which a player is regular after so many games of the season. */
export function leastGames(soFar: number, season = ""): number {
  return isFormer(season)
    ? Math.ceil((FORMER_GAMES * soFar) / SEASON_GAMES)
    : Math.ceil((REGULAR_TENTHS * soFar) / 10);
}

/** Returns whether a count has reached a season's minimum in proportion to the games so far. */
export function reaches(count: number, minimum: number, soFar: number): boolean {
  return SEASON_GAMES * count >= minimum * soFar;
}

/** Returns whether a player qualifies for the leaders of an average. */
export function qualifiesForAverage<Of extends Averaged>(
  of: Of,
  player: { games: number } & Record<Of, number>,
  soFar: number,
  season = "",
): boolean {
  const minimum = (QUALIFYING_TOTALS as Partial<Record<Averaged, number>>)[of];
  return (
    isRegular(player, soFar, season) ||
    (minimum !== undefined && reaches(player[of], minimum, soFar))
  );
}

/** The qualification for the leaders of each group of a season, as pages print it. */
export function qualificationOf(
  season: string,
  soFar = gamesOfSeason(season),
): Record<StatGroup, string> {
  const least = (minimum: number) =>
    printedFigure(String(Math.ceil((minimum * soFar) / SEASON_GAMES)));
  const games = `${leastGames(soFar, season)} games`;
  const { pts, reb, ast, stl, blk } = QUALIFYING_TOTALS;
  const inProportion =
    soFar === SEASON_GAMES
      ? "Minimums are prorated during the season."
      : `Minimums are prorated to the ${soFar} games of the season.`;
  return {
    advanced:
      `Ratings: at least ${games} and ${RATING_MINUTES} minutes per game. ` +
      `Shooting: ${least(MINIMUMS.fgm)} field goals made. ${inProportion}`,
    averages:
      `At least ${games}, or ${least(pts)} points, ${least(reb)} rebounds, ` +
      `${least(ast)} assists, ${least(stl)} steals or ${least(blk)} blocks. ` +
      `Percentages: ${least(MINIMUMS.fgm)} field goals, ` +
      `${least(minimumIn(season, "fg3m"))} threes or ${least(MINIMUMS.ftm)} free throws made. ${inProportion}`,
    misc: `Averages: at least ${games}. Assists per turnover: ${least(MINIMUMS.ast)} assists. ${inProportion}`,
    totals: "Season totals have no minimum.",
  };
}

/** The qualification of a season of 82 games. */
export const QUALIFICATION = qualificationOf("");
