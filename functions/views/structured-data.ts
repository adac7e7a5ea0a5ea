import type { Player } from "../../domain/season/player.ts";
import { imperialHeight } from "../../domain/season/printed.ts";
import type { Team } from "../../domain/season/team.ts";

type Description = Record<string, unknown>;

const CONTEXT = "https://schema.org";

export interface Crumb {
  name: string;
  path: string;
}

/** Schema.org BreadcrumbList of the way to a page, the page itself last. */
export function breadcrumbs(siteUrl: string, crumbs: Crumb[]): Description {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Dashboard", path: "/" }, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: new URL(crumb.path, siteUrl).href,
    })),
  };
}

/** Schema.org SportsTeam. */
export function sportsTeam(
  siteUrl: string,
  team: Team,
  path: string,
  officialSite: string | undefined,
): Description {
  return {
    "@context": CONTEXT,
    "@type": "SportsTeam",
    name: team.fullName,
    sport: "Basketball",
    url: new URL(path, siteUrl).href,
    location: { "@type": "Place", name: team.city },
    memberOf: { "@type": "SportsOrganization", name: "National Basketball Association" },
    ...(officialSite === undefined ? {} : { sameAs: officialSite }),
  };
}

/** Schema.org Person; what is not known of a player is left out. */
export function person(
  siteUrl: string,
  player: Player,
  path: string,
  team: Team | undefined,
): Description {
  const known = (name: string, value: string) => (value === "" ? {} : { [name]: value });
  return {
    "@context": CONTEXT,
    "@type": "Person",
    name: player.name,
    jobTitle: "Basketball player",
    url: new URL(path, siteUrl).href,
    ...known("nationality", player.nationality),
    ...known("height", imperialHeight(player.height)),
    ...known("weight", player.weight === "" ? "" : `${player.weight} lb`),
    ...(team === undefined ? {} : { affiliation: { "@type": "SportsTeam", name: team.fullName } }),
  };
}
