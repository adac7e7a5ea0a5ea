import { fail, ok, type Result } from "../../../domain/result.ts";
import type { Game, GameLine } from "../../../domain/season/facts.ts";
import type { SeasonAverages } from "../../../domain/season/season-averages.ts";
import type { Team } from "../../../domain/season/team.ts";
import type { StatsApiFailure } from "../stats-api/request.ts";
import type { ApiGame, ApiLine } from "../stats-api/rows.ts";
import type { Fetched, StatsApi } from "../stats-api/stats-api.ts";
import { parseTeams } from "../wire/teams.ts";
import { identitiesOf } from "./identities.ts";
import type { StoredSeason } from "./stored-season.ts";

/** How far a refresh is: what is being read now, and how much of it; last the one update. */
export interface Progress {
  step: "teams" | "games" | "stats" | "players" | "season averages" | "update";
  done: number;
  of: number;
}

export interface FetchOptions {
  api: StatsApi;
  /** The year in which the season began. */
  season: number;
  /** Reads the lines of all games, not only of those that are new or changed. */
  isFull: boolean;
  /** Gives up rather than read the lines of more games. */
  mostGames?: number | undefined;
  onProgress?: (progress: Progress) => void;
}

/** What the stats API says of a season, under our own ids. */
export interface FetchedSeason {
  teams: Team[];
  games: Game[];
  /** The lines of the games that were new, changed or all asked for. */
  lines: ReadonlyMap<Game["id"], GameLine[]>;
  /** The averages of whoever played in one of them, by his id. */
  averages: ReadonlyMap<string, SeasonAverages>;
  /** The names of the same, where no name is known yet. */
  names: ReadonlyMap<string, string>;
  /** What could not be understood or told apart, in sentences. */
  problems: string[];
}

/** There is more to read than is allowed at once. */
export interface TooMuch {
  kind: "too-much";
  games: number;
}

/** As many at a time as keep an address short. */
const GAMES_AT_ONCE = 50;
const PLAYERS_AT_ONCE = 100;

/**
 * Reads the season: teams and games whole, then the lines of games that are not stored as they are
 * now, then names and averages of whoever played in those. Fails with the first failure of the API.
 */
export async function fetchSeason(
  stored: StoredSeason,
  options: FetchOptions,
): Promise<Result<FetchedSeason, StatsApiFailure | TooMuch>> {
  const { api, season, isFull, mostGames, onProgress = () => {} } = options;
  const problems: string[] = [];
  const understood = <Row>(what: string, { rows, dropped }: Fetched<Row>): Row[] => {
    if (dropped > 0) problems.push(`${dropped} rows of ${what} cannot be understood.`);
    return rows;
  };

  onProgress({ step: "teams", done: 0, of: 1 });
  const teams = await api.teams();
  if (!teams.ok) return teams;
  onProgress({ step: "teams", done: 1, of: 1 });
  onProgress({ step: "games", done: 0, of: 1 });
  const answered = await api.games(season);
  if (!answered.ok) return answered;
  onProgress({ step: "games", done: 1, of: 1 });
  const apiGames = understood("games", answered.value);

  const identities = identitiesOf(stored, apiGames);
  const games = apiGames.map((game) => gameOf(game, identities.gameId(game), stored));
  const asked = apiGames.filter((_, at) => isFull || isNews(games[at], stored));
  if (asked.length > (mostGames ?? Number.POSITIVE_INFINITY)) {
    return fail({ kind: "too-much", games: asked.length });
  }

  const apiLines = await inBatches(asked, GAMES_AT_ONCE, "stats", onProgress, (batch) =>
    api.lines(batch.map(({ id }) => id)),
  );
  if (!apiLines.ok) return apiLines;
  const lines = understood("stats", apiLines.value);
  const playerIds = [...new Set(lines.map(({ playerId }) => playerId))];
  const people = await inBatches(playerIds, PLAYERS_AT_ONCE, "players", onProgress, api.players);
  if (!people.ok) return people;
  const averages = await inBatches(
    playerIds,
    PLAYERS_AT_ONCE,
    "season averages",
    onProgress,
    (batch) => api.averages(season, batch),
  );
  if (!averages.ok) return averages;

  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  for (const player of understood("players", people.value)) {
    const id = identities.playerId(player);
    if (id === undefined) problems.push(`${player.name} has the id of another player.`);
    ids.set(player.id, id ?? player.id);
    names.set(id ?? player.id, player.name);
  }
  const idOf = (playerId: string) => ids.get(playerId) ?? playerId;
  const gameIds = new Map(apiGames.map((game, at) => [game.id, games[at]?.id]));
  return ok({
    teams: parseTeams(understood("teams", teams.value))?.rows ?? [],
    games,
    lines: linesByGame(lines, asked, (id) => gameIds.get(id), idOf, stored),
    averages: new Map(
      understood("season averages", averages.value).map(([id, own]) => [idOf(id), own]),
    ),
    names,
    problems,
  });
}

