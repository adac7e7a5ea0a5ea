import type { Meaning } from "#domain/ask/meaning.ts";
import { seasonsInWords } from "#domain/season/season-range.ts";
import type { Segment } from "../understanding.ts";

/** The seasons of a fact, inferred where the question says none. */
export function seasonSegment(seasons: string, meaning: Meaning): Segment {
  return { text: `, ${seasonsInWords(seasons)}`, isInferred: !meaning.has("seasons") };
}
