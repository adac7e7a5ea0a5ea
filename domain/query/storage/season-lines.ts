import { BIG_SHOTS, type LineFigure } from "#domain/figures/line-figures.ts";
import type { LineupKind } from "#domain/plays/lineups.ts";
import type { AnyPart, Part } from "#domain/plays/parts.ts";
import type { Stage } from "#domain/season/box-score.ts";
import type { Counts } from "./base64-columns.ts";
import type { LineDoubts } from "./packed-doubts.ts";

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
export interface GameColumns {
  stage: Counts;
  home: Counts;
  away: Counts;
  homePoints: Counts;
  awayPoints: Counts;
  /** 1 on a neutral floor, otherwise 0. */
  neutral: Counts;
  overtimes: Counts;
}

/**
 * The columns of a game's flow: the home team's lead after the first three quarters, negative
 * when it trails, each team's largest lead and longest run, and the changes of lead.
 */
export const FLOW_COLUMNS = [
  "afterq1",
  "athalf",
  "afterq3",
  "homeLead",
  "awayLead",
  "homeRun",
  "awayRun",
  "leadChanges",
] as const;
export type FlowColumn = (typeof FLOW_COLUMNS)[number];

/** The columns of big shots: indexes into `games` and `players`, and the counts. */
export const BIG_SHOT_COLUMNS = ["game", "player", ...BIG_SHOTS] as const;

/** The players' big shots by column, an entry a player and game that has any, in the order of games. */
export type BigShotColumns = Readonly<Record<(typeof BIG_SHOT_COLUMNS)[number], Counts>>;

/** The flows of games by column, an entry a game; `MISSING` where it is not known. */
export type GameFlows = Readonly<Record<FlowColumn, Int16Array>>;

/** One of several joined seasons. */
export interface SeasonPart {
  season: string;
  games: number;
}

/** A player, or several on the floor together: ids and names in one text each (lineups.ts). */
export interface LinePlayer {
  id: string;
  name: string;
}

/** The kinds of lines other than players' whole games: a part of each game, or lineups. */
export type LinesOf = Part | AnyPart | LineupKind;

/**
 * The packed columns of one season. They are decoded into a place of a longer column, so that
 * several seasons share one column: `into` has an entry for each of the season's lines.
 */
export interface PackedColumns {
  size: number;
  schedule: GameColumns;
  /** Makes one game, without the others. */
  gameAt(place: number): LineGame;
  /** Writes the sides, counted from `first`. */
  side(into: Uint32Array, first: number): void;
  starter(into: Int8Array): void;
  /** Writes a figure; `columnOf` returns the same lines of the figures that predict it. */
  figure(name: LineFigure, into: Int16Array, columnOf: (name: LineFigure) => Int16Array): void;
}

/**
 * The lines of every player in every game, stored by column: entry i of each column belongs to line
 * i. Games are in the order they were played, a game's lines in the order of its box score.
 */
export interface SeasonLines {
  /** "2025-26", or "all" for the lines of several seasons. */
  season: string;
  /** The part or lineup that the lines were counted for from the plays; undefined for players' whole games. */
  part?: LinesOf | undefined;
  /** The seasons that were joined, oldest first, with their numbers of games; undefined for one. */
  parts?: readonly SeasonPart[] | undefined;
  size: number;
  games: readonly LineGame[];
  /** The games by column; undefined for lines that were not unpacked. */
  schedule?: GameColumns | undefined;
  /** How the games went; undefined where nothing is known of any. */
  flows?: GameFlows | undefined;
  /** The big shots of the games whose flow the plays tell; undefined where none are known. */
  bigShots?: BigShotColumns | undefined;
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
  /** The doubts about lines that were rebuilt; undefined where every line is the league's. */
  doubts?: LineDoubts | undefined;
  /** The columns of one season as they are packed; undefined for lines that were not unpacked. */
  packed?: PackedColumns | undefined;
  /** Makes one game, where `games` makes all; undefined for lines that were not unpacked. */
  gameAt?: ((place: number) => LineGame) | undefined;
}

/** The lines of a part of every game, or of lineups; the games are all of the season. */
export interface PartLines {
  /** A game without plays has no lines, and neither has one without the part. */
  lines: SeasonLines & { part: LinesOf };
  /** The ids of the games without plays. */
  withoutPlays: readonly string[];
}

/** A game by its place. */
export function gameOf(lines: SeasonLines, place: number): LineGame {
  const game = lines.gameAt === undefined ? lines.games[place] : lines.gameAt(place);
  if (game === undefined) throw new RangeError(`no game ${place}`);
  return game;
}
