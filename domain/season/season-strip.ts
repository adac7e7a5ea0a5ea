import type { TeamGame } from "./team-log.ts";
import { inWords } from "./tie-sentences.ts";

/** The run of wins that is the longest, the first of several. */
export interface WinningRun {
  wins: number;
  from: string;
  to: string;
}

/** The headline, the longest run of wins and the extreme margins of a team's season. */
export interface StripFacts {
  headline: string;
  longest: WinningRun | undefined;
  widestWin: TeamGame | undefined;
  heaviestLoss: TeamGame | undefined;
}

/** A stretch at the end of the season, and the share that makes it worth a headline. */
const LATE = 30;
const STRONG = 0.7;
/** A run that is worth a headline. */
const LONG_RUN = 6;

/** Finds the headline, longest run and extreme margins in games, which are in the order of play. */
export function stripFacts(games: readonly TeamGame[]): StripFacts {
  const longest = longestRun(games);
  return {
    headline: headlineOf(games, longest),
    longest,
    widestWin: mostOf(games, marginOf),
    heaviestLoss: mostOf(games, (game) => -marginOf(game)),
  };
}

/** Points ahead; negative in a loss. */
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

/** The first game with the most of what is positive; undefined where nothing is. */
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
