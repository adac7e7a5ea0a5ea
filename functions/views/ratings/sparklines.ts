import type { RatingParameters } from "#domain/ratings/parameters.ts";
import { type Ratings, RunningRatings } from "#domain/ratings/team-ratings.ts";
import type { Game } from "#domain/season/facts.ts";
import { weeksBetween } from "#domain/standings/race.ts";

/** Every team's rating at the end of each week, the opening first. */
export function weeklyRatings(
  games: readonly Game[],
  parameters: RatingParameters,
  opening: Ratings,
): Ratings[] {
  const running = new RunningRatings(parameters, opening);
  const [first, last] = [games[0]?.date, games.at(-1)?.date];
  if (first === undefined || last === undefined) return [running.ratings];
  const weeks: Ratings[] = [running.ratings];
  let next = 0;
  for (const day of weeksBetween(first, last).slice(1)) {
    for (let game = games[next]; game !== undefined && game.date <= day; game = games[next]) {
      running.play(game);
      next += 1;
    }
    weeks.push(running.ratings);
  }
  return weeks;
}

/** The size of a drawing: one unit of its height is a tenth of a point. */
export interface SparkSize {
  width: number;
  height: number;
  /** The height of the average team. */
  zeroAt: number;
}

/** The units between two weeks. */
const STEP = 4;
const UNITS = 10;

/** The one scale of all teams' drawings. */
export function sparkSize(weeks: readonly Ratings[]): SparkSize {
  const all = weeks.flatMap((week) => [...week.values()]);
  const [highest, lowest] = [Math.max(0, ...all), Math.min(0, ...all)];
  return {
    width: STEP * Math.max(1, weeks.length - 1),
    height: Math.ceil(UNITS * (highest - lowest)),
    zeroAt: Math.round(UNITS * highest),
  };
}

/** A team's line, in relative steps of whole units, which are short and compress well. */
export function sparkPath(
  teamId: number,
  weeks: readonly Ratings[],
  { zeroAt }: SparkSize,
): string {
  const heights = weeks.map((week) => zeroAt - Math.round(UNITS * (week.get(teamId) ?? 0)));
  const steps = heights.slice(1).map((height, at) => `${STEP} ${height - (heights[at] ?? 0)}`);
  return `M0 ${heights[0] ?? zeroAt}l${steps.join(" ")}`;
}
