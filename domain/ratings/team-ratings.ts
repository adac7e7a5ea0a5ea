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

/** The ratings of a running season, moved by one game after another. */
export class RunningRatings {
  readonly #parameters: RatingParameters;
  readonly #ratings: Map<number, number>;
  readonly #lastGame = new Map<number, string>();
  readonly #dayBefore = oncePerKey((date: string) => dayAfter(date, -1));

  constructor(parameters: RatingParameters, opening: Ratings) {
    this.#parameters = parameters;
    this.#ratings = new Map(opening);
  }

  /** The ratings now; the map is a copy. */
  get ratings(): Ratings {
    return new Map(this.#ratings);
  }

  /** The forecast of a game that follows all games so far. */
  forecast({ date, homeTeamId, awayTeamId, neutral }: Pairing): Forecast {
    const { homeAdvantage, backToBack, scale } = this.#parameters;
    const played = (teamId: number) => this.#lastGame.get(teamId) === this.#dayBefore(date);
    const tired = Number(played(homeTeamId)) - Number(played(awayTeamId));
    const margin =
      this.#of(homeTeamId) -
      this.#of(awayTeamId) +
      (neutral ? 0 : homeAdvantage) -
      backToBack * tired;
    return { margin, homeChance: chance(margin, scale) };
  }

  /** Moves the ratings of both teams by a result, and returns the game with its forecast. */
  play(game: Game): JudgedGame {
    const { winBonus, marginWeight, gain } = this.#parameters;
    const forecast = this.forecast(game);
    const margin = game.homePoints - game.awayPoints;
    const counted = marginWeight * (margin + Math.sign(margin) * winBonus);
    const move = gain * (counted - forecast.margin);
    this.#ratings.set(game.homeTeamId, this.#of(game.homeTeamId) + move);
    this.#ratings.set(game.awayTeamId, this.#of(game.awayTeamId) - move);
    this.#lastGame.set(game.homeTeamId, game.date);
    this.#lastGame.set(game.awayTeamId, game.date);
    return { ...forecast, game, homeWon: margin > 0 };
  }

  #of(teamId: number): number {
    return this.#ratings.get(teamId) ?? 0;
  }
}

/** The chance to win, 0 to 1, of a team with an expected margin. */
export function chance(margin: number, scale: number): number {
  return 1 / (1 + Math.exp(-margin / scale));
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
