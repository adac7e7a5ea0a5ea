import type { Understanding } from "./understanding.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Longer questions are refused. */
export const LONGEST_QUESTION = 120;

/** What a question in words asks, or why it is not answered. Never throws. */
export function understand(_question: string, _vocabulary: Vocabulary): Understanding {
  return {
    kind: "refused",
    cause: "empty",
    reason: "Ask something of the season.",
    notUnderstood: [],
    nearest: ["who leads the nba in scoring", "lakers record", "most 40 point games"],
  };
}
