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
export function teamTabs({ href, name, abbreviation }: Subject & { abbreviation: string }): Tab[] {
  return [
    { ...tab(href, "", "Team"), after: `: Back to ${name}` },
    tab(href, "/games", "Games"),
    { ...tab(href, "/roster", "Roster"), before: "Team" },
    { ...tab(href, "/stats", "Stats"), before: "Advanced" },
    tab(href, "/splits", "Splits"),
    tab(href, "/history", "History"),
    { below: undefined, href: `/nba/compare?teams=${abbreviation}`, text: "Compare" },
  ];
}

/** The tabs of a player's pages, in their order on every page. */
export function playerTabs({ href, name }: Subject): Tab[] {
  const compared = `/nba/compare?players=${encodeURIComponent(name)}`;
  return [
    { ...tab(href, "", "Season"), after: `: Back to ${name}` },
    tab(href, "/games", "Games"),
    tab(href, "/splits", "Splits"),
    tab(href, "/career", "Career"),
    { below: undefined, href: compared, text: "Compare" },
  ];
}

function tab(href: string, below: string, text: string): Tab {
  return { below, href: `${href}${below}`, text };
}
