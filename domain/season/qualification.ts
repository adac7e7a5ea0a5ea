/** What a player's average per game can be taken of. */
export type Averaged = "pts" | "reb" | "oreb" | "dreb" | "ast" | "stl" | "blk" | "tov" | "minutes";

/** How many games each team plays in a season. */
const SEASON_GAMES = 82;

/** An average also counts with the season total that the league names for it. */
const QUALIFYING_TOTALS: Partial<Record<Averaged, number>> = {
  pts: 1400,
  reb: 800,
  ast: 400,
  stl: 125,
  blk: 100,
};

/**
 * How many games old the season is, at most 82: the most that anybody has played. While it runs that
 * is a few more than some teams have played, so their men must wait for a list a little longer than
 * by their own team's games; at its end it is exact.
 */
export function gamesSoFar(players: Iterable<{ games: number }>): number {
  let most = 0;
  for (const { games } of players) most = Math.max(most, games);
  return Math.min(most, SEASON_GAMES);
}

/** Whether somebody has played seven tenths of the games so far: 58 of 82. */
export function isRegular({ games }: { games: number }, soFar: number): boolean {
  return 10 * games >= 7 * soFar;
}

/** Whether a count has reached the season's minimum for it, as far as the season has come. */
export function reaches(count: number, minimum: number, soFar: number): boolean {
  return SEASON_GAMES * count >= minimum * soFar;
}

/** Whether a player may be listed among the leaders of an average per game. */
export function qualifiesForAverage<Of extends Averaged>(
  of: Of,
  player: { games: number } & Record<Of, number>,
  soFar: number,
): boolean {
  const minimum = QUALIFYING_TOTALS[of];
  return isRegular(player, soFar) || (minimum !== undefined && reaches(player[of], minimum, soFar));
}
