import { BOX_COUNTS } from "../figures/line-figures.ts";
import { CORRECTION, minutesTolerance } from "./contradictions.ts";
import type { BoxTotals, Game, GameLine, SeasonTotals } from "./facts.ts";
import { countFeats } from "./milestones.ts";

/** The counts of a box score beside those that every line has. */
export type BoxOnlyCounts = Omit<BoxTotals, "reb" | "ast" | "stl" | "blk" | "tov" | "pts">;

/** A line of a source or of the database, with its other counts if they are known. */
export interface SourceLine extends GameLine {
  shots?: BoxOnlyCounts | undefined;
  /** Minutes with seconds as a fraction. */
  exactMinutes?: number;
  /** Undefined if the source does not name starters. */
  starter?: boolean;
}

/** The input of a player's totals. */
export interface TotalsFacts {
  id: string;
  name: string;
  /** His lines of the season, oldest first, with their games. */
  lines: readonly SourceLine[];
  games: ReadonlyMap<Game["id"], Game>;
  /** His lines in the stored dataset. */
  before: readonly GameLine[];
  /** His totals in the stored dataset. */
  known: SeasonTotals | undefined;
}

const FIGURES = [
  "teamId",
  "pts",
  "reb",
  "ast",
  "stl",
  "blk",
  "tov",
  "plusMinus",
] as const satisfies (keyof GameLine)[];

type Figures = Omit<SourceLine, "gameId"> & Partial<Pick<SourceLine, "gameId">>;

type FigureOf = (line: SourceLine) => number | undefined;

const BOX_ONLY = [
  "fgm",
  "fga",
  "fg3m",
  "fg3a",
  "ftm",
  "fta",
  "oreb",
  "dreb",
  "pf",
] as const satisfies (keyof BoxOnlyCounts)[];
const SHARES = ["fgPct", "fg3Pct", "ftPct"] as const satisfies (keyof GameLine)[];

/** Returns whether two lines of a player in one game have equal figures. */
export function isSameLine(line: Figures, other: Figures | undefined): boolean {
  if (other === undefined || !isSameTime(line, other)) return false;
  const [shots, others] = [line.shots, other.shots];
  return (
    FIGURES.every((figure) => line[figure] === other[figure]) &&
    (shots && others
      ? BOX_ONLY.every((count) => shots[count] === others[count])
      : SHARES.every((share) => line[share] === other[share]))
  );
}

/** A whole minute agrees with seconds that may be rounded to it. */
function isSameTime(line: Figures, other: Figures): boolean {
  const [one, two] = [line.exactMinutes ?? line.minutes, other.exactMinutes ?? other.minutes];
  const isWhole = Number.isInteger(one) || Number.isInteger(two);
  return Math.abs(one - two) <= (isWhole ? HALF_A_MINUTE : A_SECOND);
}

const HALF_A_MINUTE = 0.5;
const A_SECOND = 1 / 60;

/** Returns whether a player's lines equal the stored ones. */
export function areSameLines(lines: readonly GameLine[], before: readonly GameLine[]): boolean {
  const old = new Map(before.map((line) => [line.gameId, line]));
  return lines.length === old.size && lines.every((line) => isSameLine(line, old.get(line.gameId)));
}

/**
 * A player's totals after a refresh. A count is the sum of his lines, unless the stored totals
 * cover the stored lines: then it is the stored total plus the difference between the new and the
 * stored lines, which keeps the league's corrections in totals alone. Both may differ by one
 * correction at most. Undefined when neither can be computed, because lines lack their shots.
 */
export function seasonTotalsOf(facts: TotalsFacts): SeasonTotals | undefined {
  const { id, name, lines, games, known } = facts;
  const totalOf = totalsFrom(facts);
  const box: Partial<BoxTotals> = {};
  for (const count of BOX_COUNTS) {
    const value = totalOf((line) => countOf(line, count), known?.[count], toleranceOf(count));
    if (value === undefined) return undefined;
    box[count] = value;
  }
  const whole = box as BoxTotals;
  // When only the total of rebounds was corrected, the defensive ones take the difference.
  whole.dreb += reboundsAstray(whole);
  const wins = lines.filter((line) => isWon(line, games.get(line.gameId))).length;
  const official = known?.games === lines.length ? known : undefined;
  const feats = (feat: "doubleDoubles" | "tripleDoubles") =>
    totalOf((line) => countFeats([line])[feat], known?.[feat], CORRECTION) ?? 0;
  const minutes = totalOf(
    (line) => line.exactMinutes ?? line.minutes,
    known?.minutes,
    minutesTolerance(lines),
  );
  return {
    ...whole,
    id,
    name,
    teamId: official?.teamId ?? lines.at(-1)?.teamId ?? 0,
    games: lines.length,
    wins,
    losses: lines.length - wins,
    minutes: minutes ?? 0,
    plusMinus: totalOf((line) => line.plusMinus ?? undefined, known?.plusMinus) ?? null,
    blka: official?.blka ?? null,
    pfd: official?.pfd ?? null,
    doubleDoubles: feats("doubleDoubles"),
    tripleDoubles: feats("tripleDoubles"),
  };
}

/**
 * Returns a function that computes one total: from the stored one when possible, else from lines.
 */
function totalsFrom({ lines, before, known }: TotalsFacts) {
  const old = new Map(before.map((line) => [line.gameId, line]));
  const changed = lines.filter((line) => !isSameLine(line, old.get(line.gameId)));
  const now = new Set(lines.map(({ gameId }) => gameId));
  const replaced = changed.flatMap(({ gameId }) => old.get(gameId) ?? []);
  const isGone = before.some(({ gameId }) => !now.has(gameId));
  // Stored lines may have been lost, while the stored totals still cover the games of all lines.
  const isOfLinesNow = known?.games === lines.length && !isGone && replaced.length === 0;
  const isOfLinesBefore = known?.games === before.length && !isGone;

  return (
    figure: FigureOf,
    stored: number | null | undefined,
    tolerance = Number.POSITIVE_INFINITY,
  ): number | undefined => {
    const sum = sumOf(lines, figure);
    const [more, less] = [sumOf(changed, figure), sumOf(replaced, figure)];
    let total: number | undefined;
    if (typeof stored === "number") {
      if (isOfLinesBefore) {
        if (more !== undefined && less !== undefined) total = stored + more - less;
      } else if (isOfLinesNow) total = stored;
    }
    if (total === undefined || sum === undefined) return total ?? sum;
    return Math.abs(total - sum) <= tolerance ? total : sum;
  };
}

function sumOf(lines: readonly SourceLine[], figure: FigureOf): number | undefined {
  let sum = 0;
  for (const line of lines) {
    const value = figure(line);
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum;
}

function countOf(line: SourceLine, count: keyof BoxTotals): number | undefined {
  return count in line
    ? line[count as keyof SourceLine & keyof BoxTotals]
    : line.shots?.[count as keyof BoxOnlyCounts];
}

/** The league never corrects points only in a total. */
function toleranceOf(count: keyof BoxTotals): number {
  return count === "pts" ? 0 : CORRECTION;
}

function reboundsAstray({ reb, oreb, dreb }: BoxTotals): number {
  const astray = reb - oreb - dreb;
  return Math.abs(astray) <= CORRECTION ? astray : 0;
}

function isWon({ teamId }: GameLine, game: Game | undefined): boolean {
  if (game === undefined) return false;
  return game.homePoints > game.awayPoints === (game.homeTeamId === teamId);
}
