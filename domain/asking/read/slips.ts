import { memoize } from "../../memoize.ts";
import { lexicon } from "./lexicon.ts";
import { type Term, termsOf } from "./terms.ts";
import type { Token } from "./tokens.ts";
import type { Named, Vocabulary } from "./vocabulary.ts";

/** A question's tokens and terms, with the typing slips that were corrected to known words. */
export interface ReadTokens {
  tokens: readonly Token[];
  terms: readonly Term[];
  slips: readonly { typed: string; meant: string }[];
}

/** The least length of a corrected word; in shorter ones a slip often makes another word. */
const FORGIVEN_FROM = 5;

/**
 * Reads tokens, and corrects an unknown word to the known word that is one slip away and has the
 * same first letter. A word with several such corrections of different meanings stays unknown.
 */
export function readTokens(tokens: readonly Token[], vocabulary: Vocabulary): ReadTokens {
  const terms = termsOf(tokens, vocabulary);
  const slips: { typed: string; meant: string }[] = [];
  const meant = tokens.map((token, at) => {
    const isUnknown = terms.some(({ is, from }) => is === "unknown" && from === at);
    const word = isUnknown ? meantBy(token.folded, vocabulary) : undefined;
    if (word === undefined) return token;
    slips.push({ typed: token.text, meant: word });
    return { ...token, folded: word };
  });
  return slips.length === 0
    ? { tokens, terms, slips }
    : { tokens: meant, terms: termsOf(meant, vocabulary), slips };
}

function meantBy(typed: string, { named }: Vocabulary): string | undefined {
  const { length } = typed;
  if (length < FORGIVEN_FROM || !/^[a-z]+$/.test(typed)) return undefined;
  const words = wordsOf(named);
  if (words.has(typed)) return undefined;
  const near = [...words].filter(
    (word) => word[0] === typed[0] && word.length >= FORGIVEN_FROM && isOneSlip(word, typed),
  );
  const meanings = new Set(near.map((word) => meaningOf(word, named)));
  return meanings.size === 1 ? near.toSorted((a, b) => b.length - a.length)[0] : undefined;
}

/** The key of a word's meaning: "leads" and "leaders" share one, as do "celts" and "celtics". */
function meaningOf(word: string, named: Vocabulary["named"]): string {
  return JSON.stringify(lexicon().words.get(word) ?? named.get(word) ?? word);
}

/** The words of all phrases and names. */
const wordsOf = memoize((named: ReadonlyMap<string, Named>): ReadonlySet<string> => {
  const phrases = [...named.keys(), ...lexicon().words.keys()];
  return new Set(phrases.flatMap((phrase) => phrase.split(" ")));
});

/**
 * Returns whether two words differ by one missing or extra letter, by two exchanged neighbours or,
 * in longer words, by one wrong letter.
 */
function isOneSlip(word: string, typed: string): boolean {
  let same = 0;
  while (word[same] === typed[same]) same += 1;
  const [a, b] = [word.slice(same), typed.slice(same)];
  if (a.slice(1) === b || a === b.slice(1)) return true;
  // "later" must not become "laker", but "revounds" becomes "rebounds".
  if (a.slice(1) === b.slice(1)) return word.length > FORGIVEN_FROM;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
