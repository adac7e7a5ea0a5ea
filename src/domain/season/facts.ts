import type { Team } from "../team.ts";

/** What a season is computed from: games, and what players and teams did in them. */

export interface Game {
  id: string;
  /** The day it was played, as "2026-04-12". */
  date: string;
  homeTeamId: number;
  awayTeamId: number;
  homePoints: number;
  awayPoints: number;
  /** Played on neither team's floor: counts in every record but home and road. */
  neutral: boolean;
}

/** The counts of a box score, summed over a season. */
export interface BoxTotals {
  fgm: number;
  fga: number;
  fg3m: number;
  fg3a: number;
  ftm: number;
  fta: number;
  oreb: number;
  dreb: number;
  reb: number;
  ast: number;
  stl: number;
  blk: number;
  tov: number;
  pf: number;
  pts: number;
}

/** One player's official season, over all the teams he played for. */
export interface PlayerSeason extends BoxTotals {
  id: string;
  name: string;
  /** His last team. */
  teamId: number;
  games: number;
  wins: number;
  losses: number;
  minutes: number;
  plusMinus: number;
  doubleDoubles: number;
  tripleDoubles: number;
  ratings: PlayerRatings;
  perGame: PlayerPerGame;
}

/** Official ratings: points per 100 possessions, shares as fractions of 1. */
export interface PlayerRatings {
  offensive: number;
  defensive: number;
  net: number;
  assistShare: number;
  reboundShare: number;
  effectiveFieldGoal: number;
  trueShooting: number;
  usage: number;
  impact: number;
}

/** Official per-game averages that no season total is published for, to one decimal. */
export interface PlayerPerGame {
  pointsOffTurnovers: number;
  secondChancePoints: number;
  fastBreakPoints: number;
  pointsInPaint: number;
  foulsDrawn: number;
}

/** One player's line in one game. */
export interface GameLine {
  gameId: string;
  playerId: string;
  teamId: number;
  /** Whole minutes, rounded. */
  minutes: number;
  pts: number;
  reb: number;
  ast: number;
  stl: number;
  blk: number;
  tov: number;
}

/** One team's official season. */
export interface TeamSeason {
  teamId: number;
  totals: BoxTotals;
  ratings: TeamRatings;
  /** What its opponents did per game, to one decimal. */
  opponent: BoxTotals;
}

/** Official team ratings: points per 100 possessions, shares as fractions of 1. */
export interface TeamRatings {
  offensive: number;
  defensive: number;
  assistShare: number;
  offensiveReboundShare: number;
  defensiveReboundShare: number;
  reboundShare: number;
  turnoverShare: number;
  effectiveFieldGoal: number;
  trueShooting: number;
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
