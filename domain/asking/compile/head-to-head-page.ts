import type { Conditions } from "#domain/query/conditions/conditions.ts";
import type { FigureRange } from "#domain/query/query.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";

/** The path of the page of two teams' games; undefined with further conditions. */
export function headToHeadPage(
  team: Team,
  other: Team,
  conditions: Conditions,
  figures: readonly FigureRange[],
): string | undefined {
  const isPlain = Object.keys(conditions).length === 2 && figures.length === 0;
  return isPlain ? `${teamPath(team)}/against/${other.id}` : undefined;
}
