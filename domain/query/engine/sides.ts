import { columnFrom } from "#domain/columns.ts";
import { memoize } from "#domain/memoize.ts";
import {
  type FlowColumn,
  type GameColumns,
  MISSING,
  type SeasonLines,
  type SeasonPart,
  STAGES,
} from "../storage/season-lines.ts";

/** The location of a game for a team. */
export const PLACES = ["home", "away", "neutral"] as const;

/**
 * Each game from the view of both teams, stored by column: the home team of game g is side 2g, the
 * away team is side 2g + 1, so that `side ^ 1` is the opponent's side.
 */
export interface Sides {
  size: number;
  team: Uint8Array;
  opponent: Uint8Array;
  points: Int16Array;
  /** The team's points minus the opponent's. */
  margin: Int16Array;
  /** Indexes into `PLACES`. */
  place: Uint8Array;
  /** Indexes into `STAGES`. */
  stage: Uint8Array;
  overtimes: Uint8Array;
  /** Days since 1970, as `dayOf` computes them. */
  day: Int32Array;
  /** Months since the year 0: 12 × year + month, January being 0. */
  month: Uint16Array;
  /** Days without a game before this one; -1 for the team's first game of a season. */
  rest: Int16Array;
  /** How the games went for the team; `MISSING` where it is not known. */
  flow: SideFlow;
  /** Indexes into `seasons`. */
  season: Uint8Array;
  /** The seasons of the games, oldest first. */
  seasons: readonly string[];
}

/** The ends of quarters at which leads are known. */
export type LeadMoment = "afterq1" | "athalf" | "afterq3";

/** The flow of games from one team's view; its lead is negative when it trails. */
export interface SideFlow extends Record<LeadMoment, Int16Array> {
  /** The largest lead, and the largest deficit. */
  lead: Int16Array;
  deficit: Int16Array;
  /** The most points without one of the opponent. */
  run: Int16Array;
  changes: Int16Array;
}

/** The sides of all games in the order of play; columns with getters are made on first use. */
export function sidesOf(lines: SeasonLines): Sides {
  const schedule = lines.schedule ?? scheduleOf(lines);
  const { home, away, homePoints, awayPoints, stage: stages } = schedule;
  const size = 2 * home.length;
  const team = new Uint8Array(size);
  const margin = new Int16Array(size);
  const stage = new Uint8Array(size);
  for (let game = 0; game < home.length; game += 1) {
    const own = 2 * game;
    const lead = (homePoints[game] as number) - (awayPoints[game] as number);
    const kind = stages[game] as number;
    team[own] = home[game] as number;
    team[own + 1] = away[game] as number;
    margin[own] = lead;
    margin[own + 1] = -lead;
    stage[own] = kind;
    stage[own + 1] = kind;
  }
  return {
    size,
    team,
    margin,
    stage,
    get opponent() {
      return settingOf(schedule).opponent;
    },
    get points() {
      return settingOf(schedule).points;
    },
    get place() {
      return settingOf(schedule).place;
    },
    get overtimes() {
      return settingOf(schedule).overtimes;
    },
    get day() {
      return calendarOf(lines).day;
    },
    get month() {
      return calendarOf(lines).month;
    },
    get rest() {
      return calendarOf(lines).rest;
    },
    get flow() {
      return flowOfSides(lines);
    },
    get season() {
      return seasonOfSides(lines);
    },
    seasons: lines.parts?.map(({ season }) => season) ?? [lines.season],
  };
}

/** The columns that not every query needs, made on first use. */
const settingOf = memoize(
  (schedule: GameColumns): Pick<Sides, "opponent" | "points" | "place" | "overtimes"> => {
    const { home, away, homePoints, awayPoints, neutral, overtimes } = schedule;
    const sides = { length: 2 * home.length };
    const of = (own: ArrayLike<number>, other: ArrayLike<number>) => (_: unknown, side: number) =>
      (side & 1 ? other : own)[side >> 1] as number;
    return {
      opponent: columnFrom(Uint8Array, sides, of(away, home)),
      points: columnFrom(Int16Array, sides, of(homePoints, awayPoints)),
      place: columnFrom(Uint8Array, sides, (_, side) => (neutral[side >> 1] === 1 ? 2 : side & 1)),
      overtimes: columnFrom(Uint8Array, sides, of(overtimes, overtimes)),
    };
  },
);

/** The columns of flows, which few queries need, made on first use. */
const flowOfSides = memoize((lines: SeasonLines): SideFlow => {
  const { flows } = lines;
  const size = 2 * (lines.schedule?.home ?? lines.games).length;
  const column = (home: FlowColumn, away: FlowColumn, sign = 1) =>
    columnFrom(Int16Array, { length: size }, (_, side) => {
      const isAway = (side & 1) === 1;
      const value = flows?.[isAway ? away : home][side >> 1] ?? MISSING;
      return isAway && value !== MISSING ? sign * value : value;
    });
  return {
    afterq1: column("afterq1", "afterq1", -1),
    athalf: column("athalf", "athalf", -1),
    afterq3: column("afterq3", "afterq3", -1),
    lead: column("homeLead", "awayLead"),
    deficit: column("awayLead", "homeLead"),
    run: column("homeRun", "awayRun"),
    changes: column("leadChanges", "leadChanges"),
  };
});

/** The columns of games, for lines that were not unpacked from columns. */
function scheduleOf({ games }: SeasonLines): GameColumns {
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

/** The joined seasons of lines, which are one unless they were joined. */
function partsOf(lines: SeasonLines): readonly SeasonPart[] {
  return lines.parts ?? [{ season: lines.season, games: lines.games.length }];
}

const seasonOfSides = memoize((lines: SeasonLines): Uint8Array => {
  const parts = partsOf(lines);
  const seasons = new Uint8Array(parts.reduce((sum, { games }) => sum + 2 * games, 0));
  let first = 0;
  for (const [at, { games }] of parts.entries()) {
    seasons.fill(at, first, first + 2 * games);
    first += 2 * games;
  }
  return seasons;
});

/** The columns of dates, which even fewer queries need, made on first use. */
const calendarOf = memoize((lines: SeasonLines): Pick<Sides, "day" | "month" | "rest"> => {
  const { games } = lines;
  const seasons = seasonOfSides(lines);
  const size = 2 * games.length;
  const day = new Int32Array(size);
  const month = new Uint16Array(size);
  const rest = new Int16Array(size);
  const lastDay = new Int32Array(256).fill(NEVER);
  for (const [at, { date, homeTeamId, awayTeamId }] of games.entries()) {
    const own = dayOf(date);
    if (seasons[2 * at] !== seasons[2 * at - 2]) lastDay.fill(NEVER);
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

/** The last day of a team before its first game; dates before 1970 do not occur. */
const NEVER = -1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The days since 1970 of an ISO date. */
export function dayOf(date: string): number {
  return Math.round(Date.parse(date) / DAY_MS);
}

function monthOf(date: string): number {
  return 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)) - 1;
}
