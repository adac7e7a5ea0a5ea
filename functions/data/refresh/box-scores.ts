import type { BoxLine, BoxScore } from "../../../domain/season/box-score.ts";
import type { Game } from "../../../domain/season/facts.ts";
import { isSameLine, type SourceLine } from "../../../domain/season/season-totals.ts";
import { isSame } from "./difference.ts";
import type { FetchedSeason } from "./fetched-season.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The box scores that a refresh writes, and the games that are no more. */
export interface ChangedGames {
  games: BoxScore[];
  gone: ReadonlySet<Game["id"]>;
}

type BoxScores = ReadonlyMap<Game["id"], BoxScore>;

/**
 * The games that a refresh adds or corrects, as their pages show them. What the API does not tell of
 * a new game (quarters, arena, officials, starters) is not known; what is known of a stored one
 * stays, but for the quarters of a score that was corrected.
 */
export function changedGames(
  fetched: FetchedSeason,
  stored: StoredSeason,
  known: BoxScores,
): ChangedGames {
  const games = fetched.games.flatMap((game): BoxScore[] => {
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
  series: undefined,
} as const satisfies Partial<BoxScore>;

function hasScore(before: BoxScore, { homePoints, awayPoints }: Game): boolean {
  return before.homePoints === homePoints && before.awayPoints === awayPoints;
}

/** A line without its shots is none of a box score. */
function boxLineOf(line: SourceLine, before: BoxLine | undefined): BoxLine | undefined {
  const { shots, exactMinutes = line.minutes } = line;
  if (shots === undefined) return undefined;
  const { gameId: _, shots: __, exactMinutes: ___, fgPct, fg3Pct, ftPct, ...figures } = line;
  return {
    ...figures,
    ...shots,
    // Whole minutes are no count of seconds.
    seconds: Number.isInteger(exactMinutes)
      ? (before?.seconds ?? null)
      : Math.round(60 * exactMinutes),
    starter: before?.starter ?? null,
  };
}
