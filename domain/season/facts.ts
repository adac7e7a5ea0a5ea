import type { BoxCount } from "../figures/line-figures.ts";
import type { Team } from "../teams/team.ts";
import type { ZoneShooting } from "./shots.ts";

/** A game of the season, from the source tables. */
export interface Game {
  id: string;
  /** ISO date: "2026-04-12". */
  date: string;
  homeTeamId: number;
  awayTeamId: number;
  homePoints: number;
  awayPoints: number;
  /** Played on a neutral floor: counts in every record but home and road. */
  neutral: boolean;
  /** The number of overtimes; undefined when it is zero or unknown. */
  overtimes?: number;
  /**
   * The most points by which the winners were behind at the end of one of the first three quarters;
   * undefined when the quarters are unknown.
   */
  deficit?: number;
  /** ISO time in UTC; undefined when it is unknown. */
  tipOff?: string | undefined;
  /**
   * Its tip-offs before it was moved, the first one first; one without a known time is a date. Undefined
   * for a game that was never moved.
   */
  formerTipOffs?: readonly string[] | undefined;
}

/** The counts that every stored line has. */
export interface LineCounts {
  pts: number;
  reb: number;
  ast: number;
  stl: number;
  blk: number;
  tov: number;
}

/** Shots made and attempted. */
export interface ShotCounts {
  fgm: number;
  fga: number;
  fg3m: number;
  fg3a: number;
  ftm: number;
  fta: number;
}

/** The counts of a box score, summed over a season. */
export type BoxTotals = Record<BoxCount, number>;

/** A player's season totals of box score counts. */
export interface BoxSeason extends BoxTotals {
  name: string;
  games: number;
}

/** A player's official totals, over all his teams. */
export interface SeasonTotals extends BoxSeason {
  id: string;
  /** His last team. */
  teamId: number;
  wins: number;
  losses: number;
  minutes: number;
  /** Null when it is unknown. */
  plusMinus: number | null;
  /** Blocked shots against him and fouls drawn by him; null when they are unknown. */
  blka: number | null;
  pfd: number | null;
  doubleDoubles: number;
  tripleDoubles: number;
}

/** A player's whole official season. */
export interface PlayerSeason extends SeasonTotals {
  plusMinus: number;
  ratings: PlayerRatings;
  perGame: PlayerPerGame;
}

/**
 * A player's official ratings and averages that his totals do not contain, with the games and
 * minutes that they cover.
 */
export interface SeasonRatings
  extends Pick<PlayerSeason, "id" | "games" | "minutes" | "ratings" | "perGame"> {
  /** The share of his field goals that nobody assisted, by the plays; undefined where it is unknown. */
  unassisted?: number | undefined;
  /** His shots by place; undefined where they are unknown. */
  zones?: ZoneShooting | undefined;
}

/** Official ratings: points per 100 possessions, percentages as fractions of 1. */
export interface PlayerRatings {
  offensive: number;
  defensive: number;
  net: number;
  assistPercentage: number;
  reboundPercentage: number;
  effectiveFieldGoal: number;
  trueShooting: number;
  usage: number;
  impact: number;
}

/** Official per-game averages without a published season total, to one decimal. */
export interface PlayerPerGame {
  pointsOffTurnovers: number;
  secondChancePoints: number;
  fastBreakPoints: number;
  pointsInPaint: number;
  foulsDrawn: number;
}

/** A player's line in one game, as stored. */
export interface GameLine extends LineCounts {
  gameId: string;
  playerId: string;
  teamId: number;
  /** Rounded to whole minutes. */
  minutes: number;
  /** Shooting percentages as fractions of 1; null without an attempt. */
  fgPct: number | null;
  fg3Pct: number | null;
  ftPct: number | null;
  /** Null when it is unknown. */
  plusMinus: number | null;
}

/** A team's official season. */
export interface TeamSeason {
  teamId: number;
  totals: BoxTotals;
  ratings: TeamRatings;
  /** The opponents' averages per game, to one decimal. */
  opponent: BoxTotals;
}

/** Official team ratings: points per 100 possessions, percentages as fractions of 1. */
export interface TeamRatings {
  offensive: number;
  defensive: number;
  assistPercentage: number;
  offensiveReboundPercentage: number;
  defensiveReboundPercentage: number;
  reboundPercentage: number;
  turnoverPercentage: number;
  effectiveFieldGoal: number;
  trueShooting: number;
  net: number;
  opponentEffectiveFieldGoal: number;
  opponentTurnoverPercentage: number;
  /** Free throw attempts per field goal attempt. */
  opponentFreeThrowRate: number;
  /** Possessions per 48 minutes. */
  pace: number;
}

export interface SeasonFacts {
  teams: Team[];
  games: Game[];
  players: PlayerSeason[];
  lines: GameLine[];
  teamSeasons: TeamSeason[];
}
