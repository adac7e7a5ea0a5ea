import { memoize } from "#domain/memoize.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { type Lexicon, twinOf } from "./lexicon.ts";
import { type PersonNamed, pastPeople } from "./past-names.ts";
import { type Term, termsOf } from "./terms.ts";
import type { Token } from "./tokens.ts";
import type { Named, Vocabulary } from "./vocabulary.ts";

/** A question's tokens and terms, with the typing slips that were corrected to known words. */
export interface ReadTokens {
  tokens: readonly Token[];
  terms: readonly Term[];
  slips: readonly { typed: string; meant: string }[];
}

const LONG_FROM = 9;

const NONE: ReadonlySet<string> = new Set();

/** The least length of a corrected word; in shorter ones a slip often makes another word. */
const FORGIVEN_FROM = 5;

/**
 * Reads tokens, and corrects an unknown word to the known word that is one slip away and has the
 * same first letter. A word with several such corrections of different meanings stays unknown, and
 * those of topics are never slips of others.
 */
export function readTokens(
  typed: readonly Token[],
  vocabulary: Vocabulary,
  topicWords: ReadonlySet<string> = NONE,
): ReadTokens {
  const slips: { typed: string; meant: string }[] = [];
  const tokens = rejoined(typed, vocabulary, slips);
  const terms = termsOf(tokens, vocabulary);
  // A misspelt word beside a name belongs to that name; it never becomes another player.
  const isOfOther = (word: string, at: number): boolean => {
    const isNamed = (place: number) =>
      terms.some(
        (term) =>
          term.is === "named" &&
          term.named.players.length > 0 &&
          term.from <= place &&
          place < term.to,
      );
    const [before, after] = [tokens[at - 1]?.folded, tokens[at + 1]?.folded];
    const isBeside = isNamed(at - 1) || isNamed(at + 1);
    const isOne =
      vocabulary.named.has(`${before} ${word}`) || vocabulary.named.has(`${word} ${after}`);
    return isBeside && !isOne && (vocabulary.named.get(word)?.players.length ?? 0) > 0;
  };
  const meant = tokens.map((token, at) => {
    const isUnknown = terms.some(({ is, from }) => is === "unknown" && from === at);
    const word =
      isUnknown && !topicWords.has(token.folded)
        ? (lastNameAfter(tokens[at - 1]?.folded, token.folded, vocabulary) ??
          meantBy(token.folded, vocabulary))
        : undefined;
    if (word === undefined || isOfOther(word, at)) return token;
    slips.push({ typed: token.text, meant: word });
    return { ...token, folded: word };
  });
  return slips.length === 0
    ? { tokens, terms, slips }
    : { tokens: meant, terms: termsOf(meant, vocabulary), slips };
}

/** The tokens with an unknown one joined to the next where they are a known word together: "poi nt". */
function rejoined(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  slips: { typed: string; meant: string }[],
): readonly Token[] {
  for (const { is, from: at } of termsOf(tokens, vocabulary)) {
    const [one, two] = [tokens[at], tokens[at + 1]];
    if (is !== "unknown" || one === undefined || two === undefined) continue;
    const folded = `${one.folded}${two.folded}`;
    if (!wordsOf(vocabulary.named)(vocabulary.words).has(folded)) continue;
    slips.push({ typed: `${one.text} ${two.text}`, meant: folded });
    return [...tokens.slice(0, at), { ...one, end: two.end, folded }, ...tokens.slice(at + 2)];
  }
  return tokens;
}

/** The only last name one slip away that follows a first name: "dirk nowitski". */
function lastNameAfter(
  first: string | undefined,
  typed: string,
  vocabulary: Vocabulary,
): string | undefined {
  if (first === undefined || typed.length < NAME_FORGIVEN_FROM) return undefined;
  const own = lastNamesOf(vocabulary.named)(pastPeople(vocabulary)).get(first) ?? [];
  const near = own.filter(
    (name) => name[0] === typed[0] && isSlipOf(name, typed, 1, NAME_FORGIVEN_FROM),
  );
  return near.length === 1 ? near[0] : undefined;
}

