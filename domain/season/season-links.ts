import { playerPath } from "./players.ts";
import { currentSeason } from "./season.ts";
import { isSeveral } from "./season-range.ts";
import { type Team, teamPath } from "./team.ts";

/** The addresses of teams and players in one season. */
export interface SeasonLinks {
  team(team: Pick<Team, "id">): string;
  /** A team's games. */
  games(team: Pick<Team, "id">): string;
  player(name: string): string;
}

/** The pages of teams and players in a season; those of the current one for several seasons. */
export function linksOfSeason(season: string): SeasonLinks {
  const games = (team: Pick<Team, "id">) => inSeason(`${teamPath(team)}/games`, season);
  if (season === currentSeason() || isSeveral(season))
    return { team: teamPath, games, player: playerPath };
  return {
    team: (team) => inSeason(teamPath(team), season),
    games,
    player: (name) => inSeason(playerPath(name), season),
  };
}

/** An address with the season that it is about, which the current season's does not name. */
export function inSeason(address: string, season: string): string {
  if (season === currentSeason()) return address;
  const [path = "", query = ""] = address.split("?");
  const params = new URLSearchParams(query);
  params.set("season", season);
  return `${path}?${params}`;
}
