import { type GamePlays, REGULATION_PERIODS } from "./play.ts";
import { type Score, scoresOf } from "./score-walk.ts";
import { homeWinChance, momentsOf, type WinChanceWeights } from "./win-chance.ts";

/** The home team's chance to win after each play of a game. */
export function chancesOf(
  game: Pick<GamePlays, "plays">,
  homeChance: number,
  weights: WinChanceWeights,
): number[] {
  const chances = momentsOf(game).map((moment) => homeWinChance(moment, homeChance, weights));
  const last = game.plays.at(-1);
  // Only the end of the game is certain.
  const isEnd = last?.kind === "period_end" && last.period >= REGULATION_PERIODS;
  if (isEnd && last.homePoints !== last.awayPoints)
    chances[chances.length - 1] = Number(last.homePoints > last.awayPoints);
  return chances;
}

/** A score with the chance to win before and after it. */
export interface TurningPoint {
  score: Score;
  /** The home team's chance. */
  before: number;
  after: number;
}

const MOST = 5;
/** Two turning points are further apart than these seconds. */
const APART = 45;

/** The scores that moved the chance to win most, in the order of the game. */
export function turningPoints(
  game: Pick<GamePlays, "plays">,
  chances: readonly number[],
): TurningPoint[] {
  const scores = scoresOf(game);
  const moves = scores.map((score): TurningPoint => {
    const place = game.plays.indexOf(score.play);
    return { score, before: chances[place - 1] ?? 0.5, after: chances[place] ?? 0.5 };
  });
  const chosen: TurningPoint[] = [];
  for (const move of moves.toSorted((a, b) => swing(b) - swing(a))) {
    if (chosen.length === MOST) break;
    if (chosen.every(({ score }) => Math.abs(score.at - move.score.at) > APART)) chosen.push(move);
  }
  return chosen.sort((a, b) => a.score.at - b.score.at);
}

/** The chance that a score gave to the side that made it. */
export function swing({ score, before, after }: TurningPoint): number {
  return score.side === "home" ? after - before : before - after;
}
