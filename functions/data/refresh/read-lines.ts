import { fail, ok, type Result } from "#domain/result.ts";
import type { GameLine } from "#domain/season/facts.ts";
import { isSameLine } from "#domain/season/season-totals.ts";
import type {
  FetchedLines,
  FetchingLines,
  SourceBoxLine,
  SourceFailure,
  SourcePlays,
  UnreadRow,
} from "../sources/source.ts";
import {
  gamesOfPlayersBehind,
  gamesOfShare,
  isNews,
  latestDaysFirst,
  newGamesFirst,
} from "./games-to-read.ts";
import { sourceLine } from "./people.ts";
import type { Match } from "./player-ids.ts";
import type { FetchOptions, IdentifiedGame, Progress, SourceSchedule } from "./schedule.ts";
import type { StoredSeason } from "./stored-season.ts";
import { NO_WINNER, whyNotWhole } from "./whole-lines.ts";

/** The limits of ids in one request, which keep its address short. */
const GAMES_AT_ONCE = 50;
const PLAYERS_AT_ONCE = 25;
/** Left to the rosters, which are read last. */
const REQUESTS_OF_ROSTERS = 1;

export interface GamesRead {
  /** The games that are new or changed, read or not. */
  news: readonly IdentifiedGame[];
  /** Those whose lines were to be read. */
  wanted: readonly IdentifiedGame[];
  /** The day before which games are left to the next share; undefined when none are. */
  leftBefore?: string | undefined;
  /** The games whose lines are whole. */
  read: IdentifiedGame[];
  /** The lines of these games. */
  lines: SourceBoxLine[];
  /** The games that were read and are not whole, with the reason, by the API's ids. */
  partial: ReadonlyMap<number, string>;
  unread: UnreadRow[];
  hasShots: boolean;
  /** The plays that came with the lines. */
  plays: readonly SourcePlays[];
  /** The refusal of a source that gives scores alone. */
  refusal?: SourceFailure;
}

/**
 * Reads the lines of games that are new or changed, of players whose stored totals are behind their
 * lines, and with what requests are left those of the last days, whose figures may be corrected. A
 * source that has given the games and refuses their lines gives scores alone.
 */
export async function readGames(
  { games: all, kept }: Pick<SourceSchedule, "games" | "kept">,
  stored: StoredSeason,
  options: FetchOptions,
): Promise<Result<GamesRead, SourceFailure>> {
  const { source, isFull, now, share = "all" } = options;
  const news = newGamesFirst(
    all.filter(({ game }) => isFull || isNews(game, stored)),
    stored,
  );
  const { games: wanted, leftBefore } = gamesOfShare(news, stored, share);
  const of = all.length + kept.length;
  let held = of - news.length;
  const plays: SourcePlays[] = [];
  const readLines = async (games: readonly IdentifiedGame[]) => {
    const counted = { of, before: held };
    const answer = await inBatches(
      games,
      GAMES_AT_ONCE,
      { step: "stats", counted },
      options,
      (batch) => source.lines(batch.map(({ sourceId }) => sourceId)),
    );
    held = Math.min(of, held + games.length);
    if (answer.ok) plays.push(...answer.value.plays);
    return answer;
  };
  const most = source.gamesWithin(source.requestsLeft());
  const read = wanted.slice(0, most);
  const first = await readLines(read);
  if (!first.ok) {
    return first.error.kind === "denied" ? ok(scoresAlone(news, stored, first.error)) : first;
  }
  const lines = first.value.rows;
  const unread = first.value.unread;
  // The figures of the latest games have just been read, or are read again when all others are.
  if (leftBefore !== undefined || typeof share === "object") {
    return ok({ ...wholeGames(news, read, lines, unread), wanted, plays, leftBefore });
  }
  const isRead = new Set(news);

  if (lines.length > 0 && haveShots(lines)) {
    const behind = gamesOfPlayersBehind(stored);
    const repaired = all.filter((one) => behind.has(one.game.id) && !isRead.has(one));
    const count = read.length + repaired.length;
    if (count > most) return fail({ kind: "exhausted", source: "source", resource: "lines" });
    const second = await readLines(repaired);
    if (!second.ok) return second;
    for (const one of repaired) isRead.add(one);
    read.push(...repaired);
    lines.push(...second.value.rows);
    unread.push(...second.value.unread);
  }

  const room = source.gamesWithin(source.requestsLeft() - REQUESTS_OF_ROSTERS);
  const recent = latestDaysFirst(all, { days: source.daysOfCorrections, now: now() }).filter(
    (one) => !isRead.has(one),
  );
  const third = await readLines(recent.slice(0, room));
  // Retries may have used up what was left: the next run reads these games again.
  if (!third.ok && third.error.kind !== "exhausted") return third;
  if (third.ok) {
    const byGame = Map.groupBy(third.value.rows, ({ gameId }) => gameId);
    const corrected = recent
      .slice(0, room)
      .filter(
        ({ game, sourceId }) => !isAsStored(byGame.get(sourceId) ?? [], stored.lines.get(game.id)),
      );
    read.push(...corrected);
    lines.push(...corrected.flatMap(({ sourceId }) => byGame.get(sourceId) ?? []));
    unread.push(...third.value.unread);
  }
  return ok({ ...wholeGames(news, read, lines, unread), wanted, plays });
}

