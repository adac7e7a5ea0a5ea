import type { Game, LineCounts, ShotCounts } from "./facts.ts";
import type { LineDoubt } from "./line-doubts.ts";

/** The stage of a game. Only "season" counts in standings and totals. */
export type Stage = "season" | "cup-final" | "play-in" | "playoffs";

/** One player's line in one game, as in a box score. A field is null when it is unknown. */
export interface BoxLine extends LineCounts, ShotCounts {
  playerId: string;
  teamId: number;
  /** Rounded to whole minutes. */
  minutes: number;
  seconds: number | null;
  starter: boolean | null;
  oreb: number | null;
  dreb: number | null;
  pf: number;
  plusMinus: number | null;
  /** The doubts about a line that was rebuilt from play-by-play; undefined for an exact one. */
  doubt?: LineDoubt | undefined;
}

/** The series of a playoff game, and the game's number in the series. */
export interface SeriesGame {
  seriesId: string;
  number: number;
}

/** The details of a game that neither its result nor its lines hold. */
export interface GameDetails {
  /** Points by period: four quarters, then overtimes. Empty when they are unknown. */
  periods: { home: number[]; away: number[] };
  arena: string | undefined;
  city: string | undefined;
  /** The league's name of the day or the round: "Emirates NBA Cup", "East First Round". */
  label: string | undefined;
  officials: string[];
  /** The channels that showed the game: "NBC", "Peacock". */
  television: string[];
  /** Known here of a season that an earlier release closed; elsewhere the result has it. */
  tipOff?: string | undefined;
}

/** A game of which no details are known. */
export const NO_DETAILS: GameDetails = {
  periods: { home: [], away: [] },
  arena: undefined,
  city: undefined,
  label: undefined,
  officials: [],
  television: [],
};

/** A game with its whole box score. */
export interface BoxScore extends Game, GameDetails {
  stage: Stage;
  /** ISO time in UTC; undefined when it is unknown. */
  tipOff: string | undefined;
  series: SeriesGame | undefined;
  lines: BoxLine[];
}

/** All games of a day, with the names of their players by id. */
export interface Day {
  date: string;
  games: BoxScore[];
  names: ReadonlyMap<string, string>;
}

/** The number of overtimes of a game; 0 when it is unknown. */
export function overtimesOf({
  periods,
  overtimes = 0,
}: Pick<BoxScore, "periods" | "overtimes">): number {
  return periods.home.length === 0 ? overtimes : Math.max(0, periods.home.length - 4);
}

/**
 * The winners' deficit after each of the first three quarters, negative for a lead; empty when the
 * quarters are unknown.
 */
export function deficitsOf({
  periods: { home, away },
  homePoints,
  awayPoints,
}: Pick<BoxScore, "periods" | "homePoints" | "awayPoints">): number[] {
  const sign = homePoints > awayPoints ? 1 : -1;
  let behind = 0;
  return home.slice(0, 3).map((scored, at) => {
    behind += sign * ((away[at] ?? 0) - scored);
    return behind;
  });
}

/** What `Game.deficit` says of a game. */
export function deficitOf(game: Parameters<typeof deficitsOf>[0]): number | undefined {
  return game.periods.home.length === 0 ? undefined : Math.max(0, ...deficitsOf(game));
}

/** The line with the most points; of equals, the one with more rebounds and assists. */
export function leadingLine(lines: readonly BoxLine[]): BoxLine | undefined {
  const weight = ({ pts, reb, ast }: BoxLine) => pts * 1000 + reb + ast;
  return lines.reduce<BoxLine | undefined>(
    (best, line) => (best === undefined || weight(line) > weight(best) ? line : best),
    undefined,
  );
}
