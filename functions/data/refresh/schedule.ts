import { easternDayAt } from "#domain/eastern-days.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Game } from "#domain/season/facts.ts";
import { type Fixture, fixtureKey } from "#domain/season/fixtures.ts";
import { seasonName } from "#domain/season/season.ts";
import type { Team } from "#domain/teams/team.ts";
import type { StatsApiFailure } from "../stats-api/request.ts";
import type { ApiGame } from "../stats-api/rows.ts";
import type { Fetched, StatsApi, UnreadRow } from "../stats-api/stats-api.ts";
import { parseTeams, type TeamWire } from "../wire/teams.ts";
import { countedGames, cupFinalDoubts, type Exceptions, type NotCounted } from "./counted-games.ts";
import { keyOfGame } from "./followed-schedule.ts";
import { gameIdsOf } from "./game-ids.ts";
import { playableGames } from "./odd-games.ts";
import type { StoredSeason } from "./stored-season.ts";
import { gameName, type WaitingGame } from "./waiting.ts";

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
  exceptions: Exceptions;
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
  /** The stored games that the API does not list, or not as one that can be played: they stay as they are. */
  kept: Game[];
  notCounted: NotCounted[];
  /** The games of which nothing tells how they were played. */
  waiting: WaitingGame[];
  /** What an operator should know of the rows, in sentences. */
  doubts: string[];
  unread: UnreadRow[];
}

/** Reads all teams and games; fails with the first failure of the API. */
export async function readSchedule(
  stored: StoredSeason,
  { api, season, isFull, exceptions, now, onProgress = () => {} }: FetchOptions,
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
  const { fixtures, seasons } = stored;
  const rules = { season: name, known: seasons.calendars[name] ?? {}, teams, fixtures, exceptions };
  const { rows, unread, repeated = 0 } = apiGames.value;
  const { counted, upcoming, notCounted, calendar } = countedGames(rows, rules);
  const storedFixtures = new Set([...stored.games.values()].map(fixtureKey));
  const planKeys = new Set(fixtures.map(fixtureKey));
  const isStored = (game: ApiGame) => storedFixtures.has(keyOfGame(game));
  const played = playableGames(
    counted,
    (game) => isStored(game) || planKeys.has(keyOfGame(game)),
    teams,
  );
  const off = upcoming.filter(({ isOff }) => isOff);
  const planned = playableGames(
    upcoming.filter(({ isOff }) => !isOff),
    (game) => planKeys.has(keyOfGame(game)),
    teams,
  );
  const ids = gameIdsOf(stored.games, played.games, season);
  const plan = new Map(fixtures.map((fixture) => [fixtureKey(fixture), fixture]));
  const games = played.games.map((game) => {
    const id = ids.get(game.id) ?? "";
    return numbered(game, id, stored.games.get(id), plan.get(keyOfGame(game)));
  });
  const { kept, gone } = keptGames(games, stored, isFull, unread.length > 0);
  return ok({
    teams,
    games,
    scheduled: [...played.games, ...planned.games, ...off],
    listed: unread.length === 0 ? rows : undefined,
    kept,
    notCounted,
    waiting: played.waiting,
    doubts: [
      ...(repeated === 0 ? [] : [`games: ${repeated} rows came twice`]),
      ...[...played.left, ...planned.left].map((says) => `games: ${says}`),
      ...planned.waiting.map(
        ({ name, why }) => `games: ${name} is not taken into the schedule: ${why}`,
      ),
      ...gone.map(
        (game) =>
          `games: ${gameName(game, teams)} is stored, and the API has no such game that counts: ` +
          "npm run data:refresh -- --full takes it away",
      ),
      ...cupFinalDoubts(calendar, rows, rules, easternDayAt(now())),
    ],
    unread: [...apiTeams.value.unread, ...unread],
  });
}

/** So many stored games at most may be missing by mistakes of the API; more are other data. */
const MOST_GONE = 10;

/**
 * The stored games that the API does not list as games that count. They stay as they are while it may be
 * the API's mistake, until a full run, which reads the lines without which no total can be told.
 */
function keptGames(
  games: readonly IdentifiedGame[],
  stored: StoredSeason,
  isFull: boolean,
  hasUnread: boolean,
): { kept: Game[]; gone: Game[] } {
  const listed = new Set(games.map(({ game }) => game.id));
  const missing = [...stored.games.values()].filter(({ id }) => !listed.has(id));
  if (hasUnread) return { kept: missing, gone: [] };
  const isMistake = !isFull && missing.length <= MOST_GONE;
  return isMistake ? { kept: missing, gone: missing } : { kept: [], gone: [] };
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
      ...(tipOff !== undefined && { tipOff: new Date(tipOff).toISOString() }),
      ...(formerTipOffs !== undefined && { formerTipOffs }),
    },
  };
}
