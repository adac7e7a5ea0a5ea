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

/** The round of the Finals in `Series.round`. */
export const FINALS_ROUND = 4;

/** A playoff series. The higher seed has the first game at home. */
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

/** The teams of finished Finals and their wins. */
export interface FinalsResult {
  championId: number;
  runnerUpId: number;
  wins: number;
  losses: number;
}

/** The winner and the loser of the Finals, with their wins; undefined before their end. */
export function finalsOf({ series }: Pick<Postseason, "series">): FinalsResult | undefined {
  const own = series.find(({ round }) => round === FINALS_ROUND);
  if (own === undefined) return undefined;
  const { highTeamId, lowTeamId, highWins, lowWins, winnerTeamId: championId } = own;
  return {
    championId,
    runnerUpId: championId === highTeamId ? lowTeamId : highTeamId,
    wins: Math.max(highWins, lowWins),
    losses: Math.min(highWins, lowWins),
  };
}

/** The awards of the playoffs and of the season, by the league's names. */
export const AWARDS = [
  "Finals MVP",
  "West Finals MVP",
  "East Finals MVP",
  "NBA Champion Coach",
  "Most Valuable Player",
  "Defensive Player of the Year",
  "Rookie of the Year",
  "Sixth Man of the Year",
  "Most Improved Player",
  "Clutch Player of the Year",
  "Coach of the Year",
  "All-NBA First Team",
  "All-NBA Second Team",
  "All-NBA Third Team",
  "All-Defensive First Team",
  "All-Defensive Second Team",
  "All-Rookie First Team",
  "All-Rookie Second Team",
  "All-Star",
  "All-Star MVP",
  "NBA Cup MVP",
  "Hustle Award",
  "Sportsmanship Award",
] as const;

/** An award and one of its winners; a coach has no player id. */
export interface Award {
  award: (typeof AWARDS)[number];
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
