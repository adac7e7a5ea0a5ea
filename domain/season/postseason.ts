import type { SeriesGame, Stage } from "./box-score.ts";
import type { Game } from "./facts.ts";

/** A game after the regular season, or the final of the Cup, which no standing counts. */
export interface PostseasonGame extends Game {
  stage: Exclude<Stage, "season">;
  /** "East First Round", "Play-In Tournament". */
  label: string;
  overtimes: number;
  series: SeriesGame | undefined;
}

/** A series of the playoffs. The higher seed has the first game at home. */
export interface Series {
  id: string;
  /** 1 to 4; the fourth is the Finals. */
  round: number;
  /** "East First Round", "NBA Finals". */
  label: string;
  highTeamId: number;
  lowTeamId: number;
  highWins: number;
  lowWins: number;
  winnerTeamId: number;
}

/** The awards of the playoffs and of the season, as the league names them. */
export const AWARDS = [
  ...(["Finals MVP", "West Finals MVP", "East Finals MVP", "NBA Champion Coach"] as const),
  ...(["Most Valuable Player", "Defensive Player of the Year", "Rookie of the Year"] as const),
  ...(["Sixth Man of the Year", "Most Improved Player", "Clutch Player of the Year"] as const),
  ...(["Coach of the Year", "All-NBA First Team", "All-NBA Second Team"] as const),
  ...(["All-NBA Third Team", "All-Defensive First Team", "All-Defensive Second Team"] as const),
  ...(["All-Rookie First Team", "All-Rookie Second Team", "All-Star", "All-Star MVP"] as const),
  ...(["NBA Cup MVP", "Hustle Award", "Sportsmanship Award"] as const),
] as const;

/** An award and one of those who won it; a coach has no player id. */
export interface Award {
  award: (typeof AWARDS)[number];
  playerId: string | undefined;
  name: string;
}

/** A season whose playoffs have not begun, or cannot be read. */
export const NO_POSTSEASON: Postseason = { games: [], series: [], awards: [] };

/** Everything that was played beside the regular season. */
export interface Postseason {
  games: PostseasonGame[];
  series: Series[];
  awards: Award[];
}
