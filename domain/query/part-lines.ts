import type { Part } from "../plays/parts.ts";
import type { SeasonLines } from "./season-lines.ts";

/** The lines of a part of every game, counted from the plays; the games are all of the season. */
export interface PartLines {
  part: Part;
  /** A game without plays has no lines, and neither has one without the part. */
  lines: SeasonLines;
  /** The ids of the games without plays. */
  withoutPlays: readonly string[];
}
