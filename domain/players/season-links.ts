import { isSeveral } from "../season/season-range.ts";
import { type Team, teamPath } from "../teams/team.ts";
import { playerPath } from "./players.ts";

/** The addresses of teams and players in one season. */
export interface SeasonLinks {
  team(team: Pick<Team, "id">): string;
  /** A team's games. */
  games(team: Pick<Team, "id">): string;
  player(name: string): string;
}

/** The pages of teams and players in a season; those of the current one for several seasons. */
export function linksOfSeason(season: string, current: string): SeasonLinks {
  const games = (team: Pick<Team, "id">) => inSeason(`${teamPath(team)}/games`, season, current);
  if (season === current || isSeveral(season)) return { team: teamPath, games, player: playerPath };
  return {
    team: (team) => inSeason(teamPath(team), season, current),
    games,
    player: (name) => inSeason(playerPath(name), season, current),
  };
}

/** An address without a season as one of a season; the current season is not named. */
export function inSeason(address: string, season: string, current: string): string {
  if (season === current) return address;
  return `${address}${address.includes("?") ? "&" : "?"}season=${season}`;
}
