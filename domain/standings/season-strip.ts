import type { TeamGame } from "../season/team-log.ts";
import { inWords } from "./tie-sentences.ts";

/** The longest winning streak; of equals, the first. */
export interface WinningRun {
  wins: number;
  from: string;
  to: string;
}

/** The headline, the longest winning streak and the extreme margins of a team's season. */
export interface StripFacts {
  headline: string;
  longest: WinningRun | undefined;
  widestWin: TeamGame | undefined;
  heaviestLoss: TeamGame | undefined;
}

/** The last games of a season that a headline looks at, and the share of wins worth mentioning. */
const LATE = 30;
const STRONG = 0.7;
/** The shortest streak worth a headline. */
const LONG_RUN = 6;

/** The facts of a team's season; the games must be in the order they were played. */
export function stripFacts(games: readonly TeamGame[]): StripFacts {
  const longest = longestRun(games);
  return {
    headline: headlineOf(games, longest),
    longest,
    widestWin: mostOf(games, marginOf),
    heaviestLoss: mostOf(games, (game) => -marginOf(game)),
  };
}

/** The point difference; negative for a loss. */
export function marginOf({ points, opponentPoints }: TeamGame): number {
  return points - opponentPoints;
}

function headlineOf(games: readonly TeamGame[], longest: WinningRun | undefined): string {
  const late = games.slice(-LATE);
  const won = late.filter((game) => game.won).length;
  const lost = late.length - won;
  if (games.length > LATE && won >= STRONG * LATE) return `Won ${won} of the last ${LATE}`;
  if (games.length > LATE && lost >= STRONG * LATE) return `Lost ${lost} of the last ${LATE}`;
  if (longest !== undefined && longest.wins >= LONG_RUN)
    return `Won ${inWords(longest.wins)} in a row at best`;
  return "The season, game by game";
}

function longestRun(games: readonly TeamGame[]): WinningRun | undefined {
  let best: WinningRun | undefined;
  let run: WinningRun | undefined;
  for (const { won, date } of games) {
    run = won ? { wins: (run?.wins ?? 0) + 1, from: run?.from ?? date, to: date } : undefined;
    if (run !== undefined && run.wins > (best?.wins ?? 0)) best = run;
  }
  return best;
}

/** The first game with the highest positive value; undefined when no value is positive. */
function mostOf(
  games: readonly TeamGame[],
  amount: (game: TeamGame) => number,
): TeamGame | undefined {
  let best: TeamGame | undefined;
  for (const game of games) {
    if (amount(game) > (best === undefined ? 0 : amount(best))) best = game;
  }
  return best;
}
