import type { RatingParameters } from "./parameters.ts";
import { drawnMargin, ratingMove } from "./team-ratings.ts";

/** A team that wins, or loses, every game that is played out. */
export interface Fixed {
  slot: number;
  wins: boolean;
}

/** The margin of a game of a fixed team. */
const FIXED_MARGIN = 20;

/** Games played out by chance. Teams are named by their slots, their places in a list of teams. */
export class SimulatedGames {
  readonly #parameters: RatingParameters;
  readonly #start: Float64Array;
  readonly #ratings: Float64Array;
  #random: () => number = () => 0.5;
  #fixed: Fixed | undefined;

  constructor(parameters: RatingParameters, ratings: Float64Array) {
    this.#parameters = parameters;
    this.#start = ratings;
    this.#ratings = new Float64Array(ratings);
  }

  /** Starts a season from the first ratings. */
  start(random: () => number, fixed: Fixed | undefined): void {
    this.#random = random;
    this.#fixed = fixed;
    this.#ratings.set(this.#start);
  }

  /**
   * The margin of the home team in a game in which floor and rest favor it by `edge` points. It moves
   * both ratings.
   */
  margin(home: number, away: number, edge: number): number {
    if (this.#fixed?.slot === home) return this.#fixed.wins ? FIXED_MARGIN : -FIXED_MARGIN;
    if (this.#fixed?.slot === away) return this.#fixed.wins ? -FIXED_MARGIN : FIXED_MARGIN;
    const expected = (this.#ratings[home] ?? 0) - (this.#ratings[away] ?? 0) + edge;
    const margin = drawnMargin(expected, this.#parameters.scale, this.#random());
    const move = ratingMove(margin, expected, this.#parameters);
    this.#ratings[home] = (this.#ratings[home] ?? 0) + move;
    this.#ratings[away] = (this.#ratings[away] ?? 0) - move;
    return margin;
  }

  /** Whether the home team wins a game between rested teams on its floor. */
  homeWins(home: number, away: number): boolean {
    return this.margin(home, away, this.#parameters.homeAdvantage) > 0;
  }
}
