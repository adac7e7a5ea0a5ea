import { playerPath } from "../season/players.ts";
import { teamPath } from "../season/team.ts";
import { cleanText } from "../season/team-names.ts";
import type { SearchedPlayer, SearchedTeam } from "./search.ts";

/** All teams and players, with the fields that search results show. */
export interface SearchIndex {
  teams: IndexedTeam[];
  /** Grouped by team, in the order of the teams; players of unknown teams at the end. */
  players: IndexedPlayer[];
}

export interface IndexedTeam extends SearchedTeam {
  id: number;
  nicknames: readonly string[];
  /** The address of the badge; "" when there is none. */
  logo: string;
}

export interface IndexedPlayer extends SearchedPlayer {
  position: string;
  nicknames: readonly string[];
  team: IndexedTeam | undefined;
}

/** A team or a player in a list of search results. */
export interface SearchHit {
  href: string;
  name: string;
  /** A detail that tells namesakes apart: a team's abbreviation, a player's position and team. */
  detail: string;
  logo: string | undefined;
}

/** The search result of a team. */
export function hitOfTeam(team: IndexedTeam): SearchHit {
  const { fullName, abbreviation, logo } = team;
  return { href: teamPath(team), name: fullName, detail: abbreviation, logo: logo || undefined };
}

/** The search result of a player. */
export function hitOfPlayer({ name, position, team }: IndexedPlayer): SearchHit {
  const detail = [position, team?.abbreviation].filter(Boolean).join(", ");
  return { href: playerPath(name), name, detail, logo: team?.logo || undefined };
}

/** The version of the text format. */
const FORM = "search index 2";

/**
 * Encodes the index as compact text: a line for each team and, after a tab, one for each of its
 * players, nicknames last; players without a team follow an empty line. White space within a field
 * becomes one space. A full name is omitted when it is the city and the name.
 */
export function encodeSearchIndex({ teams, players }: SearchIndex): string {
  const lines = [FORM];
  const byTeam = Map.groupBy(players, ({ team }) => team);
  for (const team of [...teams, undefined]) {
    lines.push(team === undefined ? "" : teamLine(team));
    for (const { name, position, nicknames } of byTeam.get(team) ?? []) {
      lines.push(lineOf(["", name, position, ...nicknames]));
    }
  }
  return lines.join("\n");
}

function teamLine(team: IndexedTeam): string {
  const { id, abbreviation, city, name, fullName, logo, nicknames } = team;
  return lineOf([
    String(id),
    abbreviation,
    city,
    name,
    cleanText(fullName) === fullNameOf(city, name) ? "" : fullName,
    logo,
    ...nicknames,
  ]);
}

function lineOf(fields: string[]): string {
  return fields.map(cleanText).join("\t");
}

function fullNameOf(city: string, name: string): string {
  return cleanText(`${city} ${name}`);
}

/** Parses the text; undefined when it is malformed or truncated. */
export function decodeSearchIndex(text: string): SearchIndex | undefined {
  const [form, ...lines] = text.split("\n");
  if (form !== FORM) return undefined;
  const index: SearchIndex = { teams: [], players: [] };
  let team: IndexedTeam | undefined;
  let isWhole = false;
  for (const line of lines) {
    const [id = "", ...fields] = line.split("\t");
    if (line === "") {
      team = undefined;
      isWhole = true;
    } else if (id === "") {
      const [name = "", position = "", ...nicknames] = fields;
      index.players.push({ name, position, nicknames, team });
    } else {
      const [abbreviation = "", city = "", name = "", fullName = "", logo = "", ...nicknames] =
        fields;
      team = {
        id: Number(id),
        abbreviation,
        city,
        name,
        fullName: fullName || fullNameOf(city, name),
        logo,
        nicknames,
      };
      index.teams.push(team);
    }
  }
  return isWhole ? index : undefined;
}
