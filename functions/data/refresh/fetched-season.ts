import { makesScore } from "#domain/plays/score-walk.ts";
import { ok, type Result } from "#domain/result.ts";
import { type BoxScore, NO_DETAILS } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import type { BoxScoresHeld } from "#domain/season/season.ts";
import type { SourceLine } from "#domain/season/season-totals.ts";
import type { Team } from "#domain/teams/team.ts";
import type { SourceBoxLine, SourceFailure, SourcePlays, UnreadRow } from "../sources/source.ts";
import { type PlaysWire, parsePlays } from "../wire/plays.ts";
import type { ActivePlayers } from "./active-players.ts";
import type { NotCounted } from "./counted-games.ts";
import { gamesWithPlayersWithin } from "./games-to-read.ts";
import { mergedLines } from "./merged-lines.ts";
import { identifyPeople, playersIn, sourceLine } from "./people.ts";
import { identifyByName } from "./player-ids.ts";
import { playersByRoster, type ToldByRosters } from "./players-by-roster.ts";
import { linesGone, playersNeeded, readGames, readPlayers } from "./read-lines.ts";
import {
  type FetchOptions,
  type IdentifiedGame,
  readSchedule,
  type SourceSchedule,
} from "./schedule.ts";
import type { StoredSeason } from "./stored-season.ts";
import { gameName, OUT_OF_REQUESTS, type WaitingGame } from "./waiting.ts";

/** The stats API's data of a season, under the site's ids. */
export interface FetchedSeason extends Pick<SourceSchedule, "scheduled" | "listed" | "days"> {
  teams: Team[];
  games: Game[];
  /** The lines of each game of which any line was read. */
  lines: ReadonlyMap<Game["id"], SourceLine[]>;
  /** The points by period that the source gives. */
  periods: ReadonlyMap<Game["id"], BoxScore["periods"]>;
  /** The plays that make a game's score. */
  plays: ReadonlyMap<Game["id"], PlaysWire>;
  /** The API's names of players, by the site's ids. */
  names: ReadonlyMap<string, string>;
  /** The site's ids of the players of these lines, by the API's. */
  playerIds: ReadonlyMap<string, string>;
  /** True when the lines that were read have every count that totals are summed from. */
  hasShots: boolean;
  /** The refusal of a source that gives scores alone; undefined for one that gives lines. */
  refusal: SourceFailure | undefined;
  notCounted: NotCounted[];
  /** The day before which games have lines that the next share reads; undefined when none are left. */
  leftBefore: string | undefined;
  /** The games whose lines are held, of all that are finished. */
  linesOf: BoxScoresHeld;
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
  /** The rosters that were read to tell the players of lines. */
  active?: ActivePlayers | undefined;
}

/**
 * Reads the season: all teams and games; the lines of games that are new, changed or of the last
 * days, as many as the remaining requests allow; and all lines of players who can only be identified
 * by them. A game whose lines are not whole waits. Fails with the first failure of the API.
 */
