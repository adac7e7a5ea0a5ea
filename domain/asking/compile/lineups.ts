import { queryParameters } from "#domain/query/address.ts";
import { completeQuery, type GroupRange, type Query, type Sort } from "#domain/query/query.ts";
import { isSeveral } from "#domain/season/season-range.ts";
import type { Team } from "#domain/teams/team.ts";
import type { LineupsFact } from "../lineups-fact.ts";

const SORTS: Readonly<Record<LineupsFact["order"], Sort>> = {
  best: { key: "per48", order: "desc" },
  worst: { key: "per48", order: "asc" },
  "most-used": { key: "min", order: "desc" },
};

/** The query of a question for fives or pairs; of several seasons, each row is of one. */
export function lineupsQuery(
  { of, order, stage, teamId, playerId, minutes }: LineupsFact,
  teams: readonly Team[],
  season: string,
): Query {
  const team = teams.find(({ id }) => id === teamId)?.abbreviation;
  return completeQuery({
    season,
    rows: of,
    by: isSeveral(season) ? "season" : undefined,
    stage,
    per: "total",
    conditions: {
      ...(team !== undefined && { team }),
      ...(playerId !== undefined && { player: playerId }),
    },
    sort: SORTS[order],
    ...(minutes !== undefined && { groups: [leastMinutes(minutes)] }),
  });
}

function leastMinutes(min: number): GroupRange {
  return { figure: "min", of: "total", range: { min, max: Number.POSITIVE_INFINITY } };
}

/** The address of its rows in the finder. */
export function lineupsPath(fact: LineupsFact, teams: readonly Team[], season: string): string {
  return `/nba/finder?${queryParameters(lineupsQuery(fact, teams, season))}`;
}
