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

/** The teams of the league, whose ids are the numbers from 1. */
export const TEAM_COUNT = 30;

/** Returns whether a text is the id of a team. */
export function isTeamId(text: string): boolean {
  return /^[1-9]\d?$/.test(text) && Number(text) <= TEAM_COUNT;
}

/** A team's name in sentences: its city, or "the" and its name when two teams share the city. */
export function placeName({ city, name }: Pick<Team, "city" | "name">): string {
  return city === "LA" || city === "Los Angeles" ? `the ${name}` : city;
}

/** The verb after `placeName`: a city has it in the singular, a team's name in the plural. */
export function placeVerb(
  team: Pick<Team, "city" | "name">,
  singular: string,
  plural: string,
): string {
  return placeName(team) === team.city ? singular : plural;
}

/** The address of a team's page (product.md section 2). */
export function teamPath(team: Pick<Team, "id">): string {
  return `/nba/teams/${team.id}`;
}

/** The badge and official site of a team, joined to the team by name. */
export interface TeamLink {
  name: string;
  logo: string;
  href: string;
}

/** A labelled figure as printed, in a tile or a table cell. */
export interface Stat {
  label: string;
  value: string;
}
