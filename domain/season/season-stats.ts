import { memoize } from "../memoize.ts";
import type { SeasonTotals } from "./facts.ts";
import { percentage, quotient, signed } from "./figures.ts";
import type { Stat } from "./team.ts";

/**
 * A player's season in the terms of a team's averages (design.md section 4), over all the teams
 * that he played for; none for a player who has not played. Plus-minus is left out where it
 * is unknown.
 */
export function seasonStatsOf(playerId: string, totalsOfAll: readonly SeasonTotals[]): Stat[] {
  const totals = byId(totalsOfAll).get(playerId);
  if (totals === undefined || totals.games === 0) return [];
  const { games, plusMinus } = totals;
  const perGame = (total: number) => quotient(total, games, 1);
  return [
    { label: "PPG", value: perGame(totals.pts) },
    { label: "RPG", value: perGame(totals.reb) },
    { label: "APG", value: perGame(totals.ast) },
    { label: "SPG", value: perGame(totals.stl) },
    { label: "BPG", value: perGame(totals.blk) },
    { label: "TOV", value: perGame(totals.tov) },
    { label: "FG%", value: shooting(totals.fgm, totals.fga) },
    { label: "3P%", value: shooting(totals.fg3m, totals.fg3a) },
    { label: "FT%", value: shooting(totals.ftm, totals.fta) },
    { label: "MPG", value: perGame(totals.minutes) },
    { label: "GP", value: String(games) },
    ...(plusMinus === null ? [] : [{ label: "+/-", value: signed(plusMinus, games, 1) }]),
  ];
}

/** Who took no shot has no percentage: as box scores print it, a dash. */
function shooting(made: number, attempted: number): string {
  return attempted === 0 ? "-" : percentage(made, attempted);
}

const byId = memoize(
  (totalsOfAll: readonly SeasonTotals[]) =>
    new Map(totalsOfAll.map((player) => [player.id, player])),
);
