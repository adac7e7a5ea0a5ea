import { assistPairs } from "#domain/plays/assists.ts";
import { isKnown, playsOnFloor, stintsOf } from "#domain/plays/floor.ts";
import { type Lineup, lineupsOf } from "#domain/plays/lineups.ts";
import { linesOfPart, type PlayedLines } from "#domain/plays/parts.ts";
import type { GamePlays, Side } from "#domain/plays/play.ts";
import { playersByPeriod } from "#domain/plays/score-walk.ts";
import { counted } from "#domain/printing/counted.ts";
import { playingTime } from "#domain/printing/playing-time.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { BoxLine } from "#domain/season/box-score.ts";
import { signedCount } from "../game/box-score.ts";

/** A row of one of the story's tables: a player, or several. */
export interface StoryRow {
  /** Of a single player. */
  playerId?: string;
  name: string;
  cells: string[];
}

type NameOf = (playerId: string) => string;

/** The scorers of a side that have rows of their own. */
const SCORERS = 6;

/** The points of a side's players by period, with the others' in one row. */
export function scoringRows(
  plays: GamePlays,
  lines: readonly BoxLine[],
  periods: number,
  nameOf: NameOf,
): StoryRow[] {
  const own = new Set(lines.map(({ playerId }) => playerId));
  const scorers = [...playersByPeriod(plays)]
    .filter(([playerId]) => own.has(playerId))
    .map(([playerId, points]) => ({ playerId, points, total: sum(points) }))
    .sort((a, b) => b.total - a.total);
  const rows = scorers.slice(0, SCORERS).map(
    ({ playerId, points, total }): StoryRow => ({
      playerId,
      name: nameOf(playerId),
      cells: [...points, total].map(String),
    }),
  );
  const others = scorers.slice(SCORERS);
  if (others.length === 0) return rows;
  const added = Array.from({ length: periods }, (_, at) =>
    sum(others.map(({ points }) => points[at] ?? 0)),
  );
  return [...rows, { name: "Others", cells: [...added, sum(added)].map(String) }];
}

/** The heads of the clutch's columns. */
export const CLUTCH_HEADS = ["PTS", "FG", "FT", "REB", "AST", "TOV"] as const;

/** The lines of the last five minutes that had points, or at least three rebounds or two assists. */
export function clutchRows(
  game: PlayedLines,
  plays: GamePlays,
  nameOf: NameOf,
): (StoryRow & { teamId: number })[] {
  return linesOfPart("clutch", playsOnFloor(plays), game)
    .filter(({ pts, reb, ast }) => pts > 0 || reb >= 3 || ast >= 2)
    .sort((a, b) => b.pts - a.pts || b.reb + b.ast - a.reb - a.ast)
    .map(({ playerId, teamId, pts, fgm, fga, ftm, fta, reb, ast, tov }) => ({
      playerId,
      teamId,
      name: nameOf(playerId),
      cells: [`${pts}`, `${fgm}-${fga}`, `${ftm}-${fta}`, `${reb}`, `${ast}`, `${tov}`],
    }));
}

/** The least minutes together of a five that has a row. */
export const LEAST_OF_LINEUP = 3;
/** The best lineups of a side that have a row; the worst one follows them. */
const BEST = 2;

/** The best two lineups of a side by plus-minus and the worst one: minutes, score and plus-minus. */
export function lineupRows(plays: GamePlays, side: Side, nameOf: NameOf): StoryRow[] {
  const marginOfLineup = ({ scored, allowed }: Lineup) => scored - allowed;
  const lineups = lineupsOf(
    stintsOf(plays).filter(({ floor }) => isKnown(floor)),
    side,
    "lineups",
  )
    .filter(({ seconds }) => seconds >= 60 * LEAST_OF_LINEUP)
    .sort((a, b) => marginOfLineup(b) - marginOfLineup(a));
  return [...lineups.slice(0, BEST), ...lineups.slice(BEST).slice(-1)].map((lineup) => ({
    name: lineup.players.map(nameOf).join(", "),
    cells: [
      playingTime(lineup.seconds / 60),
      printedScore(lineup.scored, lineup.allowed),
      signedCount(marginOfLineup(lineup)),
    ],
  }));
}

const PAIRS = 3;

/** The pairs of passer and scorer with at least two assists, in words: "Jones to Bey 3". */
export function assistWords(plays: GamePlays, lines: readonly BoxLine[], nameOf: NameOf): string {
  const own = new Set(lines.map(({ playerId }) => playerId));
  return assistPairs(plays)
    .filter(({ passerId, assists }) => own.has(passerId) && assists > 1)
    .slice(0, PAIRS)
    .map(
      ({ passerId, scorerId, assists, points }) =>
        `${nameOf(passerId)} to ${nameOf(scorerId)} ${assists} (${counted(points, "point")})`,
    )
    .join(", ");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
