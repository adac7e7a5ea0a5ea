import { matchByName } from "../words/name-match.ts";
import type { Team, TeamLink } from "./team.ts";

/**
 * A team's badge and official site: the link whose name is in the team's full name, one that
 * equals whole words of it first (spec section 5, "Team-links matching").
 */
export function linkOfTeam(
  team: Pick<Team, "fullName">,
  links: readonly TeamLink[],
): TeamLink | undefined {
  return matchByName(team.fullName, links, (link) => link.name);
}

/** Where the team's badge is: one view of the file that holds all thirty. */
export function badgeUrl({ abbreviation }: Pick<Team, "abbreviation">): string {
  return `/badges.svg#${abbreviation.toLowerCase()}`;
}
