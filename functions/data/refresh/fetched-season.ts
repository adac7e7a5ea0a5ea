import { fail, ok, type Result } from "../../../domain/result.ts";
import type { Game } from "../../../domain/season/facts.ts";
import { isSameLine, type SourceLine } from "../../../domain/season/season-totals.ts";
import type { Team } from "../../../domain/season/team.ts";
import type { StatsApiFailure } from "../stats-api/request.ts";
import type { ApiLine } from "../stats-api/rows.ts";
import type { Fetched } from "../stats-api/stats-api.ts";
import type { NotCounted } from "./counted-games.ts";
import {
  gamesOfPlayersBehind,
  gamesWithin,
  gamesWithPlayersWithin,
  isNews,
  newGamesFirst,
} from "./games-to-read.ts";
import { mergedLines } from "./merged-lines.ts";
import { lineOf, peopleOf, playersIn } from "./people.ts";
import { type Match, matchByName } from "./player-ids.ts";
import { type FetchOptions, type NumberedGame, type Progress, readSchedule } from "./schedule.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The stats API's data of a season, under the site's ids. */
export interface FetchedSeason {
  teams: Team[];
  games: Game[];
  /** The lines of each game of which any line was read. */
  lines: ReadonlyMap<Game["id"], SourceLine[]>;
  /** The API's names of players, by the site's ids. */
  names: ReadonlyMap<string, string>;
  /** True when the lines that were read have every count that totals are summed from. */
  hasShots: boolean;
  notCounted: NotCounted[];
  /** The number of games left for another run, because the limit of requests is reached. */
  waiting: number;
  /** The players who were unknown to the site, as "Name (id)". */
  newcomers: string[];
  /** The answers that are malformed or ambiguous, in sentences. */
  problems: string[];
}

/** The failure when a run needs more requests than allowed, and cannot be divided. */
export interface TooMuch {
  kind: "too-much";
  games: number;
}

/** The limits of ids in one request, which keep its address short. */
const GAMES_AT_ONCE = 50;
const PLAYERS_AT_ONCE = 25;

/**
 * Reads the season: all teams and games; the lines of games that are new or changed, as many as the
 * remaining requests allow; and all lines of players who can only be identified, or whose totals
 * can only be computed, by them. Fails with the first failure of the API.
 */
export async function fetchSeason(
  stored: StoredSeason,
  options: FetchOptions,
): Promise<Result<FetchedSeason, StatsApiFailure | TooMuch>> {
  const { api, season } = options;
  const schedule = await readSchedule(stored, options);
  if (!schedule.ok) return schedule;
  const { teams, games: all, notCounted, dropped } = schedule.value;
  const news = newGamesFirst(all.filter(isWanted(stored, options)), stored);
  const games = await readGames(all, news, stored, options);
  if (!games.ok) return games;
  const { read, lines, hasShots } = games.value;

  const players = playersIn(lines);
  const matches = matchByName(stored.players, players);
  const playersToRead = playersNeeded(games.value, matches, stored);
  const fitting = gamesWithPlayersWithin(api.requestsLeft(), read, playersToRead, all);
  const wanted = new Set(fitting.flatMap((game) => [...playersToRead(game)]));
  const seasons = await inBatches([...wanted], PLAYERS_AT_ONCE, "players", options, (batch) =>
    api.linesOfPlayers(season, batch),
  );
  if (!seasons.ok) return seasons;

  const isFitting = new Set(fitting.map(({ apiId }) => apiId));
  const waiting = news.filter(({ apiId }) => !isFitting.has(apiId));
  const gamesNow = all.flatMap(({ game, apiId }) => {
    const isWaiting = waiting.some((one) => one.apiId === apiId);
    return isWaiting ? (stored.games.get(game.id) ?? []) : game;
  });
  const gameIds = new Map(all.map(({ game, apiId }) => [apiId, game.id]));
  const ofGames = lines.filter(({ gameId }) => isFitting.has(gameId));
  const ofPlayers = seasons.value.rows.filter(({ gameId }) => !isFitting.has(gameId));
  const readLines = [...ofGames, ...ofPlayers];
  const people = peopleOf(playersIn(readLines), matches, readLines, gameIds, stored);
  const listed = new Set(gamesNow.map(({ id }) => id));
  const isListed = (id: string | undefined): id is string => id !== undefined && listed.has(id);
  const ours = readLines.flatMap((line) => {
    const gameId = gameIds.get(line.gameId);
    return isListed(gameId) ? lineOf(line, gameId, people.ids.get(line.playerId) ?? "") : [];
  });
  const unread = { ...dropped, stats: games.value.dropped + seasons.value.dropped };
  return ok({
    teams,
    games: gamesNow,
    lines: mergedLines(
      {
        games: new Set(fitting.map(({ game }) => game.id)),
        players: new Set([...wanted].map((id) => people.ids.get(id) ?? "")),
        lines: ours,
      },
      stored.lines,
    ),
    names: people.names,
    hasShots,
    notCounted,
    waiting: waiting.length,
    newcomers: people.newcomers,
    problems: [
      ...Object.entries(unread).flatMap(([what, rows]) =>
        rows === 0 ? [] : [`${rows} rows of ${what} cannot be understood.`],
      ),
      ...people.problems,
    ],
  });
}

