import type { GamePlays } from "../plays/play.ts";

/** The plays of a game of today as they were last read. */
export interface LivePlays {
  plays: GamePlays;
  /** The names of the players who have acted, by id, as the source prints them. */
  names: ReadonlyMap<string, string>;
  /** The source says that the game has ended. */
  isOver: boolean;
  /** The time of the last good reading, in ms since 1970. */
  readAt: number;
  /** The readings since have failed. */
  isFailing: boolean;
}
