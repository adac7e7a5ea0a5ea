import type { Player } from "#domain/players/player.ts";
import { imperialHeight } from "#domain/season/printed.ts";
import type { Team } from "#domain/teams/team.ts";
import type { UpcomingCard } from "../game/game-cards.ts";

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

/** A Schema.org NewsArticle: what everyone may know of an article whose text is for members. */
export function newsArticle(
  siteUrl: string,
  article: { title: string; href: string; date: string | undefined; author?: string | undefined },
): Description {
  const { title, href, date, author = "Hardwood" } = article;
  return {
    "@context": CONTEXT,
    "@type": "NewsArticle",
    headline: title,
    url: new URL(href, siteUrl).href,
    datePublished: date,
    author: { "@type": "Organization", name: author },
    publisher: { "@type": "Organization", name: "Hardwood" },
    isAccessibleForFree: false,
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
  /** The card of a game without a result. */
  card?: Pick<UpcomingCard, "off">;
}

interface DescribedSide {
  team: Team;
  href: string;
}

const EVENT_STATUSES = {
  scheduled: "EventScheduled",
  postponed: "EventPostponed",
  cancelled: "EventCancelled",
} as const;

/** A Schema.org SportsEvent, with a status until the game is over, for which there is none. */
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
    ...(game.card && {
      eventStatus: `${CONTEXT}/${EVENT_STATUSES[game.card.off ?? "scheduled"]}`,
    }),
    homeTeam: team(game.home),
    awayTeam: team(game.away),
    ...(game.arena === "" ? {} : { location: { "@type": "Place", name: game.arena } }),
  };
}
