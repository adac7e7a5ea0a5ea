import { memoize } from "../memoize.ts";
import { type Schedule, type SeasonLines, STAGES } from "./season-lines.ts";

/** What a team's floor was in a game. */
export const PLACES = ["home", "away", "neutral"] as const;

/**
 * Every game as each of its two teams saw it, in columns: the home team of game g is at 2g, the
 * other at 2g + 1, so that `side ^ 1` is the opponent's.
 */
export interface Sides {
  size: number;
  team: Uint8Array;
  opponent: Uint8Array;
  points: Int16Array;
  /** The team's points less the opponent's. */
  margin: Int16Array;
  /** Of `PLACES`. */
  place: Uint8Array;
  /** Of `STAGES`. */
  stage: Uint8Array;
  overtimes: Uint8Array;
  /** Days counted as `dayOf` does. */
  day: Int32Array;
  /** Years and months counted as one number: 12 * year + month from 0. */
  month: Uint16Array;
  /** Days without a game since the team's one before; -1 for its first. */
  rest: Int16Array;
}

/** The sides of all games, which stand in the order they were played. */
export function sidesOf(lines: SeasonLines): Sides {
  const schedule = lines.schedule ?? scheduleOf(lines);
  const { home, away, homePoints, awayPoints, neutral } = schedule;
  const size = 2 * home.length;
  const sides = {
    size,
    team: new Uint8Array(size),
    opponent: new Uint8Array(size),
    points: new Int16Array(size),
    margin: new Int16Array(size),
    place: new Uint8Array(size),
    stage: new Uint8Array(size),
    overtimes: new Uint8Array(size),
    get day() {
      return calendarOf(lines).day;
    },
    get month() {
      return calendarOf(lines).month;
    },
    get rest() {
      return calendarOf(lines).rest;
    },
  };
  const { team, opponent, points, margin, place, stage, overtimes } = sides;
  for (let own = 0; own < size; own += 2) {
    const game = own >> 1;
    const other = own + 1;
    team[own] = opponent[other] = home[game] as number;
    team[other] = opponent[own] = away[game] as number;
    points[own] = homePoints[game] as number;
    points[other] = awayPoints[game] as number;
    margin[own] = (homePoints[game] as number) - (awayPoints[game] as number);
    margin[other] = -(margin[own] as number);
    place[own] = neutral[game] === 1 ? 2 : 0;
    place[other] = neutral[game] === 1 ? 2 : 1;
    stage[own] = stage[other] = schedule.stage[game] as number;
    overtimes[own] = overtimes[other] = schedule.overtimes[game] as number;
  }
  return sides;
}

/** The columns of games that were not read as such. */
function scheduleOf({ games }: SeasonLines): Schedule {
  return {
    stage: Int16Array.from(games, ({ stage }) => STAGES.indexOf(stage)),
    home: Int16Array.from(games, ({ homeTeamId }) => homeTeamId),
    away: Int16Array.from(games, ({ awayTeamId }) => awayTeamId),
    homePoints: Int16Array.from(games, ({ homePoints }) => homePoints),
    awayPoints: Int16Array.from(games, ({ awayPoints }) => awayPoints),
    neutral: Int16Array.from(games, ({ neutral }) => Number(neutral)),
    overtimes: Int16Array.from(games, ({ overtimes }) => overtimes),
  };
}

/** Few questions ask for days, so they are counted when the first one does. */
const calendarOf = memoize(({ games }: SeasonLines): Pick<Sides, "day" | "month" | "rest"> => {
  const size = 2 * games.length;
  const day = new Int32Array(size);
  const month = new Uint16Array(size);
  const rest = new Int16Array(size);
  const lastDay = new Int32Array(256).fill(NEVER);
  for (const [at, { date, homeTeamId, awayTeamId }] of games.entries()) {
    const own = dayOf(date);
    day.fill(own, 2 * at, 2 * at + 2);
    month.fill(monthOf(date), 2 * at, 2 * at + 2);
    for (const [isAway, team] of [homeTeamId, awayTeamId].entries()) {
      const before = lastDay[team] ?? NEVER;
      rest[2 * at + isAway] = before === NEVER ? -1 : Math.max(0, own - before - 1);
      lastDay[team] = own;
    }
  }
  return { day, month, rest };
});

const NEVER = -1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An ISO date as a number of days. */
export function dayOf(date: string): number {
  return Math.round(Date.parse(date) / DAY_MS);
}

function monthOf(date: string): number {
  return 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)) - 1;
}
