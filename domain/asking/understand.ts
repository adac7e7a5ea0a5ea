import { type Again, refusedStop, refusedWords, tooLong } from "./answer/refuse.ts";
import { compile } from "./compile/compile.ts";
import { LONGEST_QUESTION } from "./question.ts";
import { type Asking, toolsFor } from "./read/asking.ts";
import { readTerms } from "./read/reader.ts";
import { type ReadTokens, readTokens } from "./read/slips.ts";
import { type QuestionWords, type Token, wordsOfQuestion } from "./read/tokens.ts";
import type { Vocabulary } from "./read/vocabulary.ts";
import { restated } from "./restate/restated.ts";
import { inferred, namesOfQuestion } from "./restate/segments.ts";
import { Stopped } from "./slots.ts";
import { factAsked, TOPIC_WORDS } from "./topics/fact-asked.ts";
import type { Understanding } from "./understanding.ts";

/** Interprets a question, or refuses it with a reason. Never throws, never guesses. */
export function understand(question: string, vocabulary: Vocabulary): Understanding {
  return understandWords(wordsOfQuestion(question), vocabulary);
}

/** Interprets the words of a question, of which those for its season may have been taken out. */
export function understandWords(words: QuestionWords, vocabulary: Vocabulary): Understanding {
  if (words.whole.length > LONGEST_QUESTION) return tooLong();
  const again = (other: string) => understandOnce(wordsOfQuestion(other), vocabulary);
  return understandOnce(words, vocabulary, again);
}

/**
 * Interprets a question. `again` interprets replacements for a refused question; without it, a
 * refused question gets none, so that replacements do not have replacements of their own.
 */
function understandOnce(
  words: QuestionWords,
  vocabulary: Vocabulary,
  again?: Again,
): Understanding {
  const { slips, ...asked } = readAsking(words, vocabulary);
  const typed = words.tokens;
  const understood =
    factAsked(asked, typed) ?? refusedWords(asked, again) ?? walked(asked, typed, again);
  if (slips.length === 0 || !("readAs" in understood)) return understood;
  const said = slips.map(({ typed, meant }) => `“${typed}” taken for “${meant}”`).join(", ");
  return { ...understood, readAs: [...understood.readAs, inferred(`; ${said}`)] };
}

/** The terms of a question, with the slips that were corrected in it. */
export function readAsking(
  { tokens, ...texts }: QuestionWords,
  vocabulary: Vocabulary,
): Asking & Pick<ReadTokens, "slips"> {
  return { ...texts, ...readTokens(tokens, vocabulary, TOPIC_WORDS), vocabulary };
}

/** Takes a question through the rooms: read, compile, restate; a room that stops refuses it. */
function walked(asked: Asking, typed: readonly Token[], again?: Again): Understanding {
  const { terms, tokens, vocabulary } = asked;
  const folded = tokens.map((token) => token.folded).join(" ");
  try {
    const slots = readTerms(terms, folded, toolsFor(asked));
    const compiled = compile(slots, vocabulary);
    return restated(compiled, namesOfQuestion(typed, vocabulary));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return refusedStop(asked, error.because, again);
  }
}
