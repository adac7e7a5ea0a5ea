import { memoize } from "../memoize.ts";
import type { Game } from "../season/facts.ts";
import type { WinLoss } from "../season/records.ts";
import { seasonOfGames } from "../season/season.ts";
import { NO_LEADERS_FIRST } from "../season/season-rules.ts";

/** The results of teams against each other, which break ties. */
export interface Meetings {
  /** The season whose rules count. */
  season: string;
  /** A team's record in its games against rivals. */
  against(teamId: number, rivals: ReadonlySet<number>): WinLoss;
}

/** The meetings of all teams in some games; indexed once for the same list. */
export const meetingsOf = memoize((games: readonly Game[]): Meetings => {
  const wins = new Map<number, Map<number, number>>();
  for (const { homeTeamId, awayTeamId, homePoints, awayPoints } of games) {
    const homeWon = homePoints > awayPoints;
    const [winner, loser] = homeWon ? [homeTeamId, awayTeamId] : [awayTeamId, homeTeamId];
    const own = wins.get(winner) ?? new Map<number, number>();
    wins.set(winner, own.set(loser, (own.get(loser) ?? 0) + 1));
  }
  const winsOver = (winner: number, loser: number) => wins.get(winner)?.get(loser) ?? 0;
  return {
    // Before a game, the rules of today count.
    season: seasonOfGames(games) || NO_LEADERS_FIRST,
    against(teamId, rivals) {
      const record: WinLoss = { wins: 0, losses: 0 };
      for (const rival of rivals) {
        record.wins += winsOver(teamId, rival);
        record.losses += winsOver(rival, teamId);
      }
      return record;
    },
  };
});
