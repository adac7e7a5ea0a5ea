import { inSeason } from "#domain/players/season-links.ts";
import { currentSeason } from "#domain/season/season.ts";
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
  season = currentSeason(),
): Tab[] {
  // A past season's page has its roster; its ratings are not known.
  const ofCurrent =
    season === currentSeason()
      ? [
          { ...tab(href, "/roster", "Roster"), before: "Team" },
          { ...tab(href, "/stats", "Stats"), before: "Advanced" },
        ]
      : [];
  return [
    { ...tab(href, "", "Team", season), after: `: Back to ${name}` },
    tab(href, "/games", "Games", season),
    ...ofCurrent,
    tab(href, "/splits", "Splits", season),
    tab(href, "/history", "History"),
    {
      below: undefined,
      href: inSeason(`/nba/compare?teams=${abbreviation}`, season),
      text: "Compare",
    },
  ];
}

/** The tabs of a player's pages, in their order on every page. */
export function playerTabs(
  { href, name, id = name }: Subject & { id?: string },
  season = currentSeason(),
): Tab[] {
  // Two players may have one name.
  const compared = inSeason(`/nba/compare?players=${encodeURIComponent(id)}`, season);
  const ofSeason = [tab(href, "/games", "Games", season), tab(href, "/splits", "Splits", season)];
  const compare = { below: undefined, href: compared, text: "Compare" };
  return [
    { ...tab(href, "", "Season", season), after: `: Back to ${name}` },
    ...ofSeason,
    ...(season === currentSeason() ? [tab(href, "/floor", "On/off")] : []),
    tab(href, "/career", "Career"),
    compare,
  ];
}

function tab(href: string, below: string, text: string, season = currentSeason()): Tab {
  return { below, href: inSeason(`${href}${below}`, season), text };
}
