import type { Player } from "#domain/players/player.ts";
import { imperialHeight } from "#domain/season/printed.ts";
import type { Team } from "#domain/teams/team.ts";

type Description = Record<string, unknown>;

const CONTEXT = "https://schema.org";

export interface Crumb {
  name: string;
  path: string;
}

/** A Schema.org BreadcrumbList: the path to a page, with the page itself last. */
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

/** A Schema.org SportsTeam. */
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

/** A Schema.org Person; unknown facts of a player are left out. */
export function person(
  siteUrl: string,
  player: Player,
  path: string,
  team: Team | undefined,
): Description {
  const property = (name: string, value: string) => (value === "" ? {} : { [name]: value });
  return {
    "@context": CONTEXT,
    "@type": "Person",
    name: player.name,
    url: new URL(path, siteUrl).href,
    ...property("nationality", player.nationality),
    ...property("height", imperialHeight(player.height)),
    ...property("weight", player.weight === "" ? "" : `${player.weight} lb`),
    ...(team === undefined ? {} : { affiliation: { "@type": "SportsTeam", name: team.fullName } }),
  };
}

/** The data of a description of a game, played or to come. */
interface DescribedGame {
  away: DescribedSide;
  home: DescribedSide;
  title: string;
  tipOff: string | undefined;
  date: string;
  arena: string;
}

interface DescribedSide {
  team: Team;
  href: string;
}

/** A Schema.org SportsEvent; neither it nor the description of its page tells a result. */
export function sportsEvent(
  siteUrl: string,
  game: DescribedGame,
  description: string,
  path: string,
): Description {
  const team = ({ team, href }: DescribedSide) => ({
    "@type": "SportsTeam",
    name: team.fullName,
    url: new URL(href, siteUrl).href,
  });
  return {
    "@context": CONTEXT,
    "@type": "SportsEvent",
    name: game.title,
    description,
    url: new URL(path, siteUrl).href,
    sport: "Basketball",
    startDate: game.tipOff ?? game.date,
    homeTeam: team(game.home),
    awayTeam: team(game.away),
    ...(game.arena === "" ? {} : { location: { "@type": "Place", name: game.arena } }),
  };
}
