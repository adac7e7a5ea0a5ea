import { playerPath } from "./players.ts";
import { SEASON } from "./season.ts";
import { isSeveral } from "./season-range.ts";
import { type Team, teamPath } from "./team.ts";

/** The addresses of teams and players in one season. */
export interface SeasonLinks {
  team(team: Pick<Team, "id">): string;
  /** A team's games. */
  games(team: Pick<Team, "id">): string;
  player(name: string): string;
}

/**
 * The pages of teams and players: their own in the current season and for several seasons, their
 * games in a past one.
 */
export function linksOfSeason(season: string): SeasonLinks {
  const games = (team: Pick<Team, "id">) => inSeason(`${teamPath(team)}/games`, season);
  if (season === SEASON || isSeveral(season)) return { team: teamPath, games, player: playerPath };
  return {
    team: games,
    games,
    player: (name) => inSeason(`${playerPath(name)}/games`, season),
  };
}

/** An address with the season that it is about, which the current season's does not name. */
export function inSeason(address: string, season: string): string {
  if (season === SEASON) return address;
  const [path = "", query = ""] = address.split("?");
  const params = new URLSearchParams(query);
  params.set("season", season);
  return `${path}?${params}`;
}
