import { gameFlowOf } from "#domain/query/engine/game-flow.ts";
import {
  linesOfGames,
  overtimesByMinutes,
  type PlayedGame,
} from "#domain/query/storage/lines-of-games.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { type BoxLine, NO_DETAILS } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { isSameLine, type SourceLine } from "#domain/season/season-totals.ts";
import type { Change } from "./changes.ts";
import { isSame } from "./difference.ts";
import type { FetchedSeason } from "./fetched-season.ts";
import type { StoredSeason } from "./stored-season.ts";

/**
 * The change of the lines by the games that a refresh adds or corrects; undefined without any. Throws
 * a RangeError for figures that the columns cannot hold.
 */
export function changedLines(
  fetched: FetchedSeason,
  stored: StoredSeason,
  names: ReadonlyMap<string, string>,
  updatedAt: string,
): Change | undefined {
  const games = changedGames(fetched, stored);
  const listed = new Set(fetched.games.map(({ id }) => id));
  const gone = new Set([...stored.games.keys()].filter((id) => !listed.has(id)));
  if (games.length + gone.size === 0) return undefined;
  const changed = new Set([...games.map(({ id }) => id), ...gone]);
  const known = new Set(stored.played.map(({ id }) => id));
  const all = gamesInOrder([...stored.played.filter(({ id }) => !changed.has(id)), ...games]);
  const ownNames = new Map([
    ...names,
    ...(stored.seasonLines?.players ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  const of = (isKnown: boolean) =>
    games.filter(({ id }) => known.has(id) === isKnown).map(({ id }) => String(Number(id)));
  return {
    collection: "lines",
    path: "lines",
    added: of(false),
    changed: of(true),
    removed: [...gone].map((id) => String(Number(id))),
    update: { ...NOT_STORED, lines: { updatedAt, ...packLines(linesOfGames(all, ownNames)) } },
  };
}

/** The collections of earlier releases that the games and their lines now say. */
const NOT_STORED = { gameLines: null, gameResults: null };

/** The games that a refresh adds or corrects, with their lines as far as they are held. */
function changedGames(
  { games, lines, periods }: FetchedSeason,
  stored: StoredSeason,
): PlayedGame[] {
  const known = new Map(stored.played.map((game) => [game.id, game]));
  return games.flatMap((game): PlayedGame[] => {
    const before = known.get(game.id);
    const fresh = lines.get(game.id);
    const own = fresh && boxLines(fresh, stored.lines.get(game.id), before);
    const flow = gameFlowOf({ periods: periods.get(game.id) ?? NO_DETAILS.periods });
    const after = playedGame(game, { lines: own ?? before?.lines ?? [], flow }, before);
    return isSame(after, before) ? [] : [after];
  });
}

/** A game with its lines. With the same score it went as it is known to have gone. */
function playedGame(
  game: Game,
  { lines, flow }: Pick<PlayedGame, "lines" | "flow">,
  before: PlayedGame | undefined,
): PlayedGame {
  const { id, date, homeTeamId, awayTeamId, homePoints, awayPoints, neutral } = game;
  const isKnown = before && before.lines.length > 0 && hasScoreOf(before, game);
  const known = isKnown ? before : undefined;
  return {
    id,
    date,
    homeTeamId,
    awayTeamId,
    homePoints,
    awayPoints,
    neutral,
    lines,
    stage: "season",
    overtimes: known?.overtimes ?? game.overtimes ?? overtimesByMinutes(lines, homeTeamId),
    flow: { ...known?.flow, ...flow },
    bigShots: known?.bigShots,
  };
}

/** Returns whether two games ended with the same score. */
export function hasScoreOf(
  one: Pick<Game, "homePoints" | "awayPoints">,
  other: Pick<Game, "homePoints" | "awayPoints">,
): boolean {
  return one.homePoints === other.homePoints && one.awayPoints === other.awayPoints;
}

/** The lines of a game; one with the stored figures stays as it is. */
function boxLines(
  lines: readonly SourceLine[],
  were: readonly SourceLine[] = [],
  game: PlayedGame | undefined,
): BoxLine[] {
  const wereLines = new Map(were.map((line) => [line.playerId, line]));
  const known = new Map(game?.lines.map((line) => [line.playerId, line]));
  return lines.flatMap((line) => {
    const was = known.get(line.playerId);
    const isOld = isSameLine(line, wereLines.get(line.playerId));
    return was !== undefined && isOld ? [was] : (boxLineOf(line, was) ?? []);
  });
}

/** The box score's line; undefined for a line without its shots. */
function boxLineOf(line: SourceLine, before: BoxLine | undefined): BoxLine | undefined {
  const { shots, exactMinutes = line.minutes } = line;
  if (shots === undefined) return undefined;
  const {
    gameId: _,
    shots: __,
    exactMinutes: ___,
    starter,
    fgPct,
    fg3Pct,
    ftPct,
    ...figures
  } = line;
  return {
    ...figures,
    ...shots,
    seconds: Number.isInteger(exactMinutes)
      ? knownSeconds(before, exactMinutes)
      : Math.round(60 * exactMinutes),
    starter: starter ?? before?.starter ?? null,
  };
}

/** The seconds of a line of which the source gives whole minutes: the known ones, if they fit. */
function knownSeconds(before: BoxLine | undefined, minutes: number): number | null {
  const seconds = before?.seconds ?? null;
  return seconds !== null && Math.abs(seconds - 60 * minutes) <= 30 ? seconds : null;
}
