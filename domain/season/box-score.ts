import type { Game, LineCounts, ShotCounts } from "./facts.ts";

/** The part of a season that a game belongs to. Only "season" counts in standings and totals. */
export type Stage = "season" | "cup-final" | "play-in" | "playoffs";

/** One player's line in one game, as a box score prints it. Null where it is not known. */
export interface BoxLine extends LineCounts, ShotCounts {
  playerId: string;
  teamId: number;
  /** Whole minutes, rounded. */
  minutes: number;
  seconds: number | null;
  starter: boolean | null;
  oreb: number | null;
  dreb: number | null;
  pf: number;
  plusMinus: number | null;
}

/** A game of the playoffs, and which one of its series it was. */
export interface SeriesGame {
  seriesId: string;
  number: number;
}

/** A game with everything that its page shows. */
export interface BoxScore extends Game {
  stage: Stage;
  /** Points by period: four quarters, then the overtimes. None where they are not known. */
  periods: { home: number[]; away: number[] };
  /** ISO time in UTC; undefined where it is not known. */
  tipOff: string | undefined;
  arena: string | undefined;
  city: string | undefined;
  /** What the league called the day or the round: "Emirates NBA Cup", "East First Round". */
  label: string | undefined;
  officials: string[];
  series: SeriesGame | undefined;
  lines: BoxLine[];
}

/** All games of a day, with the names of their players by id. */
export interface Day {
  date: string;
  games: BoxScore[];
  names: ReadonlyMap<string, string>;
}

/** How many overtimes a game took. */
export function overtimesOf({ periods }: Pick<BoxScore, "periods">): number {
  return Math.max(0, periods.home.length - 4);
}