function isWanted(stored: StoredSeason, { isFull }: FetchOptions) {
  return ({ game }: NumberedGame) => isFull || isNews(game, stored);
}

interface GamesRead {
  read: NumberedGame[];
  lines: ApiLine[];
  dropped: number;
  hasShots: boolean;
}

/** Reads the new games, and the games of players whose stored totals are behind their lines. */
async function readGames(
  all: readonly NumberedGame[],
  news: readonly NumberedGame[],
  stored: StoredSeason,
  options: FetchOptions,
): Promise<Result<GamesRead, StatsApiFailure | TooMuch>> {
  const { api, isFull } = options;
  const readLines = (games: readonly NumberedGame[]) =>
    inBatches(games, GAMES_AT_ONCE, "stats", options, (batch) =>
      api.lines(batch.map(({ apiId }) => apiId)),
    );
  const most = gamesWithin(api.requestsLeft());
  if (isFull && news.length > most) return fail({ kind: "too-much", games: news.length });
  const read = news.slice(0, most);
  const first = await readLines(read);
  if (!first.ok) return first;
  const { rows: lines, dropped } = first.value;
  const hasShots = lines.every(({ shots }) => shots !== undefined);
  if (lines.length === 0 || !hasShots) return ok({ read, lines, dropped, hasShots });

  const behind = gamesOfPlayersBehind(stored);
  const isRead = new Set(read);
  const repaired = all.filter((one) => behind.has(one.game.id) && !isRead.has(one));
  if (read.length + repaired.length > most) {
    return fail({ kind: "too-much", games: read.length + repaired.length });
  }
  const second = await readLines(repaired);
  if (!second.ok) return second;
  return ok({
    read: [...read, ...repaired],
    lines: lines.concat(second.value.rows),
    dropped: dropped + second.value.dropped,
    hasShots,
  });
}

/**
 * The players of a game of whom more lines are needed: those whom their names do not identify, and
 * those whose stored line was corrected, since a stored line lacks the shots behind its figures.
 */
function playersNeeded(
  { read, lines, hasShots }: GamesRead,
  matches: ReadonlyMap<string, Match>,
  stored: StoredSeason,
): (game: NumberedGame) => ReadonlySet<string> {
  const isRead = new Set(read.map(({ game }) => game.id));
  if ([...stored.lines.keys()].every((id) => isRead.has(id))) return () => new Set();
  const byGame = Map.groupBy(lines, ({ gameId }) => gameId);
  return ({ game, apiId }) => {
    const before = new Map(stored.lines.get(game.id)?.map((line) => [line.playerId, line]));
    const needed = (byGame.get(apiId) ?? []).filter((line) => {
      const match = matches.get(line.playerId);
      if (match?.kind !== "known") return true;
      const known = before.get(match.id);
      if (known === undefined || !hasShots) return false;
      const plusMinus = line.plusMinus ?? known.plusMinus;
      return !isSameLine({ ...lineOf(line, game.id, match.id), plusMinus }, known);
    });
    return new Set(needed.map(({ playerId }) => playerId));
  };
}

/** Requests items in batches of `size`; stops at the first failure. */
async function inBatches<Item, Row>(
  items: readonly Item[],
  size: number,
  step: Progress["step"],
  { onProgress = () => {} }: FetchOptions,
  fetchBatch: (batch: Item[]) => Promise<Result<Fetched<Row>, StatsApiFailure>>,
): Promise<Result<Fetched<Row>, StatsApiFailure>> {
  const all: Fetched<Row> = { rows: [], dropped: 0 };
  for (let done = 0; done < items.length; done += size) {
    onProgress({ step, done, of: items.length });
    const answer = await fetchBatch(items.slice(done, done + size));
    if (!answer.ok) return answer;
    all.rows.push(...answer.value.rows);
    all.dropped += answer.value.dropped;
  }
  onProgress({ step, done: items.length, of: items.length });
  return ok(all);
}
