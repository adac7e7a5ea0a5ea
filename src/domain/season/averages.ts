import type { SeasonTotals } from "./facts.ts";

/** Seven tenths of a team's 82 games, the league's rule for averages. */
export const QUALIFYING_GAMES = 58;

/** An average also counts with the season total that the league names for it. */
const QUALIFYING_TOTALS: Partial<Record<keyof SeasonTotals, number>> = {
  pts: 1400,
  reb: 800,
  ast: 400,
  stl: 125,
  blk: 100,
};

type Averaged = "pts" | "reb" | "oreb" | "dreb" | "ast" | "stl" | "blk" | "tov" | "minutes";

/** Whether a player may be listed among the leaders of an average per game. */
export function qualifiesForAverage<Of extends Averaged>(
  of: Of,
  player: Pick<SeasonTotals, Of | "games">,
): boolean {
  const least = QUALIFYING_TOTALS[of];
  return player.games >= QUALIFYING_GAMES || (least !== undefined && player[of] >= least);
}
