import type { Term } from "./terms.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Longer questions are refused. */
export const LONGEST_QUESTION = 120;

/** A question on its way to being understood. */
export interface Asking {
  text: string;
  tokens: readonly Token[];
  terms: readonly Term[];
  vocabulary: Vocabulary;
}
