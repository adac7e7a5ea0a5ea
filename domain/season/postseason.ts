import type { SeriesGame, Stage } from "./box-score.ts";
import type { Game } from "./facts.ts";

/** A game after the regular season, or the final of the NBA Cup, which counts in no standings. */
export interface PostseasonGame extends Game {
  stage: Exclude<Stage, "season">;
  /** "East First Round", "Play-In Tournament". */
  label: string;
  overtimes: number;
  series: SeriesGame | undefined;
}

/** A playoff series. The higher seed has the first game at home. */
/** The round of the Finals in `Series.round`. */
export const FINALS_ROUND = 4;

export interface Series {
  id: string;
  /** 1 to 4; 4 is the Finals. */
  round: number;
  /** "East First Round", "NBA Finals". */
  label: string;
  highTeamId: number;
  lowTeamId: number;
  highWins: number;
  lowWins: number;
  winnerTeamId: number;
}

/** The playoff awards, by the league's names. */
export const PLAYOFF_AWARDS = [
  "Finals MVP",
  "West Finals MVP",
  "East Finals MVP",
  "NBA Champion Coach",
] as const;

/** A playoff award; a coach has no player id. */
export interface Award {
  award: (typeof PLAYOFF_AWARDS)[number];
  playerId: string | undefined;
  name: string;
}

/** A postseason that has not begun or cannot be read. */
export const NO_POSTSEASON: Postseason = { games: [], series: [], awards: [] };

/** All games outside the regular season, with series and awards. */
export interface Postseason {
  games: PostseasonGame[];
  series: Series[];
  awards: Award[];
}
