import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import { isSameLine, type SourceLine } from "#domain/season/season-totals.ts";
import { isSame } from "./difference.ts";
import type { FetchedSeason } from "./fetched-season.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The box scores that a refresh writes, and the ids of the games that no longer exist. */
export interface ChangedGames {
  games: BoxScore[];
  gone: ReadonlySet<Game["id"]>;
}

type BoxScores = ReadonlyMap<Game["id"], BoxScore>;

/**
 * The games that a refresh adds or corrects, as box scores. A new game lacks the facts that the API
 * does not have (quarters, arena, officials, television, starters); a stored game keeps them, except the
 * quarters of a corrected score.
 */
export function changedGames(
  fetched: FetchedSeason,
  stored: StoredSeason,
  known: BoxScores,
): ChangedGames {
  // The periods of a box score imply its overtimes and its deficit.
  const games = fetched.games.flatMap(({ overtimes: _, deficit: __, ...game }): BoxScore[] => {
    const before = known.get(game.id);
    const lines = fetched.lines.get(game.id);
    if (lines === undefined && before === undefined) return [];
    const wereLines = new Map(stored.lines.get(game.id)?.map((line) => [line.playerId, line]));
    const box = new Map(before?.lines.map((line) => [line.playerId, line]));
    const after: BoxScore = {
      ...(before ?? NOTHING_KNOWN),
      ...game,
      periods: before && hasScore(before, game) ? before.periods : { home: [], away: [] },
      lines:
        lines?.flatMap((line) => {
          const was = box.get(line.playerId);
          const isOld = isSameLine(line, wereLines.get(line.playerId));
          return was !== undefined && isOld ? [was] : (boxLineOf(line, was) ?? []);
        }) ??
        before?.lines ??
        [],
    };
    return isSame(after, before) ? [] : [after];
  });
  const kept = new Set(fetched.games.map(({ id }) => id));
  return { games, gone: new Set([...stored.games.keys()].filter((id) => !kept.has(id))) };
}

const NOTHING_KNOWN = {
  stage: "season",
  tipOff: undefined,
  arena: undefined,
  city: undefined,
  label: undefined,
  officials: [],
  television: [],
  series: undefined,
} as const satisfies Partial<BoxScore>;

function hasScore(before: BoxScore, { homePoints, awayPoints }: Game): boolean {
  return before.homePoints === homePoints && before.awayPoints === awayPoints;
}

/** The box score's line; undefined for a line without its shots. */
function boxLineOf(line: SourceLine, before: BoxLine | undefined): BoxLine | undefined {
  const { shots, exactMinutes = line.minutes } = line;
  if (shots === undefined) return undefined;
  const { gameId: _, shots: __, exactMinutes: ___, fgPct, fg3Pct, ftPct, ...figures } = line;
  return {
    ...figures,
    ...shots,
    // The API gave whole minutes, which determine no seconds.
    seconds: Number.isInteger(exactMinutes)
      ? (before?.seconds ?? null)
      : Math.round(60 * exactMinutes),
    starter: before?.starter ?? null,
  };
}
