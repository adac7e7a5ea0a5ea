import { ok, type Result } from "../../../domain/result.ts";
import type { Game } from "../../../domain/season/facts.ts";
import type { Team } from "../../../domain/season/team.ts";
import type { StatsApiFailure } from "../stats-api/request.ts";
import type { ApiGame } from "../stats-api/rows.ts";
import type { StatsApi } from "../stats-api/stats-api.ts";
import { parseTeams } from "../wire/teams.ts";
import { countedGames, type NotCounted } from "./counted-games.ts";
import { gameIdsOf } from "./game-ids.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The progress of a refresh: the current step, and how much of it is done; the update is last. */
export interface Progress {
  step: "teams" | "games" | "stats" | "players" | "update";
  done: number;
  of: number;
}

export interface FetchOptions {
  api: StatsApi;
  /** The year in which the season began. */
  season: number;
  /** Reads the lines of all games, not only of new or changed ones. */
  isFull: boolean;
  onProgress?: (progress: Progress) => void;
}

/** A game under the site's id, with the API's id. */
export interface NumberedGame {
  game: Game;
  apiId: number;
}

/** The teams and games of the season from the API. */
export interface Schedule {
  teams: Team[];
  games: NumberedGame[];
  notCounted: NotCounted[];
  /** The numbers of malformed rows. */
  dropped: { teams: number; games: number };
}

/** Reads all teams and games; fails with the first failure of the API. */
export async function readSchedule(
  stored: StoredSeason,
  { api, season, onProgress = () => {} }: FetchOptions,
): Promise<Result<Schedule, StatsApiFailure>> {
  onProgress({ step: "teams", done: 0, of: 1 });
  const apiTeams = await api.teams();
  if (!apiTeams.ok) return apiTeams;
  onProgress({ step: "teams", done: 1, of: 1 });
  onProgress({ step: "games", done: 0, of: 1 });
  const apiGames = await api.games(season);
  if (!apiGames.ok) return apiGames;
  onProgress({ step: "games", done: 1, of: 1 });
  const teams = parseTeams(apiTeams.value.rows)?.rows ?? [];
  const { counted, notCounted } = countedGames(apiGames.value.rows, season, teams);
  const ids = gameIdsOf(stored.games, counted, season);
  return ok({
    teams,
    games: counted.map((game) => numbered(game, ids.get(game.id) ?? "", stored)),
    notCounted,
    dropped: { teams: apiTeams.value.dropped, games: apiGames.value.dropped },
  });
}

/** A game under the site's id. The API has no neutral floors, so a stored game keeps its own. */
function numbered(game: ApiGame, id: Game["id"], stored: StoredSeason): NumberedGame {
  const known = stored.games.get(id);
  const overtimes = game.overtimes || known?.overtimes;
  return {
    apiId: game.id,
    game: {
      id,
      date: game.date,
      homeTeamId: game.homeTeamId,
      awayTeamId: game.visitorTeamId,
      homePoints: game.homePoints,
      awayPoints: game.visitorPoints,
      neutral: known?.neutral ?? false,
      ...(overtimes !== undefined && { overtimes }),
    },
  };
}
