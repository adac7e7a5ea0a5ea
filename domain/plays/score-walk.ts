import {
  type GamePlays,
  otherSide,
  type Play,
  periodSeconds,
  pointsOf,
  type Side,
} from "./play.ts";

/** A play that scored, and the home team's lead before and after it. */
export interface Score {
  play: Play;
  side: Side;
  points: number;
  /** Seconds since the tip-off by the game's clock; they never fall. */
  at: number;
  /** The home team's lead, negative when it trails. */
  before: number;
  margin: number;
}

/** The seconds of play from the tip-off to the start of a period. */
export function secondsBefore(period: number): number {
  return period <= 5 ? (period - 1) * 720 : 4 * 720 + (period - 5) * 300;
}

/** The seconds of play from the tip-off to a moment of a period. */
function secondsAt({ period, clock }: Pick<Play, "period" | "clock">): number {
  return secondsBefore(period) + periodSeconds(period) - clock;
}

/** The seconds of play from the tip-off to the last play. */
export function secondsPlayed({ plays }: Pick<GamePlays, "plays">): number {
  return plays.reduce((most, play) => Math.max(most, secondsAt(play)), 0);
}

/** The scores of a game in order. */
export function scoresOf({ plays }: Pick<GamePlays, "plays">): Score[] {
  const scores: Score[] = [];
  let at = 0;
  let margin = 0;
  for (const play of plays) {
    at = Math.max(at, secondsAt(play));
    const points = pointsOf(play.kind);
    if (points === 0 || play.side === undefined) continue;
    const before = margin;
    margin = play.homePoints - play.awayPoints;
    scores.push({ play, side: play.side, points, at, before, margin });
  }
  return scores;
}

/** The side that leads by a margin of the home team; undefined when the score is level. */
export function leaderAt(margin: number): Side | undefined {
  return margin === 0 ? undefined : margin > 0 ? "home" : "away";
}

/** The scores at which another team led than the last that had led; ties between do not count. */
export function leadChangesOf(scores: readonly Score[]): Score[] {
  let last: Side | undefined;
  return scores.filter(({ margin }) => {
    const leader = leaderAt(margin);
    const isChange = leader !== undefined && last !== undefined && leader !== last;
    last = leader ?? last;
    return isChange;
  });
}

/** How often the score became level; 0-0 at the start does not count. */
export function timesTied(scores: readonly Score[]): number {
  return scores.filter(({ margin }) => margin === 0).length;
}

/** A team's largest lead, and the score that made it first; undefined when the team never led. */
export interface LargestLead {
  points: number;
  score: Score | undefined;
}

/** The largest lead of each team. */
export function largestLeads(scores: readonly Score[]): Record<Side, LargestLead> {
  const largest = (sign: number) =>
    scores.reduce<LargestLead>(
      (most, score) =>
        sign * score.margin > most.points ? { points: sign * score.margin, score } : most,
      { points: 0, score: undefined },
    );
  return { home: largest(1), away: largest(-1) };
}

/** Points in a row by one team, without a point of the other; periods do not break it. */
export interface Run {
  side: Side;
  points: number;
  first: Score;
  last: Score;
}

/** All runs of a game in order, each as long as it lasted. */
export function runsOf(scores: readonly Score[]): Run[] {
  const runs: Run[] = [];
  for (const score of scores) {
    const { side, points } = score;
    const run = runs.at(-1);
    if (run?.side !== side) runs.push({ side, points, first: score, last: score });
    else {
      run.points += points;
      run.last = score;
    }
  }
  return runs;
}

/** A team's longest run, the first of equals; undefined for a team without a point. */
export function longestRun(runs: readonly Run[], side: Side): Run | undefined {
  return runs.reduce<Run | undefined>(
    (most, run) => (run.side === side && run.points > (most?.points ?? 0) ? run : most),
    undefined,
  );
}

/** The seconds in which each team led, and in which the score was level, up to the last play. */
export function secondsLed(
  game: Pick<GamePlays, "plays">,
  scores: readonly Score[],
): Record<Side | "level", number> {
  const seconds = { home: 0, away: 0, level: 0 };
  const end = secondsPlayed(game);
  let margin = 0;
  let since = 0;
  for (const score of scores) {
    seconds[leaderAt(margin) ?? "level"] += score.at - since;
    ({ margin, at: since } = score);
  }
  seconds[leaderAt(margin) ?? "level"] += end - since;
  return seconds;
}

/** The points of each team by period. */
export function pointsByPeriod({ plays }: Pick<GamePlays, "plays">): Record<Side, number[]> {
  const points: Record<Side, number[]> = { home: [], away: [] };
  for (const { period, kind, side } of plays) {
    for (const own of Object.values(points)) while (own.length < period) own.push(0);
    if (side !== undefined)
      points[side][period - 1] = (points[side][period - 1] ?? 0) + pointsOf(kind);
  }
  return points;
}

/** The home team's lead after each period. */
export function leadsAfterPeriods({ plays }: Pick<GamePlays, "plays">): number[] {
  const { home, away } = pointsByPeriod({ plays });
  let margin = 0;
  return home.map((points, at) => {
    margin += points - (away[at] ?? 0);
    return margin;
  });
}

/** The points of made shots and free throws by player and period; players without a point are left out. */
export function playersByPeriod({ plays }: Pick<GamePlays, "plays">): Map<string, number[]> {
  const periods = plays.at(-1)?.period ?? 0;
  const players = new Map<string, number[]>();
  for (const { period, kind, playerId } of plays) {
    const points = pointsOf(kind);
    if (points === 0 || playerId === undefined) continue;
    const own = players.get(playerId) ?? Array.from({ length: periods }, () => 0);
    own[period - 1] = (own[period - 1] ?? 0) + points;
    players.set(playerId, own);
  }
  return players;
}

/** The most points that the winner was behind. */
export function deficitOvercome(scores: readonly Score[]): number {
  const winner = leaderAt(scores.at(-1)?.margin ?? 0);
  return winner === undefined ? 0 : largestLeads(scores)[otherSide(winner)].points;
}

/** Returns whether plays make a game's score, and its points by period where those are known. */
export function makesScore(
  { plays }: Pick<GamePlays, "plays">,
  game: { homePoints: number; awayPoints: number },
  periods: Readonly<Record<Side, readonly number[]>>,
): boolean {
  const last = plays.at(-1);
  if (last?.homePoints !== game.homePoints || last.awayPoints !== game.awayPoints) return false;
  const own = pointsByPeriod({ plays });
  return (
    periods.home.length === 0 ||
    (own.home.join() === periods.home.join() && own.away.join() === periods.away.join())
  );
}
