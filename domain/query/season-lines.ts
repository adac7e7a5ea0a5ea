import type { LineFigure } from "../figures/line-figures.ts";
import type { Stage } from "../season/box-score.ts";
import type { Counts } from "./base64-columns.ts";

/** The stages; columns store a stage as its index. */
export const STAGES: readonly Stage[] = ["season", "cup-final", "play-in", "playoffs"];

/** The value of an unknown figure in a column, below all real ones. */
export const MISSING = -32_768;

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

/** The games, stored by column as in packed lines. A stage is its index in `STAGES`. */
export interface Schedule {
  stage: Counts;
  home: Counts;
  away: Counts;
  homePoints: Counts;
  awayPoints: Counts;
  /** 1 on a neutral floor, otherwise 0. */
  neutral: Counts;
  overtimes: Counts;
}

/** One of several joined seasons. */
export interface SeasonPart {
  season: string;
  games: number;
}

export interface LinePlayer {
  id: string;
  name: string;
}

/**
 * The lines of every player in every game, stored by column: entry i of each column belongs to line
 * i. Games are in the order they were played, a game's lines in the order of its box score.
 */
export interface SeasonLines {
  /** "2025-26", or "all" for the lines of several seasons. */
  season: string;
  /** The seasons that were joined, oldest first, with their numbers of games; undefined for one. */
  parts?: readonly SeasonPart[] | undefined;
  size: number;
  games: readonly LineGame[];
  /** The games by column; undefined for lines that were not unpacked. */
  schedule?: Schedule | undefined;
  players: readonly LinePlayer[];
  /** Indexes into `games`. */
  game: Uint32Array;
  /** Indexes into `players`. */
  player: Uint32Array;
  /** The id of the player's team at the time of the game. */
  team: Uint8Array;
  /**
   * The side (sides.ts): 2 × the index in `games`, plus 1 for the away team; undefined for lines
   * that were not unpacked.
   */
  side?: Uint32Array | undefined;
  /** 1 for a starter, 0 for a substitute, -1 when it is unknown. */
  starter: Int8Array;
  figures: Readonly<Record<LineFigure, Int16Array>>;
}
