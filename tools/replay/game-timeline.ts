import { type GamePlays, periodSeconds } from "#domain/plays/play.ts";

/** A game at a moment of its evening. */
export type GameMoment =
  | { kind: "scheduled" }
  | {
      kind: "playing";
      period: number;
      /** Seconds left in the period. */
      clock: number;
      homePoints: number;
      awayPoints: number;
    }
  | { kind: "final"; period: number; homePoints: number; awayPoints: number };

interface Step {
  /** Seconds after the time of the tip-off. */
  at: number;
  period: number;
  clock: number;
  homePoints: number;
  awayPoints: number;
}

/** A game over the evening's time, in order. */
export type GameTimeline = readonly Step[];

/** Plays carry the game's clock alone: fouls, timeouts and reviews stretch it by this factor. */
const PACE = 2.3;
/** From the time in the schedule to the first play. */
const CEREMONY = 8 * 60;
const BREAK = 150;
const HALF_TIME = 15 * 60;
/** From the last play to the final. */
const UNTIL_FINAL = 90;

/** When a moment of the game's clock comes, in seconds after the time of the tip-off. */
function timeOf(period: number, clock: number): number {
  let at = CEREMONY + PACE * (periodSeconds(period) - clock);
  for (let before = 1; before < period; before += 1) {
    at += PACE * periodSeconds(before) + (before === 2 ? HALF_TIME : BREAK);
  }
  return at;
}

/** The timeline of a game's plays. Where a clock steps back, the time of the play before holds. */
export function timelineOfPlays({ plays }: Pick<GamePlays, "plays">): GameTimeline {
  let last = 0;
  return plays.map(({ period, clock, homePoints, awayPoints }) => {
    last = Math.max(last, timeOf(period, clock));
    return { at: last, period, clock, homePoints, awayPoints };
  });
}

/** The timeline of a game of which only the points of each period are known. */
export function timelineOfPeriods(home: readonly number[], away: readonly number[]): GameTimeline {
  const points = { homePoints: 0, awayPoints: 0 };
  return home.flatMap((made, index) => {
    const period = index + 1;
    const start = { at: timeOf(period, periodSeconds(period)), period, ...points };
    points.homePoints += made;
    points.awayPoints += away[index] ?? 0;
    return [
      { ...start, clock: periodSeconds(period) },
      { at: timeOf(period, 0), period, clock: 0, ...points },
    ];
  });
}

/** A game at a moment, in seconds after the time of its tip-off. */
export function momentOf(timeline: GameTimeline, seconds: number): GameMoment {
  const last = timeline.at(-1);
  if (last === undefined || seconds < 0) return { kind: "scheduled" };
  const { period, homePoints, awayPoints } = last;
  if (seconds >= last.at + UNTIL_FINAL) return { kind: "final", period, homePoints, awayPoints };
  const step = timeline.findLast(({ at }) => at <= seconds);
  if (step === undefined) return { kind: "scheduled" };
  const { at: _, ...playing } = step;
  return { kind: "playing", ...playing };
}

/** When a game is final, in seconds after the time of its tip-off. */
export function finalAt(timeline: GameTimeline): number {
  return (timeline.at(-1)?.at ?? 0) + UNTIL_FINAL;
}
