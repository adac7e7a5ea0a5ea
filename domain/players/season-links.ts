import { isSeveral } from "../season/season-range.ts";
import { FIRST_WITH_LINES, FIRST_WITH_OFFICIAL_LINES } from "../season/season-rules.ts";
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
    // A player's page has his seasons before those with lines all together.
    player:
      season < FIRST_WITH_LINES
        ? playerPath
        : (name) => inSeason(playerPath(name), season, current),
  };
}

/** The page of a season. */
export function seasonPath(season: string): string {
  return `/nba/seasons/${season}`;
}

/** The playoffs of a season: where only their series are held they are on its own page. */
export function playoffsPath(season: string, current: string): string {
  return season < FIRST_WITH_OFFICIAL_LINES
    ? seasonPath(season)
    : inSeason("/nba/playoffs", season, current);
}

/** An address without a season as one of a season; the current season is not named. */
export function inSeason(address: string, season: string, current: string): string {
  if (season === current) return address;
  return `${address}${address.includes("?") ? "&" : "?"}season=${season}`;
}
