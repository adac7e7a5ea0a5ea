import type { Team } from "../teams/team.ts";
import { matchByName } from "../teams/team-name-match.ts";
import type { Standing } from "./standing.ts";

/**
 * The team of a row of the standings, found by the team's short name in the row's name (product.md
 * section 5, "Standings-to-team matching"); undefined when none matches.
 */
export function teamOfStanding(
  standing: Pick<Standing, "teamName">,
  teams: readonly Team[],
): Team | undefined {
  return matchByName(standing.teamName, teams, (team) => team.name);
}

/** The row of a team in the standings: the inverse of `teamOfStanding`. */
export function standingOfTeam(team: Team, standings: readonly Standing[]): Standing | undefined {
  return standings.find((standing) => teamOfStanding(standing, [team]) !== undefined);
}
