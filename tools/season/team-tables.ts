import type { TeamSeason } from "#domain/season/facts.ts";
import { averageBox, box } from "./box-columns.ts";
import { DatasetError } from "./dataset-error.ts";
import { fraction, number, readTable, teamId } from "./read-table.ts";

/** Totals, ratings and opponents' averages joined by team id. */
export function readTeamSeasons(folder: string): TeamSeason[] {
  const totals = readTable(folder, "team_totals.csv", { team_id: teamId, ...box });
  const ratings = byTeam(
    "team_advanced.csv",
    readTable(folder, "team_advanced.csv", {
      team_id: teamId,
      off_rating: number,
      def_rating: number,
      net_rating: number,
      ast_pct: fraction,
      oreb_pct: fraction,
      dreb_pct: fraction,
      reb_pct: fraction,
      tm_tov_pct: fraction,
      efg_pct: fraction,
      ts_pct: fraction,
      opp_efg_pct: fraction,
      opp_tov_pct: fraction,
      opp_fta_rate: fraction,
      pace: number,
    }),
  );
  const opponents = byTeam(
    "team_opponent_per_game.csv",
    readTable(folder, "team_opponent_per_game.csv", { team_id: teamId, ...averageBox }),
  );
  return totals.map(({ team_id, ...counts }) => {
    const rating = ratings(team_id);
    const { team_id: _, ...opponent } = opponents(team_id);
    return {
      teamId: team_id,
      totals: counts,
      ratings: {
        offensive: rating.off_rating,
        defensive: rating.def_rating,
        net: rating.net_rating,
        assistPercentage: rating.ast_pct,
        offensiveReboundPercentage: rating.oreb_pct,
        defensiveReboundPercentage: rating.dreb_pct,
        reboundPercentage: rating.reb_pct,
        turnoverPercentage: rating.tm_tov_pct,
        effectiveFieldGoal: rating.efg_pct,
        trueShooting: rating.ts_pct,
        opponentEffectiveFieldGoal: rating.opp_efg_pct,
        opponentTurnoverPercentage: rating.opp_tov_pct,
        opponentFreeThrowRate: rating.opp_fta_rate,
        pace: rating.pace,
      },
      opponent,
    };
  });
}

function byTeam<Row extends { team_id: number }>(file: string, rows: Row[]): (id: number) => Row {
  const byId = new Map(rows.map((row) => [row.team_id, row]));
  return (id) => byId.get(id) ?? missing(file, id);
}

function missing(file: string, id: number): never {
  throw new DatasetError(`${file} has no row for team ${id}.`);
}
