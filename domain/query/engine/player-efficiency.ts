import { statsOfTeam, type TeamStats } from "#domain/leaders/team-stats.ts";
import { memoize } from "#domain/memoize.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import type { Team } from "#domain/teams/team.ts";

/** The mean of the league, weighted by minutes. */
export const MEAN_EFFICIENCY = 15;

const SUMMED = ["pts", "fgm", "fga", "ftm", "fta", "oreb", "reb", "ast", "tov", "pf"] as const;
type Sums = Record<(typeof SUMMED)[number], number>;

/**
 * The player efficiency rating (PER, John Hollinger) of each player by id: what he did in a minute,
 * weighed by what the league makes of a possession, at the league's pace, on a scale where the mean of
 * all minutes is 15. Assisted shots count by the share of his last team. Empty without the teams'
 * published statistics.
 */
export const playerEfficiency = memoize((totals: readonly SeasonTotals[]) =>
  memoize((stats: TeamStats) =>
    memoize((teams: readonly Team[]): ReadonlyMap<string, number> => {
      const league = leagueSums(totals);
      const factorsOf = new Map(teams.map((team) => [team.id, teamFactors(team, stats)]));
      const paces = [...factorsOf.values()].flatMap((own) => own?.pace ?? []);
      const pace = paces.reduce((sum, own) => sum + own, 0) / paces.length;
      const adjusted = totals.flatMap((player) => {
        const own = factorsOf.get(player.teamId);
        if (own === undefined || player.minutes === 0) return [];
        const rate = (pace / own.pace) * unadjusted(player, league, own.assistShare);
        return [{ id: player.id, minutes: player.minutes, rate }];
      });
      const minutes = adjusted.reduce((sum, own) => sum + own.minutes, 0);
      const mean = adjusted.reduce((sum, own) => sum + own.rate * own.minutes, 0) / minutes;
      return new Map(adjusted.map(({ id, rate }) => [id, (rate * MEAN_EFFICIENCY) / mean]));
    }),
  ),
);

function leagueSums(totals: readonly SeasonTotals[]): Sums {
  const sums = SUMMED.map((key) => [key, totals.reduce((sum, player) => sum + player[key], 0)]);
  return Object.fromEntries(sums) as Sums;
}

/** A team's pace, and its assists per field goal. */
function teamFactors(
  team: Team,
  stats: TeamStats,
): { pace: number; assistShare: number } | undefined {
  const amount = (group: "advanced" | "totals", label: string) =>
    statsOfTeam(team, stats[group])?.stats.find((stat) => stat.label === label)?.amount;
  const pace = amount("advanced", "Pace");
  const [ast, fgm] = [amount("totals", "AST"), amount("totals", "FGM")];
  return pace && ast !== undefined && fgm ? { pace, assistShare: ast / fgm } : undefined;
}

/** The rating a minute, before pace and scale. */
function unadjusted(player: SeasonTotals, league: Sums, assistShare: number): number {
  const factor = 2 / 3 - (0.5 * (league.ast / league.fgm)) / (2 * (league.fgm / league.ftm));
  const possession = league.pts / (league.fga - league.oreb + league.tov + 0.44 * league.fta);
  const defensive = (league.reb - league.oreb) / league.reb;
  const made =
    player.fg3m +
    (2 / 3) * player.ast +
    (2 - factor * assistShare) * player.fgm +
    player.ftm * 0.5 * (1 + (1 - assistShare) + (2 / 3) * assistShare);
  const lost =
    player.tov +
    defensive * (player.fga - player.fgm) +
    0.44 * (0.44 + 0.56 * defensive) * (player.fta - player.ftm);
  const won =
    (1 - defensive) * (player.reb - player.oreb) +
    defensive * player.oreb +
    player.stl +
    defensive * player.blk;
  const foul = league.ftm / league.pf - 0.44 * (league.fta / league.pf) * possession;
  return (made + possession * (won - lost) - player.pf * foul) / player.minutes;
}
