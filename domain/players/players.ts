import { formatUpdated } from "../dates.ts";
import { memoize } from "../memoize.ts";
import type { Team } from "../teams/team.ts";
import { cleanText, normaliseTeamName } from "../teams/team-names.ts";
import { compareNames } from "../text/compare-names.ts";
import { foldForSearch } from "../text/fold.ts";
import { wellFormed } from "../text/well-formed.ts";
import type { Player } from "./player.ts";

/**
 * The team of a player's contract, whose full name equals his Current Team, both normalised
 * (product.md section 3); undefined for none or an unknown one.
 */
export function teamOfPlayer(
  player: Pick<Player, "currentTeam">,
  teams: readonly Team[],
): Team | undefined {
  return teamsByName(teams).get(teamKey(player.currentTeam));
}

/** The players with a place on a roster; the others keep their rows, without a team. */
export const onRosters = memoize((players: readonly Player[]): readonly Player[] =>
  players.filter(({ currentTeam }) => currentTeam !== ""),
);

/** "Roster as of October 8, 2026", by the time of the players' collection; "" without one. */
export function rosterAsOf(updatedAt: string | undefined): string {
  const day = formatUpdated(updatedAt);
  return day === undefined ? "" : `Roster as of ${day}`;
}

/** A team's players in alphabetical order (product.md section 2, "Team Roster"). */
export function rosterOf(team: Pick<Team, "fullName">, players: readonly Player[]): Player[] {
  const roster = playersByTeam(players).get(teamKey(team.fullName)) ?? [];
  return roster.toSorted((a, b) => compareNames(a.name, b.name));
}

/**
 * The player of a route: an exact match without regard to case (product.md section 5). "nikola
 * jokić" matches, "nikola jokic" does not; composed and decomposed letters are equal, and so are
 * all kinds of white space. Of players with equal names, the first.
 */
export function findPlayer(players: readonly Player[], nameFromRoute: string): Player | undefined {
  return playersByName(players).get(playerKey(nameFromRoute));
}

/**
 * The player of an address below a player's page, or of a file: by his exact name, otherwise the only
 * one whose name is equal without its marks ("nikola jokic").
 */
export function playerAt(players: readonly Player[], nameFromRoute: string): Player | undefined {
  const exact = findPlayer(players, nameFromRoute);
  if (exact !== undefined) return exact;
  const [only, ...others] = playersByPlainName(players).get(foldForSearch(nameFromRoute)) ?? [];
  return others.length === 0 ? only : undefined;
}

const PLAYER_PATH = "/nba/players/player/";

/** The page of a player on and off the floor. */
export function floorPath(name: string): string {
  return `${playerPath(name)}/floor`;
}

/** The address of a player's page. Never throws: broken surrogate pairs are replaced. */
export function playerPath(name: string): string {
  return PLAYER_PATH + encodeURIComponent(wellFormed(name));
}

/** Decodes the name in a route's last segment; a malformed escape stays as it is. */
export function playerNameFromParam(param: string): string {
  try {
    return decodeURIComponent(param);
  } catch {
    return param;
  }
}

/** The external search for a player by name (product.md section 7). */
export function externalSearchUrl(name: string): string {
  const search = encodeURIComponent(wellFormed(name));
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

const playersByPlainName = memoize((players: readonly Player[]) =>
  Map.groupBy(players, ({ name }) => foldForSearch(name)),
);

const playersByTeam = memoize((players: readonly Player[]) =>
  Map.groupBy(players, (player) => teamKey(player.currentTeam)),
);
