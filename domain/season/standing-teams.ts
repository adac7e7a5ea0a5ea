import { matchByName } from "../words/name-match.ts";
import type { Standing } from "./standing.ts";
import type { Team } from "./team.ts";

/**
 * The team that a row of the standings is about, found by the team's short name in the row's name
 * (product.md section 5, "Standings-to-team matching"); undefined when no team is.
 */
export function teamOfStanding(
  standing: Pick<Standing, "teamName">,
  teams: readonly Team[],
): Team | undefined {
  return matchByName(standing.teamName, teams, (team) => team.name);
}

/** The row of the standings that is about a team: the inverse of `teamOfStanding`. */
export function standingOfTeam(team: Team, standings: readonly Standing[]): Standing | undefined {
  return standings.find((standing) => teamOfStanding(standing, [team]) !== undefined);
}
