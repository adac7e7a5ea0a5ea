export type Conference = "East" | "West";

export interface Team {
  id: number;
  abbreviation: string;
  city: string;
  conference: Conference;
  division: string;
  fullName: string;
  name: string;
}

/** A team as sentences name it: its city, or the team where two share one. */
export function placeName({ city, name }: Pick<Team, "city" | "name">): string {
  return city === "LA" || city === "Los Angeles" ? `the ${name}` : city;
}

/** Where a team's pages are (product.md section 2). */
export function teamPath(team: Pick<Team, "id">): string {
  return `/nba/teams/${team.id}`;
}

/** Where a team's badge and its official site are found; joined to a team by name. */
export interface TeamLink {
  name: string;
  logo: string;
  href: string;
}

/** A named figure as it is printed: a tile, a table cell. */
export interface Stat {
  label: string;
  value: string;
}