/** Where it was played is nothing the API tells: what is known of it stays. */
function gameOf(game: ApiGame, id: Game["id"], stored: StoredSeason): Game {
  return {
    id,
    date: game.date,
    homeTeamId: game.homeTeamId,
    awayTeamId: game.visitorTeamId,
    homePoints: game.homePoints,
    awayPoints: game.visitorPoints,
    neutral: stored.games.get(id)?.neutral ?? false,
  };
}

function isNews(game: Game | undefined, stored: StoredSeason): boolean {
  if (game === undefined) return false;
  const known = stored.games.get(game.id);
  const isSame =
    known?.date === game.date &&
    known.homeTeamId === game.homeTeamId &&
    known.awayTeamId === game.awayTeamId &&
    known.homePoints === game.homePoints &&
    known.awayPoints === game.awayPoints;
  return !isSame || stored.lines.of(game.id).length === 0;
}

/**
 * The lines of each game in the order they are stored in, new ones behind in the API's. A
 * plus-minus that the API does not give stays as it is known.
 */
function linesByGame(
  lines: readonly ApiLine[],
  asked: readonly ApiGame[],
  gameIdOf: (id: number) => Game["id"] | undefined,
  playerIdOf: (id: string) => string,
  stored: StoredSeason,
): Map<Game["id"], GameLine[]> {
  const byGame = Map.groupBy(lines, ({ gameId }) => gameId);
  const found = new Map<Game["id"], GameLine[]>();
  for (const { id } of asked) {
    const gameId = gameIdOf(id) ?? "";
    const known = new Map(
      stored.lines
        .of(gameId)
        .map(({ playerId, plusMinus }, place) => [playerId, { plusMinus, place }]),
    );
    const placeOf = ({ playerId }: GameLine) => known.get(playerId)?.place ?? known.size;
    const own = (byGame.get(id) ?? []).map((line): GameLine => {
      const playerId = playerIdOf(line.playerId);
      const plusMinus = line.plusMinus ?? known.get(playerId)?.plusMinus ?? null;
      return { ...line, gameId, playerId, plusMinus };
    });
    found.set(
      gameId,
      own.sort((a, b) => placeOf(a) - placeOf(b)),
    );
  }
  return found;
}

/** Asks for many things a few at a time; the first failure ends it. */
async function inBatches<Item, Row>(
  items: readonly Item[],
  size: number,
  step: Progress["step"],
  onProgress: (progress: Progress) => void,
  ask: (batch: Item[]) => Promise<Result<Fetched<Row>, StatsApiFailure>>,
): Promise<Result<Fetched<Row>, StatsApiFailure>> {
  const all: Fetched<Row> = { rows: [], dropped: 0 };
  for (let done = 0; done < items.length; done += size) {
    onProgress({ step, done, of: items.length });
    const answer = await ask(items.slice(done, done + size));
    if (!answer.ok) return answer;
    all.rows.push(...answer.value.rows);
    all.dropped += answer.value.dropped;
  }
  onProgress({ step, done: items.length, of: items.length });
  return ok(all);
}