const NAME_FORGIVEN_FROM = 4;

/** The last names of players by their first names, of those who have left, too. */
const lastNamesOf = memoize((named: ReadonlyMap<string, Named>) =>
  memoize((people: ReadonlyMap<string, PersonNamed>): ReadonlyMap<string, string[]> => {
    const players = [...named].flatMap(([name, own]) => (own.players.length > 0 ? [name] : []));
    const lasts = new Map<string, string[]>();
    for (const name of new Set([...players, ...people.keys()])) {
      const [first = "", last, ...more] = name.split(" ");
      if (last !== undefined && more.length === 0)
        lasts.set(first, [...(lasts.get(first) ?? []), last]);
    }
    return lasts;
  }),
);

function meantBy(typed: string, vocabulary: Vocabulary): string | undefined {
  const { length } = typed;
  if (length < FORGIVEN_FROM || !/^[a-z]+$/.test(typed)) return undefined;
  const words = wordsOf(vocabulary.named)(vocabulary.words);
  const isName = pastPeople(vocabulary).has(typed) || isOfCoach(typed, vocabulary);
  if (words.has(typed) || isName) return undefined;
  const alike = [...words].filter((word) => word[0] === typed[0] && word.length >= FORGIVEN_FROM);
  const one = alike.filter((word) => isSlipOf(word, typed, 1));
  // Of a long name two slips are forgiven.
  const isLong = one.length === 0 && length >= LONG_FROM;
  const near = isLong
    ? alike.filter(
        (word) =>
          !vocabulary.words.has(word) && word.length >= LONG_FROM && isSlipOf(word, typed, 2),
      )
    : one;
  const meanings = new Set(near.map((word) => meaningOf(word, vocabulary)));
  return meanings.size === 1 ? near.toSorted((a, b) => b.length - a.length)[0] : undefined;
}

function isOfCoach(word: string, { data: { names } }: Vocabulary): boolean {
  return (names?.coaches ?? []).some(({ name }) => foldForSearch(name).split(" ").includes(word));
}

/** The key of a word's meaning: "leads" and "leaders" share one, as do "assist" and "assists". */
function meaningOf(word: string, { words, named }: Vocabulary): string {
  return JSON.stringify(words.get(word) ?? words.get(twinOf(word)) ?? named.get(word) ?? word);
}

/** The words of all phrases and names. */
const wordsOf = memoize((named: ReadonlyMap<string, Named>) =>
  memoize((words: Lexicon): ReadonlySet<string> => {
    const phrases = [...named.keys(), ...words.keys()];
    return new Set(phrases.flatMap((phrase) => phrase.split(" ")));
  }),
);

/**
 * Returns whether two words differ by at most so many slips: a missing or extra letter, two exchanged
 * neighbours or, in longer words, a wrong letter.
 */
function isSlipOf(
  word: string,
  typed: string,
  slips: number,
  wrongFrom = FORGIVEN_FROM + 1,
): boolean {
  let same = 0;
  while (same < word.length && word[same] === typed[same]) same += 1;
  const [a, b] = [word.slice(same), typed.slice(same)];
  if (a === "" && b === "") return true;
  if (slips === 0 || Math.abs(a.length - b.length) > slips) return false;
  const rest = (own: string, other: string) => isSlipOf(own, other, slips - 1, wrongFrom);
  if (rest(a.slice(1), b) || rest(a, b.slice(1))) return true;
  // "later" must not become "laker", but "revounds" becomes "rebounds".
  if (word.length >= wrongFrom && rest(a.slice(1), b.slice(1))) return true;
  return a[0] === b[1] && a[1] === b[0] && rest(a.slice(2), b.slice(2));
}
