import type { Team } from "./team.ts";

/** The facts that a season is computed from: games, and the counts of players and teams. */

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
  /** How many it took; absent where it took none, or where none are known. */
  overtimes?: number;
}

/** The counts of every line of a box score. */
export interface LineCounts {
  pts: number;
  reb: number;
  ast: number;
  stl: number;
  blk: number;
  tov: number;
}

/** The shots of a line, made and attempted. */
export interface ShotCounts {
  fgm: number;
  fga: number;
  fg3m: number;
  fg3a: number;
  ftm: number;
  fta: number;
}

/** The counts of a box score, summed over a season. */
export interface BoxTotals extends LineCounts, ShotCounts {
  oreb: number;
  dreb: number;
  pf: number;
}

/** A player's sums of a season's box scores. */
export interface BoxSeason extends BoxTotals {
  name: string;
  games: number;
}

/** One player's official totals, over all the teams he played for. */
export interface SeasonTotals extends BoxSeason {
  id: string;
  /** His last team. */
  teamId: number;
  wins: number;
  losses: number;
  minutes: number;
  /** Null where not known. */
  plusMinus: number | null;
  /** Shots of his that were blocked, and fouls called on others for him; null where not known. */
  blka: number | null;
  pfd: number | null;
  doubleDoubles: number;
  tripleDoubles: number;
}

/** One player's official season. */
export interface PlayerSeason extends SeasonTotals {
  plusMinus: number;
  ratings: PlayerRatings;
  perGame: PlayerPerGame;
}

/** What a player's totals do not give of his official season, and the games that it is of. */
export type SeasonRatings = Pick<PlayerSeason, "id" | "games" | "minutes" | "ratings" | "perGame">;

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

/** Official per-game averages that no season total is published for, to one decimal. */
export interface PlayerPerGame {
  pointsOffTurnovers: number;
  secondChancePoints: number;
  fastBreakPoints: number;
  pointsInPaint: number;
  foulsDrawn: number;
}

/** One player's line in one game. */
export interface GameLine extends LineCounts {
  gameId: string;
  playerId: string;
  teamId: number;
  /** Whole minutes, rounded. */
  minutes: number;
  /** Percentages of shots made, as fractions of 1; null when he took none. */
  fgPct: number | null;
  fg3Pct: number | null;
  ftPct: number | null;
  /** Null where not known. */
  plusMinus: number | null;
}

/** Every line of a season, parsed lazily by game: there are many. */
export interface GameLines {
  /** The games that have lines, by their ids. */
  readonly gameIds: readonly Game["id"][];
  /** The lines of one game, as they come; none for a game that has none. */
  of(gameId: Game["id"]): GameLine[];
  /** The games that a player has lines of, in the order of `gameIds`. */
  gamesOf(playerId: string): readonly Game["id"][];
}

/** One team's official season. */
export interface TeamSeason {
  teamId: number;
  totals: BoxTotals;
  ratings: TeamRatings;
  /** What its opponents did per game, to one decimal. */
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
  /** Free throws attempted for every field goal attempted. */
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