/** The games that a score without lines completes: a game that has lines keeps them, and waits. */
function scoresAlone(
  all: readonly IdentifiedGame[],
  stored: StoredSeason,
  refusal: SourceFailure,
): GamesRead {
  const news = all.filter(({ game }) => isNews(game, stored));
  const partial = new Map<number, string>();
  for (const { game, sourceId } of news) {
    if (game.homePoints === game.awayPoints) partial.set(sourceId, NO_WINNER);
    else if (stored.lines.has(game.id)) partial.set(sourceId, OTHER_RESULT);
  }
  const read = news.filter(({ sourceId }) => !partial.has(sourceId));
  return {
    news,
    wanted: news,
    read,
    lines: [],
    plays: [],
    partial,
    unread: [],
    hasShots: true,
    refusal,
  };
}

/** Why a game waits whose lines are held and belong to another result. */
const OTHER_RESULT = "its box score is of another result, and the source gives scores alone";

/** Returns whether a game's lines have the stored figures; the players' ids may differ. */
function isAsStored(lines: readonly SourceBoxLine[], stored: readonly GameLine[] = []): boolean {
  const left = new Set(stored);
  const isFound = lines.every((line) => {
    const same = [...left].find((known) =>
      isSameLine({ ...line, gameId: "", plusMinus: line.plusMinus ?? known.plusMinus }, known),
    );
    return same !== undefined && left.delete(same);
  });
  return isFound && left.size === 0;
}

function wholeGames(
  news: readonly IdentifiedGame[],
  read: readonly IdentifiedGame[],
  lines: readonly SourceBoxLine[],
  unread: UnreadRow[],
): Omit<GamesRead, "wanted" | "plays"> {
  const byGame = Map.groupBy(lines, ({ gameId }) => gameId);
  const badByGame = Map.groupBy(unread, ({ gameId }) => gameId);
  const partial = new Map(
    read.flatMap(({ game, sourceId }) => {
      const why = whyNotWhole(game, byGame.get(sourceId) ?? [], badByGame.get(sourceId) ?? []);
      return why === undefined ? [] : [[sourceId, why] as const];
    }),
  );
  const whole = lines.filter(({ gameId }) => !partial.has(gameId));
  return {
    news,
    read: read.filter(({ sourceId }) => !partial.has(sourceId)),
    lines: whole,
    partial,
    unread,
    hasShots: haveShots(whole),
  };
}

