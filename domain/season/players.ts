import { memoize } from "../memoize.ts";
import { compareNames } from "../words/names.ts";
import type { Player } from "./player.ts";
import type { Team } from "./team.ts";
import { cleanText, normaliseTeamName } from "./team-names.ts";

/**
 * The team a player is under contract with: his Current Team equals the team's full name, both
 * normalised (product.md section 3); undefined for none or an unknown one.
 */
export function teamOfPlayer(
  player: Pick<Player, "currentTeam">,
  teams: readonly Team[],
): Team | undefined {
  return teamsByName(teams).get(teamKey(player.currentTeam));
}

/** A team's players in alphabetical order (product.md section 2, "Team Roster"). */
export function rosterOf(team: Pick<Team, "fullName">, players: readonly Player[]): Player[] {
  const roster = playersByTeam(players).get(teamKey(team.fullName)) ?? [];
  return roster.toSorted((a, b) => compareNames(a.name, b.name));
}

/**
 * The player a route names: case-insensitive exact match (product.md section 5). Exact means that
 * "nikola jokić" is found and "nikola jokic" is not; composed and decomposed letters are equal,
 * and so are kinds of white space. Of two players with one name, the first.
 */
export function findPlayer(players: readonly Player[], nameFromRoute: string): Player | undefined {
  return playersByName(players).get(playerKey(nameFromRoute));
}

const PLAYER_PATH = "/nba/players/player/";

/** The address of a player's page. Never throws: a broken surrogate pair is replaced. */
export function playerPath(name: string): string {
  return PLAYER_PATH + encodeURIComponent(name.toWellFormed());
}

/** The name in a route's last segment. One that is not validly escaped is taken as it stands. */
export function playerNameFromParam(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}

/** The external player search by name (product.md section 7). */
export function externalSearchUrl(name: string): string {
  const search = encodeURIComponent(name.toWellFormed());
  return `https://www.basketball-reference.com/search/search.fcgi?search=${search}`;
}

function teamKey(fullName: string): string {
  return normaliseTeamName(fullName).toLowerCase();
}

function playerKey(name: string): string {
  return cleanText(name).toLowerCase().normalize("NFC");
}

const teamsByName = memoize((teams: readonly Team[]) => {
  const byName = new Map(teams.map((team) => [teamKey(team.fullName), team]));
  byName.delete("");
  return byName;
});

const playersByName = memoize((players: readonly Player[]) => {
  const byName = new Map<string, Player>();
  for (const player of players) {
    const key = playerKey(player.name);
    if (!byName.has(key)) byName.set(key, player);
  }
  return byName;
});

const playersByTeam = memoize((players: readonly Player[]) =>
  Map.groupBy(players, (player) => teamKey(player.currentTeam)),
);
