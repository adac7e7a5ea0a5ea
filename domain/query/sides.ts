import type { Stage } from "../season/box-score.ts";
import type { LineGame, SeasonLines } from "./season-lines.ts";

export const STAGES: readonly Stage[] = ["season", "cup-final", "play-in", "playoffs"];

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
  /** Days without a game before this one; -1 for the team's first game. */
  rest: Int16Array;
}

/** The sides of all games; the games must be in the order they were played. */
export function sidesOf({ games }: SeasonLines): Sides {
  const size = 2 * games.length;
  const sides: Sides = {
    size,
    team: new Uint8Array(size),
    opponent: new Uint8Array(size),
    points: new Int16Array(size),
    margin: new Int16Array(size),
    place: new Uint8Array(size),
    stage: new Uint8Array(size),
    overtimes: new Uint8Array(size),
    day: new Int32Array(size),
    month: new Uint16Array(size),
    rest: new Int16Array(size),
  };
  const lastDay = new Int32Array(256).fill(NEVER);
  let date = "";
  let day = 0;
  let month = 0;
  for (let at = 0; at < games.length; at += 1) {
    const game = games[at] as LineGame;
    if (game.date !== date) {
      date = game.date;
      day = dayOf(date);
      month = monthOf(date);
    }
    const stage = STAGES.indexOf(game.stage);
    for (let isAway = 0; isAway < 2; isAway += 1) {
      const side = 2 * at + isAway;
      const team = isAway ? game.awayTeamId : game.homeTeamId;
      const points = isAway ? game.awayPoints : game.homePoints;
      const before = lastDay[team] ?? NEVER;
      sides.team[side] = team;
      sides.opponent[side] = isAway ? game.homeTeamId : game.awayTeamId;
      sides.points[side] = points;
      sides.margin[side] = 2 * points - game.homePoints - game.awayPoints;
      sides.place[side] = game.neutral ? 2 : isAway;
      sides.stage[side] = stage;
      sides.overtimes[side] = game.overtimes;
      sides.day[side] = day;
      sides.month[side] = month;
      sides.rest[side] = before === NEVER ? -1 : Math.max(0, day - before - 1);
      lastDay[team] = day;
    }
  }
  return sides;
}

const NEVER = -1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The days since 1970 of an ISO date. */
export function dayOf(date: string): number {
  return Math.round(Date.parse(date) / DAY_MS);
}

function monthOf(date: string): number {
  return 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7)) - 1;
}
