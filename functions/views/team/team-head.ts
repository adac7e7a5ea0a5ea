import type { Team, TeamLink } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import { teamPath } from "../page/links.ts";

/** The head of every page of a team. */
export interface TeamHead {
  team: Team;
  href: string;
  logo: string | undefined;
  /** The team's official site; undefined when the team has no link. */
  officialSite: string | undefined;
}

/** The head of a team's pages, from the team and the links. */
export function headOf(team: Team, links: TeamLink[]): TeamHead {
  const link = linkOfTeam(team, links);
  return { team, href: teamPath(team), logo: link?.logo, officialSite: link?.href };
}

/** Finds a team by the id in a path, spelled as it is printed (product.md section 5). */
export function findTeam(teams: readonly Team[], id: string | undefined): Team | undefined {
  return teams.find((team) => String(team.id) === id);
}