export async function fetchSeason(
  stored: StoredSeason,
  options: FetchOptions,
): Promise<Result<FetchedSeason, SourceFailure>> {
  const schedule = await readSchedule(stored, options);
  if (!schedule.ok) return schedule;
  const { teams, games: all, kept, notCounted, unread, doubts } = schedule.value;
  const games = await readGames(schedule.value, stored, options);
  if (!games.ok) return games;
  const { news, wanted: share, leftBefore, read, lines, partial, hasShots } = games.value;

  const told = await toldPlayers(lines, stored, { teams, options });
  const { matches } = told;
  const playersToRead =
    options.source.linesOfPlayers === undefined
      ? () => new Set<string>()
      : playersNeeded(games.value, matches, stored);
  const within = gamesWithPlayersWithin(options.source, read, playersToRead, all);
  const wanted = new Set(within.flatMap((game) => [...playersToRead(game)]));
  const seasons = await readPlayers([...wanted], options);
  if (!seasons.ok) return seasons;

  const withoutLine = new Map([
    ...(options.isFull ? [] : linesGone(games.value, matches, stored)),
    ...lines.flatMap(({ gameId, playerId }): [number, string][] => {
      const why = told.untold.get(playerId);
      return why === undefined ? [] : [[gameId, why]];
    }),
  ]);
  const unfinished = unreadPlayers(seasons.value.unread, wanted);
  const candidates = all.filter(
    (one) => news.includes(one) || read.includes(one) || partial.has(one.sourceId),
  );
  const fitting = within.filter(
    (game) =>
      !withoutLine.has(game.sourceId) && playersToRead(game).isDisjointFrom(unfinished.players),
  );
  const isFitting = new Set(fitting.map(({ sourceId }) => sourceId));
  const whyOf = ({ sourceId }: IdentifiedGame) =>
    partial.get(sourceId) ??
    withoutLine.get(sourceId) ??
    (within.some((one) => one.sourceId === sourceId) ? unfinished.why : OUT_OF_REQUESTS);
  const waiting = candidates.filter(({ sourceId }) => !isFitting.has(sourceId));
  const isLeft = new Set(news).difference(new Set(share));
  const isWaiting = new Set(waiting.map(({ sourceId }) => sourceId));
  const gamesNow = all.flatMap(({ game, sourceId }) =>
    isWaiting.has(sourceId) ? (scoreOf(game, stored) ?? []) : game,
  );

  const gameIds = new Map(all.map(({ game, sourceId }) => [sourceId, game.id]));
  const isUsed = (id: string) => wanted.has(id) && !unfinished.players.has(id);
  const ofGames = lines.filter(({ gameId }) => isFitting.has(gameId));
  const ofPlayers = seasons.value.rows.filter(
    ({ gameId, playerId }) => !isFitting.has(gameId) && !isWaiting.has(gameId) && isUsed(playerId),
  );
  const readLines = [...ofGames, ...ofPlayers];
  const people = identifyPeople(playersIn(readLines), matches, readLines, gameIds, stored);
  const listed = new Set(gamesNow.map(({ id }) => id));
  const isListed = (id: string | undefined): id is string => id !== undefined && listed.has(id);
  const ours = readLines.flatMap((line) => {
    const gameId = gameIds.get(line.gameId);
    return isListed(gameId) ? sourceLine(line, gameId, people.ids.get(line.playerId) ?? "") : [];
  });
  const ofSeason = [...gamesNow, ...kept];
  const linesNow = mergedLines(
    {
      games: new Set(fitting.map(({ game }) => game.id)),
      players: new Set([...wanted].filter(isUsed).map((id) => people.ids.get(id) ?? "")),
      lines: ours,
    },
    stored.lines,
  );
  return ok({
    teams,
    games: ofSeason,
    scheduled: schedule.value.scheduled,
    listed: schedule.value.listed,
    days: schedule.value.days,
    lines: linesNow,
    periods: new Map(all.flatMap(({ game, periods }) => (periods ? [[game.id, periods]] : []))),
    plays: playsOfGames(games.value.plays, fitting, people.ids),
    names: people.names,
    playerIds: people.ids,
    hasShots,
    refusal: games.value.refusal,
    notCounted,
    waiting: [
      ...schedule.value.waiting,
      ...waiting
        .filter((one) => !isLeft.has(one))
        .map((one) => {
          const { date } = one.game;
          return { name: gameName(one.game, teams), date, why: whyOf(one) };
        }),
    ],
    leftBefore,
    linesOf: {
      held: ofSeason.filter(({ id }) => (linesNow.get(id) ?? stored.lines.get(id) ?? []).length > 0)
        .length,
      of: ofSeason.length,
    },
    unreadable: [...unread, ...games.value.unread, ...seasons.value.unread].map(({ says }) => says),
    doubts,
    newcomers: people.newcomers,
    problems: people.problems,
    active: told.active,
  });
}

/** The plays of games under the site's ids; those of which a player is not told, or another score, are not. */
function playsOfGames(
  read: readonly SourcePlays[],
  games: readonly IdentifiedGame[],
  ids: ReadonlyMap<string, string>,
): Map<Game["id"], PlaysWire> {
  const byId = new Map(games.map((one) => [one.sourceId, one]));
  return new Map(
    read.flatMap(({ gameId, players: theirs, ...own }): [Game["id"], PlaysWire][] => {
      const of = byId.get(gameId);
      const players = theirs.flatMap((id) => ids.get(id) ?? []);
      if (of === undefined || players.length < theirs.length) return [];
      const wire = { ...own, players: players.join(" ") };
      const plays = parsePlays(wire)?.value;
      const { game, periods = NO_DETAILS.periods } = of;
      return plays !== undefined && makesScore(plays, game, periods) ? [[game.id, wire]] : [];
    }),
  );
}

/** The score of a game whose lines are not accepted yet; the stored game if it already has lines. */
function scoreOf(game: Game, stored: StoredSeason): Game | undefined {
  const known = stored.games.get(game.id);
  const hasWinner = game.homePoints !== game.awayPoints;
  return hasWinner && !stored.lines.has(game.id) ? game : known;
}

/** Who the players of lines are: by their names and seasons, or by rosters where no seasons are given. */
async function toldPlayers(
  lines: readonly SourceBoxLine[],
  stored: StoredSeason,
  { teams, options }: { teams: readonly Team[]; options: FetchOptions },
): Promise<Omit<ToldByRosters, "active"> & Partial<ToldByRosters>> {
  if (options.source.linesOfPlayers !== undefined)
    return { matches: identifyByName(stored.players, playersIn(lines)), untold: new Map() };
  const ids = new Map(teams.map(({ fullName, id }) => [fullName, id]));
  return playersByRoster(lines, stored, { teams: ids, options });
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
