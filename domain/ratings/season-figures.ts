import type { Game } from "../season/facts.ts";
import type { Ratings } from "./team-ratings.ts";

/** The exponent of the Pythagorean expectation, as Basketball-Reference uses it. */
const PYTHAGOREAN_EXPONENT = 14;

/**
 * The wins that a team's points suggest: games * for^14 / (for^14 + against^14). Their difference
 * from the wins is called luck. 0 before the first game.
 */
export function pythagoreanWins(games: number, pointsFor: number, pointsAgainst: number): number {
  if (games === 0) return 0;
  // A ratio keeps the powers of season totals within the range of numbers.
  return games / (1 + (pointsAgainst / pointsFor) ** PYTHAGOREAN_EXPONENT);
}

/** A team's opponents in games, played or not, one entry a game. */
export function opponentsOf(
  teamId: number,
  games: readonly Pick<Game, "homeTeamId" | "awayTeamId">[],
): number[] {
  return games.flatMap(({ homeTeamId, awayTeamId }) => {
    if (homeTeamId === teamId) return awayTeamId;
    return awayTeamId === teamId ? homeTeamId : [];
  });
}

/** Strength of schedule: the mean rating of a team's opponents; undefined without a game. */
export function scheduleStrength(
  opponents: readonly number[],
  ratings: Ratings,
): number | undefined {
  if (opponents.length === 0) return undefined;
  return opponents.reduce((sum, id) => sum + (ratings.get(id) ?? 0), 0) / opponents.length;
}

/** The largest change of a round of `simpleRatings` that ends it, in points. */
const PRECISION = 1e-9;
/** Enough rounds for thirty teams after their first games. */
const ROUNDS = 10_000;

/**
 * The Simple Rating System (SRS): a team's mean margin plus the mean rating of its opponents, for all
 * teams at once, with a mean of 0. Only teams that have played have a rating.
 */
export function simpleRatings(games: readonly Game[]): Ratings {
  const schedules = new Map<number, { margin: number; opponents: number[] }>();
  const scheduleOf = (teamId: number) => {
    const known = schedules.get(teamId) ?? { margin: 0, opponents: [] };
    schedules.set(teamId, known);
    return known;
  };
  for (const { homeTeamId, awayTeamId, homePoints, awayPoints } of games) {
    const [home, away] = [scheduleOf(homeTeamId), scheduleOf(awayTeamId)];
    home.margin += homePoints - awayPoints;
    away.margin += awayPoints - homePoints;
    home.opponents.push(awayTeamId);
    away.opponents.push(homeTeamId);
  }
  let ratings = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Map<number, number>();
    let change = 0;
    for (const [teamId, { margin, opponents }] of schedules) {
      const own = ratings.get(teamId) ?? 0;
      const wanted = margin / opponents.length + (scheduleStrength(opponents, ratings) ?? 0);
      // Half a step: a whole one swings for ever between teams that meet only each other.
      next.set(teamId, (own + wanted) / 2);
      change = Math.max(change, Math.abs(wanted - own));
    }
    ratings = centred(next);
    if (change < PRECISION) break;
  }
  return ratings;
}

function centred(ratings: ReadonlyMap<number, number>): Map<number, number> {
  const mean = [...ratings.values()].reduce((sum, own) => sum + own, 0) / Math.max(1, ratings.size);
  return new Map([...ratings].map(([teamId, own]) => [teamId, own - mean]));
}
