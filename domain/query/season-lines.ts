import type { Stage } from "../season/box-score.ts";
import type { Counts } from "./base64-columns.ts";

/** The figures that a line of a box score counts. `sec` is seconds played, `pm` plus-minus. */
export const LINE_FIGURES = [
  "sec",
  "pts",
  "reb",
  "ast",
  "stl",
  "blk",
  "tov",
  "pf",
  "fgm",
  "fga",
  "fg3m",
  "fg3a",
  "ftm",
  "fta",
  "oreb",
  "dreb",
  "pm",
] as const;
export type LineFigure = (typeof LINE_FIGURES)[number];

/** Stages have numbers in columns: their places here. */
export const STAGES: readonly Stage[] = ["season", "cup-final", "play-in", "playoffs"];

/** What a column holds where the figure is not known. No figure reaches it. */
export const MISSING = -32_768;

/** A game as the lines of it refer to it. */
export interface LineGame {
  id: string;
  /** ISO date. */
  date: string;
  stage: Stage;
  homeTeamId: number;
  awayTeamId: number;
  homePoints: number;
  awayPoints: number;
  neutral: boolean;
  overtimes: number;
}

/** The games in columns, where they were read so. A stage is its place in `STAGES`. */
export interface Schedule {
  stage: Counts;
  home: Counts;
  away: Counts;
  homePoints: Counts;
  awayPoints: Counts;
  /** 1 on a neutral floor, or else 0. */
  neutral: Counts;
  overtimes: Counts;
}

/** A player as his lines refer to him. */
export interface LinePlayer {
  id: string;
  name: string;
}

/**
 * Every player's line of every game in columns: entry i of each column belongs to line i. Games are in the order
 * they were played, the lines of a game in the order of its box score.
 */
export interface SeasonLines {
  size: number;
  games: readonly LineGame[];
  schedule?: Schedule | undefined;
  players: readonly LinePlayer[];
  /** Places in `games`. */
  game: Uint32Array;
  /** Places in `players`. */
  player: Uint32Array;
  /** The id of the player's team at the time of the game. */
  team: Uint8Array;
  /** Twice the place in `games`, and one more for the away team; where the lines were read so. */
  side?: Uint32Array | undefined;
  /** 1 for a starter, 0 for a substitute, -1 where it is not known. */
  starter: Int8Array;
  figures: Readonly<Record<LineFigure, Int16Array>>;
}
