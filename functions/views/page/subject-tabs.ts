import { inSeason } from "#domain/players/season-links.ts";
import { hasPlays, hasRatings } from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";

/** A page of a team or a player in its line of tabs. */
export interface Tab {
  /** Its path below the subject's own page; undefined for a page elsewhere. */
  below: string | undefined;
  href: string;
  text: string;
  /** Words before or after the text, only for screen readers. */
  before?: string;
  after?: string;
}

interface Subject {
  /** The path of the subject's own page. */
  href: string;
  name: string;
}

/** The tabs of a team's pages, in their order on every page. */
export function teamTabs(
  { href, name, abbreviation }: Subject & { abbreviation: string },
  current: string,
  season = current,
  hasGames = true,
): Tab[] {
  const own = (address: string) => inSeason(address, season, current);
  // A past season's page has its roster.
  const ofCurrent =
    season === current ? [{ ...tab(href, "/roster", "Roster"), before: "Team" }] : [];
  const stats = { ...tab(href, "/stats", "Stats", own), before: "Advanced" };
  const hasLines = season >= FIRST_WITH_LINES;
  const compared = own(`/nba/compare?teams=${abbreviation}`);
  return [
    { ...tab(href, "", "Team", own), after: `: Back to ${name}` },
    ...(hasGames ? [tab(href, "/games", "Games", own)] : []),
    ...ofCurrent,
    ...(hasRatings(season) ? [stats] : []),
    ...(hasLines ? [tab(href, "/splits", "Splits", own)] : []),
    tab(href, "/history", "History"),
    ...(hasLines ? [{ below: undefined, href: compared, text: "Compare" }] : []),
  ];
}

/** The tabs of a player's pages, in their order on every page. */
export function playerTabs(
  { href, name, id = name }: Subject & { id?: string },
  current: string,
  season = current,
): Tab[] {
  const own = (address: string) => inSeason(address, season, current);
  // Two players may have one name.
  const compared = own(`/nba/compare?players=${encodeURIComponent(id)}`);
  const ofSeason = [tab(href, "/games", "Games", own), tab(href, "/splits", "Splits", own)];
  const compare = { below: undefined, href: compared, text: "Compare" };
  return [
    { ...tab(href, "", "Season", own), after: `: Back to ${name}` },
    ...ofSeason,
    ...(hasPlays(season) ? [tab(href, "/floor", "On/off", own)] : []),
    tab(href, "/career", "Career"),
    compare,
  ];
}

function tab(href: string, below: string, text: string, inOwn = (own: string) => own): Tab {
  return { below, href: inOwn(`${href}${below}`), text };
}
