import { dayAfter } from "../eastern-days.ts";
import { oncePerKey } from "../memoize.ts";
import type { Game } from "../season/facts.ts";
import type { RatingParameters } from "./parameters.ts";

/**
 * Every team's rating by team id: the points by which it is better than the average team on a
 * neutral floor. A team without an entry is average.
 */
export type Ratings = ReadonlyMap<number, number>;

/** A game before it is played. */
export type Pairing = Pick<Game, "date" | "homeTeamId" | "awayTeamId" | "neutral">;

/** A forecast of a game, made before it is played. */
export interface Forecast {
  /** The expected margin of the home team. */
  margin: number;
  /** The home team's chance to win, 0 to 1. */
  homeChance: number;
}

/** A game with its forecast, and the home team's win. */
export interface JudgedGame extends Forecast {
  game: Game;
  homeWon: boolean;
}

/** The points that floor and rest are worth, for the games of a season in their order. */
export class FloorAndRest {
  readonly #parameters: RatingParameters;
  readonly #lastGame = new Map<number, string>();
  readonly #dayBefore = oncePerKey((date: string) => dayAfter(date, -1));

  constructor(parameters: RatingParameters) {
    this.#parameters = parameters;
  }

  /** The points by which floor and rest favor the home team in a game after all noted ones. */
  edge({ date, homeTeamId, awayTeamId, neutral }: Pairing): number {
    const { homeAdvantage, backToBack } = this.#parameters;
    const played = (teamId: number) => this.#lastGame.get(teamId) === this.#dayBefore(date);
    const tired = Number(played(homeTeamId)) - Number(played(awayTeamId));
    return (neutral ? 0 : homeAdvantage) - backToBack * tired;
  }

  /** Notes that a game is played, which tires both teams. */
  note({ date, homeTeamId, awayTeamId }: Pairing): void {
    this.#lastGame.set(homeTeamId, date);
    this.#lastGame.set(awayTeamId, date);
  }
}

/** The ratings of a running season, moved by one game after another. */
export class RunningRatings {
  readonly #parameters: RatingParameters;
  readonly #ratings: Map<number, number>;
  readonly #floorAndRest: FloorAndRest;

  constructor(parameters: RatingParameters, opening: Ratings) {
    this.#parameters = parameters;
    this.#ratings = new Map(opening);
    this.#floorAndRest = new FloorAndRest(parameters);
  }

  /** The ratings now; the map is a copy. */
  get ratings(): Ratings {
    return new Map(this.#ratings);
  }

  /** The forecast of a game that follows all games so far. */
  forecast(game: Pairing): Forecast {
    const margin =
      this.#of(game.homeTeamId) - this.#of(game.awayTeamId) + this.#floorAndRest.edge(game);
    return { margin, homeChance: chance(margin, this.#parameters.scale) };
  }

  /** Moves the ratings of both teams by a result, and returns the game with its forecast. */
  play(game: Game): JudgedGame {
    const forecast = this.forecast(game);
    const margin = game.homePoints - game.awayPoints;
    const move = ratingMove(margin, forecast.margin, this.#parameters);
    this.#ratings.set(game.homeTeamId, this.#of(game.homeTeamId) + move);
    this.#ratings.set(game.awayTeamId, this.#of(game.awayTeamId) - move);
    this.#floorAndRest.note(game);
    return { ...forecast, game, homeWon: margin > 0 };
  }

  #of(teamId: number): number {
    return this.#ratings.get(teamId) ?? 0;
  }
}

/** The points by which the home team's rating rises after a game, and the other one's falls. */
export function ratingMove(
  margin: number,
  expected: number,
  { winBonus, marginWeight, gain }: RatingParameters,
): number {
  return gain * (marginWeight * (margin + Math.sign(margin) * winBonus) - expected);
}

/** The chance to win, 0 to 1, of a team with an expected margin. */
export function chance(margin: number, scale: number): number {
  return 1 / (1 + Math.exp(-margin / scale));
}

/**
 * The margin of a game that the expected one and a number between 0 and 1 give: even over all numbers,
 * it is positive as often as `chance` says.
 */
export function drawnMargin(expected: number, scale: number, number: number): number {
  return expected + scale * Math.log(number / (1 - number));
}

/** The ratings with which the season after one that ended with `closing` begins. */
export function carriedOver(closing: Ratings, { carry }: RatingParameters): Ratings {
  return new Map([...closing].map(([teamId, rating]) => [teamId, carry * rating]));
}

/** All games of a season in order, each with its forecast, and the ratings after the last one. */
export function rateSeason(
  games: readonly Game[],
  parameters: RatingParameters,
  opening: Ratings,
): { judged: JudgedGame[]; closing: Ratings } {
  const running = new RunningRatings(parameters, opening);
  const judged = games.map((game) => running.play(game));
  return { judged, closing: running.ratings };
}