function haveShots(lines: readonly SourceBoxLine[]): boolean {
  return lines.every(({ shots }) => shots !== undefined);
}

/**
 * The players of a game whose whole seasons are needed: those whom their names do not identify, and
 * those whose stored line was corrected and lacks the shots behind its figures.
 */
export function playersNeeded(
  { read, lines, hasShots }: GamesRead,
  matches: ReadonlyMap<string, Match>,
  stored: StoredSeason,
): (game: IdentifiedGame) => ReadonlySet<string> {
  const isRead = new Set(read.map(({ game }) => game.id));
  if ([...stored.lines.keys()].every((id) => isRead.has(id))) return () => new Set();
  const byGame = Map.groupBy(lines, ({ gameId }) => gameId);
  return ({ game, sourceId }) => {
    const before = new Map(stored.lines.get(game.id)?.map((line) => [line.playerId, line]));
    const needed = (byGame.get(sourceId) ?? []).filter((line) => {
      const match = matches.get(line.playerId);
      if (match?.kind !== "known") return true;
      const known = before.get(match.id);
      if (known === undefined || known.shots !== undefined || !hasShots) return false;
      const plusMinus = line.plusMinus ?? known.plusMinus;
      return !isSameLine({ ...sourceLine(line, game.id, match.id), plusMinus }, known);
    });
    return new Set(needed.map(({ playerId }) => playerId));
  };
}

/**
 * The games that lack the line of a player who has a stored one there, with the reason, by the API's ids.
 * His totals cannot be told without his whole season, and no row has the id under which to ask for it.
 */
export function linesGone(
  { read, lines }: GamesRead,
  matches: ReadonlyMap<string, Match>,
  stored: StoredSeason,
): Map<number, string> {
  const byGame = Map.groupBy(lines, ({ gameId }) => gameId);
  return new Map(
    read.flatMap(({ game, sourceId }) => {
      const found = (byGame.get(sourceId) ?? []).map(({ playerId }) => matches.get(playerId));
      const known = new Set(found.flatMap((match) => (match?.kind === "known" ? match.id : [])));
      const gone = (stored.lines.get(game.id) ?? []).filter(({ playerId }) => !known.has(playerId));
      // A row under another name may be his.
      if (gone.length <= found.length - known.size) return [];
      const names = gone.map(({ playerId }) => stored.names.get(playerId) ?? playerId).join(", ");
      const why = `the stored line of ${names} is gone (npm run data:refresh -- --full takes it away)`;
      return [[sourceId, why] as const];
    }),
  );
}

/** All lines of these players. */
export function readPlayers(
  players: readonly string[],
  options: FetchOptions,
): Promise<Result<FetchedLines, SourceFailure>> {
  const { source, season } = options;
  const nothing = async () => ok({ rows: [], unread: [] });
  const { linesOfPlayers = nothing } = source;
  const counted = { of: players.length, before: 0 };
  return inBatches(players, PLAYERS_AT_ONCE, { step: "players", counted }, options, (batch) =>
    linesOfPlayers(season, batch),
  );
}

/** Requests items in batches of `size`; stops at the first failure. */
async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  { step, counted }: { step: Progress["step"]; counted: { before: number; of: number } },
  { onProgress = () => {} }: FetchOptions,
  fetchBatch: (batch: Item[]) => FetchingLines,
): Promise<Result<FetchedLines, SourceFailure>> {
  const all: FetchedLines = { rows: [], unread: [], plays: [] };
  for (let done = 0; done < items.length; done += size) {
    onProgress({ step, done: counted.before + done, of: counted.of });
    const answer = await fetchBatch(items.slice(done, done + size));
    if (!answer.ok) return answer;
    all.rows.push(...answer.value.rows);
    all.unread.push(...answer.value.unread);
    all.plays.push(...(answer.value.plays ?? []));
  }
  onProgress({ step, done: Math.min(counted.of, counted.before + items.length), of: counted.of });
  return ok(all);
}
