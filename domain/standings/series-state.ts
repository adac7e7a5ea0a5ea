import { printedScore } from "../printing/records.ts";
import { FINALS_ROUND, type PostseasonGame, type Series } from "../season/postseason.ts";

/** A series with both teams' wins after some of its games. */
export interface SeriesAt {
  series: Series;
  highWins: number;
  lowWins: number;
}

/** A series after the game with a number; later games are not counted. */
export function seriesAfter(
  series: Series,
  games: readonly PostseasonGame[],
  number: number,
): SeriesAt {
  let highWins = 0;
  let lowWins = 0;
  for (const game of games) {
    if (game.series?.seriesId !== series.id || game.series.number > number) continue;
    const homeWon = game.homePoints > game.awayPoints;
    const winner = homeWon ? game.homeTeamId : game.awayTeamId;
    if (winner === series.highTeamId) highWins += 1;
    else lowWins += 1;
  }
  return { series, highWins, lowWins };
}

/** The wins that decide a series. */
export const TO_WIN = 4;

/**
 * The state of a series: "New York lead the series 2–1", "the series is tied 2–2", "San Antonio win
 * the series 4–3".
 */
export function seriesState(
  { series, highWins, lowWins }: SeriesAt,
  teamName: (teamId: number) => string,
): string {
  if (highWins === lowWins) return `the series is tied ${printedScore(highWins, lowWins)}`;
  const leader = highWins > lowWins ? series.highTeamId : series.lowTeamId;
  const wins = printedScore(Math.max(highWins, lowWins), Math.min(highWins, lowWins));
  if (Math.max(highWins, lowWins) < TO_WIN) return `${teamName(leader)} lead the series ${wins}`;
  return series.round === FINALS_ROUND
    ? `${teamName(leader)} win the championship ${wins}`
    : `${teamName(leader)} win the series ${wins}`;
}
