import type { Telling } from "./telling.ts";

/**
 * The topic of a sentence. A game has one sentence on each topic, so that no fact is told twice.
 */
export type Topic =
  | "stage"
  | "star"
  | "loser's star"
  | "other players"
  | "team"
  | "margin"
  | "points"
  | "course"
  | "quarter"
  | "run";

/** A fact of a game in words; without a capital, without the full stop. */
export interface Told {
  /** The fact with the game's result, for the first sentence. */
  lead?: string;
  /** The fact alone, for a sentence that follows the result. */
  more?: string;
}

/** A kind of fact that is worth a sentence. */
export interface Kind {
  name: string;
  topic: Topic;
  /** Undefined when the fact does not hold. */
  tell(game: Telling): Told | undefined;
}
