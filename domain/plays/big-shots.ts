import { BIG_SHOTS, type BigShot } from "../figures/line-figures.ts";
import { type GamePlays, REGULATION_PERIODS } from "./play.ts";
import { leaderAt, type Score, scoresOf } from "./score-walk.ts";

/** A player's big shots in a game. */
export interface BigShots extends Record<BigShot, number> {
  playerId: string;
}

/** The most seconds left at a shot that wins the game, which clocks of whole seconds cut off or round. */
const WINNING_SECONDS = 3;
const LAST_MINUTE = 60;

/** The big shots of a game by player, in the order of their first ones. */
export function bigShotsOf(game: Pick<GamePlays, "plays">): BigShots[] {
  const scores = scoresOf(game);
  const winning = winningScore(scores, game.plays.at(-1)?.period ?? 0);
  const isOf: Record<BigShot, (score: Score) => boolean> = {
    gw: (score) => score === winning,
    buzzer: ({ play }) => play.kind !== "ft_made" && play.clock < 1,
    goahead: ({ play, side, before, margin }) =>
      play.kind !== "ft_made" &&
      play.period >= REGULATION_PERIODS &&
      play.clock <= LAST_MINUTE &&
      leaderAt(before) !== side &&
      leaderAt(margin) === side,
  };
  const players = new Map<string, BigShots>();
  for (const score of scores) {
    const { playerId } = score.play;
    const own = BIG_SHOTS.filter((name) => isOf[name](score));
    if (playerId === undefined || own.length === 0) continue;
    const shots = players.get(playerId) ?? { playerId, gw: 0, buzzer: 0, goahead: 0 };
    for (const name of own) shots[name] += 1;
    players.set(playerId, shots);
  }
  return [...players.values()];
}

/**
 * The basket or free throw after which the winner was never level or behind again, where it came with 3
 * seconds or less left in the last period.
 */
function winningScore(scores: readonly Score[], lastPeriod: number): Score | undefined {
  const winner = leaderAt(scores.at(-1)?.margin ?? 0);
  const score = scores.findLast(
    ({ before, margin }) => leaderAt(before) !== winner && leaderAt(margin) === winner,
  );
  if (winner === undefined || score === undefined) return undefined;
  const { period, clock } = score.play;
  const isLate = period === lastPeriod && period >= REGULATION_PERIODS && clock <= WINNING_SECONDS;
  return isLate ? score : undefined;
}
