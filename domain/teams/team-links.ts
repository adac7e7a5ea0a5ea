import type { Team, TeamLink } from "./team.ts";
import { matchByName } from "./team-name-match.ts";

/**
 * A team's badge and official site: the link whose name is in the team's full name, one that equals
 * whole words first (product.md section 5, "Team-links matching").
 */
export function linkOfTeam(
  team: Pick<Team, "fullName">,
  links: readonly TeamLink[],
): TeamLink | undefined {
  return matchByName(team.fullName, links, (link) => link.name);
}

/** The address of a team's badge: one view of the file with all thirty. */
export function badgeUrl({ abbreviation }: Pick<Team, "abbreviation">): string {
  return `/badges.svg#${abbreviation.toLowerCase()}`;
}

const BADGE_ADDRESS = /^(?:https?:\/\/[a-z\d.:[\]-]+)?(\/badges\.svg#[a-z]{3})$/i;

/** The path of a badge from its address on any host, because each site serves its own badges. */
export function badgePathOf(address: string): string | undefined {
  return BADGE_ADDRESS.exec(address)?.[1];
}
