import { ok, type Result } from "#domain/result.ts";
import type { Game } from "#domain/season/facts.ts";
import { type Fixture, fixtureKey } from "#domain/season/fixtures.ts";
import { seasonName } from "#domain/season/season.ts";
import type { Team } from "#domain/season/team.ts";
import type { StatsApiFailure } from "../stats-api/request.ts";
import type { ApiGame } from "../stats-api/rows.ts";
import type { Fetched, StatsApi, UnreadRow } from "../stats-api/stats-api.ts";
import { parseTeams, type TeamWire } from "../wire/teams.ts";
import { countedGames, type NotCounted } from "./counted-games.ts";
import { keyOfGame } from "./followed-schedule.ts";
import { gameIdsOf } from "./game-ids.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The progress of a refresh: the current step, and how much of it is done; the update is last. */
export interface Progress {
  step: "teams" | "games" | "stats" | "players" | "rosters" | "update";
  done: number;
  of: number;
}

export interface FetchOptions {
  api: StatsApi;
  /** The year in which the season began. */
  season: number;
  /** Reads the lines of all games, not only of new or changed ones. */
  isFull: boolean;
  now: () => number;
  onProgress?: (progress: Progress) => void;
}

/** A game under the site's id, with the API's id. */
export interface IdentifiedGame {
  game: Game;
  apiId: number;
}

/** The teams and games of the season from the API. */
export interface ApiSchedule {
  teams: Team[];
  games: IdentifiedGame[];
  /** The games that count in the standings, finished and to come. */
  scheduled: readonly ApiGame[];
  /** All games of the API; undefined where a row could not be read, so that one may be missing. */
  listed: readonly ApiGame[] | undefined;
  /** The stored games that an unreadable row may be about: they stay as they are. */
  kept: Game[];
  notCounted: NotCounted[];
  unread: UnreadRow[];
}

/** Reads all teams and games; fails with the first failure of the API. */
export async function readSchedule(
  stored: StoredSeason,
  { api, season, onProgress = () => {} }: FetchOptions,
): Promise<Result<ApiSchedule, StatsApiFailure>> {
  onProgress({ step: "teams", done: 0, of: 1 });
  const apiTeams = await api.teams();
  if (!apiTeams.ok) return apiTeams;
  onProgress({ step: "teams", done: 1, of: 1 });
  onProgress({ step: "games", done: 0, of: 1 });
  const apiGames = await api.games(season);
  if (!apiGames.ok) return apiGames;
  onProgress({ step: "games", done: 1, of: 1 });
  const teams = teamsOf(apiTeams.value, stored);
  const name = seasonName(season);
  const { counted, coming, notCounted } = countedGames(
    apiGames.value.rows,
    name,
    stored.seasons.calendars[name] ?? {},
    teams,
  );
  const ids = gameIdsOf(stored.games, counted, season);
  const fixtures = new Map(stored.fixtures.map((fixture) => [fixtureKey(fixture), fixture]));
  const games = counted.map((game) => {
    const id = ids.get(game.id) ?? "";
    return numbered(game, id, stored.games.get(id), fixtures.get(keyOfGame(game)));
  });
  const listed = new Set(games.map(({ game }) => game.id));
  const isWhole = apiGames.value.unread.length === 0;
  return ok({
    teams,
    games,
    scheduled: [...counted, ...coming],
    listed: isWhole ? apiGames.value.rows : undefined,
    kept: isWhole ? [] : [...stored.games.values()].filter(({ id }) => !listed.has(id)),
    notCounted,
    unread: [...apiTeams.value.unread, ...apiGames.value.unread],
  });
}

/** The API's teams; a team whose row cannot be understood stays as it is stored. */
function teamsOf({ rows, unread }: Fetched<TeamWire>, { roots }: StoredSeason): Team[] {
  const known = unread.length === 0 ? [] : (parseTeams(roots.teamsAPI.data)?.rows ?? []);
  const teams = parseTeams(rows)?.rows ?? [];
  const ids = new Set(teams.map(({ id }) => id));
  const all = [...teams, ...known.filter(({ id }) => !ids.has(id))];
  return unread.length === 0 ? all : all.sort((a, b) => a.id - b.id);
}

/**
 * A game under the site's id. The API has neither neutral floors nor quarters: a stored game keeps its
 * floor and, with the same score, its deficit; a new one has the floor of the schedule. Its tip-off is
 * the schedule's, because some sources change it to when the game began.
 */
function numbered(
  game: ApiGame,
  id: Game["id"],
  known: Game | undefined,
  fixture: Fixture | undefined,
): IdentifiedGame {
  const { neutral = false } = known ?? fixture ?? {};
  const tipOff = [known?.tipOff, fixture?.tipOff, game.tipOff].find((time) => time?.includes("T"));
  const formerTipOffs = fixture?.formerTipOffs ?? known?.formerTipOffs;
  const overtimes = game.overtimes || known?.overtimes;
  const hasScore = known?.homePoints === game.homePoints && known.awayPoints === game.visitorPoints;
  const deficit = hasScore ? known.deficit : undefined;
  return {
    apiId: game.id,
    game: {
      id,
      date: game.date,
      homeTeamId: game.homeTeamId,
      awayTeamId: game.visitorTeamId,
      homePoints: game.homePoints,
      awayPoints: game.visitorPoints,
      neutral,
      ...(overtimes !== undefined && { overtimes }),
      ...(deficit !== undefined && { deficit }),
      ...(tipOff !== undefined && { tipOff }),
      ...(formerTipOffs !== undefined && { formerTipOffs }),
    },
  };
}
