import type { Term } from "./terms.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The limit of a question's length, in characters; longer questions are refused. */
export const LONGEST_QUESTION = 120;

/** A question split into tokens and terms, with the vocabulary to interpret them. */
export interface Asking {
  text: string;
  tokens: readonly Token[];
  terms: readonly Term[];
  vocabulary: Vocabulary;
}
