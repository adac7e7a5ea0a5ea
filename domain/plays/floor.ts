import { type GamePlays, type Play, periodSeconds, pointsOf, type Side } from "./play.ts";

/** The players of both sides on the floor: five each where all are known. */
export type Floor = Readonly<Record<Side, readonly string[]>>;

/** A play with what came before it, and the players it counts for. */
export interface PlayOnFloor {
  play: Play;
  /** The score before the play. */
  before: Record<Side, number>;
  /** The seconds of the game since the play before it, which `floor` played. */
  passed: number;
  floor: Floor;
  /** The players whose plus-minus has the play's points: of a free throw those at its foul. */
  charged: Floor;
}

/** A stretch of a game without a change of players. */
export interface Stint {
  period: number;
  /** Seconds left in the period. */
  from: number;
  to: number;
  seconds: number;
  floor: Floor;
  /** Points by `PlayOnFloor.charged`. */
  points: Record<Side, number>;
}

/** A player's time on the floor. */
export interface FloorTime {
  side: Side;
  seconds: number;
  plusMinus: number;
}

const FIVE = 5;

/** Whether all ten players are known. */
export function isKnown({ home, away }: Floor): boolean {
  return home.length === FIVE && away.length === FIVE;
}

/** A game's plays in their order, with the players on the floor before each. */
export function playsOnFloor({ starters, plays }: GamePlays): PlayOnFloor[] {
  const fouls = new Map<string, Floor>();
  const before = { home: 0, away: 0 };
  let floor: Floor = { home: [], away: [] };
  let lowest = 0;
  return plays.map((play) => {
    if (play.kind === "period_start") {
      floor = starters[play.period - 1] ?? { home: [], away: [] };
      lowest = periodSeconds(play.period);
    }
    const moment = `${play.period} ${play.clock}`;
    if (play.kind === "foul" && !fouls.has(moment)) fouls.set(moment, floor);
    const onFloor: PlayOnFloor = {
      play,
      before: { ...before },
      passed: Math.max(0, lowest - play.clock),
      floor,
      charged: (play.kind === "ft_made" ? fouls.get(moment) : undefined) ?? floor,
    };
    lowest = Math.min(lowest, play.clock);
    before.home = play.homePoints;
    before.away = play.awayPoints;
    if (play.kind === "sub") floor = substituted(floor, play);
    return onFloor;
  });
}

function substituted(floor: Floor, { side, playerId, otherId }: Play): Floor {
  if (side === undefined) return floor;
  const left = floor[side].filter((player) => player !== otherId && player !== playerId);
  const now = playerId === undefined ? left : [...left, playerId];
  return { ...floor, [side]: now.sort((a, b) => Number(a) - Number(b)) };
}

/** The stints of a game, in order, without those in which no time passed and nobody scored. */
export function stintsOf(game: GamePlays): Stint[] {
  const stints = new Map<Floor, Stint>();
  let current: Floor | undefined;
  for (const { play, passed, floor, charged } of playsOnFloor(game)) {
    const { period, clock } = play;
    if (floor !== current) {
      const from = clock + passed;
      const points = { home: 0, away: 0 };
      stints.set(floor, { period, from, to: clock, seconds: 0, floor, points });
      current = floor;
    }
    const stint = stints.get(floor) as Stint;
    stint.seconds += passed;
    stint.to = Math.min(stint.to, clock);
    const ofCharged = stints.get(charged) as Stint;
    if (play.side !== undefined) ofCharged.points[play.side] += pointsOf(play.kind);
  }
  return [...stints.values()].filter(
    ({ seconds, points }) => seconds > 0 || points.home > 0 || points.away > 0,
  );
}

/** The time of every player who was on the floor, by his id. */
export function floorTimes(stints: readonly Stint[]): Map<string, FloorTime> {
  const times = new Map<string, FloorTime>();
  for (const { seconds, floor, points } of stints) {
    for (const side of ["home", "away"] as const) {
      const margin = side === "home" ? points.home - points.away : points.away - points.home;
      for (const player of floor[side]) {
        const time = times.get(player) ?? { side, seconds: 0, plusMinus: 0 };
        times.set(player, time);
        time.seconds += seconds;
        time.plusMinus += margin;
      }
    }
  }
  return times;
}
