import { ok, type Result } from "#domain/result.ts";
import type { Game } from "#domain/season/facts.ts";
import type { SourceLine } from "#domain/season/season-totals.ts";
import type { Team } from "#domain/teams/team.ts";
import type { StatsApiFailure } from "../stats-api/request.ts";
import type { UnreadRow } from "../stats-api/stats-api.ts";
import type { NotCounted } from "./counted-games.ts";
import { gamesWithPlayersWithin } from "./games-to-read.ts";
import { gamesTogether, isAsStored } from "./games-together.ts";
import { mergedLines } from "./merged-lines.ts";
import { identifyPeople, playersIn, sourceLine } from "./people.ts";
import { identifyByName } from "./player-ids.ts";
import { linesGone, playersNeeded, readGames, readPlayers, type TooMuch } from "./read-lines.ts";
import {
  type ApiSchedule,
  type FetchOptions,
  type IdentifiedGame,
  readSchedule,
} from "./schedule.ts";
import type { StoredSeason } from "./stored-season.ts";
import { gameName, OUT_OF_REQUESTS, type WaitingGame } from "./waiting.ts";

/** The stats API's data of a season, under the site's ids. */
export interface FetchedSeason extends Pick<ApiSchedule, "scheduled" | "listed"> {
  teams: Team[];
  games: Game[];
  /** The lines of each game of which any line was read. */
  lines: ReadonlyMap<Game["id"], SourceLine[]>;
  /** The API's names of players, by the site's ids. */
  names: ReadonlyMap<string, string>;
  /** The site's ids of the players of these lines, by the API's. */
  playerIds: ReadonlyMap<string, string>;
  /** True when the lines that were read have every count that totals are summed from. */
  hasShots: boolean;
  /** The refusal of a source that gives scores alone; undefined for one that gives lines. */
  refusal: StatsApiFailure | undefined;
  notCounted: NotCounted[];
  /** The games left for another run. */
  waiting: WaitingGame[];
  /** The rows that cannot be understood, in sentences. */
  unreadable: string[];
  /** Warnings for the operator on the API's games, in sentences. */
  doubts: string[];
  /** The players who were unknown to the site. */
  newcomers: { id: string; name: string }[];
  /** The answers that are ambiguous, in sentences. */
  problems: string[];
}

/**
 * Reads the season: all teams and games; the lines of games that are new, changed or of the last
 * days, as many as the remaining requests allow; and all lines of players who can only be
 * identified, or whose totals can only be computed, by them. A game whose lines are not whole
 * waits. Fails with the first failure of the API.
 */
export async function fetchSeason(
  stored: StoredSeason,
  options: FetchOptions,
): Promise<Result<FetchedSeason, StatsApiFailure | TooMuch>> {
  const schedule = await readSchedule(stored, options);
  if (!schedule.ok) return schedule;
  const { teams, games: all, kept, notCounted, unread, doubts } = schedule.value;
  const games = await readGames(all, stored, options);
  if (!games.ok) return games;
  const { news, read, lines, partial, hasShots } = games.value;

  const matches = identifyByName(stored.players, playersIn(lines));
  const playersToRead = playersNeeded(games.value, matches, stored);
  const within = gamesWithPlayersWithin(options.api.requestsLeft(), read, playersToRead, all);
  const wanted = new Set(within.flatMap((game) => [...playersToRead(game)]));
  const seasons = await readPlayers([...wanted], options);
  if (!seasons.ok) return seasons;

  const withoutLine = options.isFull
    ? new Map<number, string>()
    : linesGone(games.value, matches, stored);
  const unfinished = unreadPlayers(seasons.value.unread, wanted);
  const candidates = all.filter(
    (one) => news.includes(one) || read.includes(one) || partial.has(one.apiId),
  );
  const { rows } = seasons.value;
  const seasonsRead = { rows, matches, stored, playersOf: playersToRead };
  const fitting = gamesTogether(
    within.filter(
      (game) =>
        !withoutLine.has(game.apiId) && playersToRead(game).isDisjointFrom(unfinished.players),
    ),
    candidates,
    seasonsRead,
  );
  const isFitting = new Set(fitting.map(({ apiId }) => apiId));
  const whyOf = ({ apiId }: IdentifiedGame) =>
    partial.get(apiId) ??
    withoutLine.get(apiId) ??
    (within.some((one) => one.apiId === apiId) ? unfinished.why : OUT_OF_REQUESTS);
  const waiting = candidates.filter(({ apiId }) => !isFitting.has(apiId));
  const isWaiting = new Map(waiting.map((one) => [one.apiId, one]));
  const gamesNow = all.flatMap(({ game, apiId }) =>
    isWaiting.has(apiId) ? (stored.games.get(game.id) ?? []) : game,
  );

  const gameIds = new Map(all.map(({ game, apiId }) => [apiId, game.id]));
  const isUsed = (id: string) => wanted.has(id) && !unfinished.players.has(id);
  const ofGames = lines.filter(({ gameId }) => isFitting.has(gameId));
  const ofPlayers = rows.filter((row) => {
    if (isFitting.has(row.gameId) || !isUsed(row.playerId)) return false;
    // Of a game that waits, only what is as stored, since it brings the shots.
    const waits = isWaiting.get(row.gameId);
    return waits === undefined || isAsStored(row, waits, seasonsRead);
  });
  const readLines = [...ofGames, ...ofPlayers];
  const people = identifyPeople(playersIn(readLines), matches, readLines, gameIds, stored);
  const listed = new Set(gamesNow.map(({ id }) => id));
  const isListed = (id: string | undefined): id is string => id !== undefined && listed.has(id);
  const ours = readLines.flatMap((line) => {
    const gameId = gameIds.get(line.gameId);
    return isListed(gameId) ? sourceLine(line, gameId, people.ids.get(line.playerId) ?? "") : [];
  });
  return ok({
    teams,
    games: [...gamesNow, ...kept],
    scheduled: schedule.value.scheduled,
    listed: schedule.value.listed,
    lines: mergedLines(
      {
        games: new Set(fitting.map(({ game }) => game.id)),
        players: new Set([...wanted].filter(isUsed).map((id) => people.ids.get(id) ?? "")),
        lines: ours,
      },
      stored.lines,
    ),
    names: people.names,
    playerIds: people.ids,
    hasShots,
    refusal: games.value.refusal,
    notCounted,
    waiting: [
      ...schedule.value.waiting,
      ...waiting.map((one) => {
        const { date } = one.game;
        return { name: gameName(one.game, teams), date, why: whyOf(one) };
      }),
    ],
    unreadable: [...unread, ...games.value.unread, ...seasons.value.unread].map(({ says }) => says),
    doubts,
    newcomers: people.newcomers,
    problems: people.problems,
  });
}

/** The players whose seasons have a row that cannot be understood: all of them, if it names none. */
function unreadPlayers(
  unread: readonly UnreadRow[],
  wanted: ReadonlySet<string>,
): { players: ReadonlySet<string>; why: string } {
  const ids = unread.map(({ playerId }) => playerId);
  const isAnybody = ids.some((id) => id === undefined || !wanted.has(id));
  return {
    players: isAnybody ? wanted : new Set(ids.filter((id) => id !== undefined)),
    why: unread[0]?.says ?? "",
  };
}
