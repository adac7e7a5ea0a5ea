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
  // "zack lavine": the first and the last name of two players.
  const isOfTwo = (at: number) => {
    const [one, other] = [at, at + 1].map((place) =>
      terms.find((term) => term.from === place && term.to === place + 1),
    );
    if (one?.is !== "named" || other?.is !== "named") return false;
    const others = new Set(other.named.players);
    return (
      others.size > 0 &&
      one.named.players.length > 0 &&
      others.isDisjointFrom(new Set(one.named.players))
    );
  };
  const isUnknown = (at: number) => terms.some(({ is, from }) => is === "unknown" && from === at);
  const names = tokens.flatMap((_, at) => {
    const most = isUnknown(at) ? Number.POSITIVE_INFINITY : isOfTwo(at) ? 1 : 0;
    return most === 0 ? [] : (nameAround(tokens, at, most, vocabulary) ?? []);
  });
  const meant = tokens.map((token, at) => {
    const ofName = names.find((name) => name.at === at)?.word;
    const word =
      ofName ??
      (isUnknown(at) && !topicWords.has(token.folded)
        ? meantBy(token.folded, vocabulary)
        : undefined);
    const isNone = word === undefined || word === token.folded;
    if (isNone || (ofName === undefined && isOfOther(word, at))) return token;
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

/** The share of a whole name's letters that may be slips. */
const FORGIVEN = 0.25;
const NAME_FORGIVEN_FROM = 3;
const MOST_OF_A_NAME = 3;
/** The slips of a whole name whose unknown word is short. */
const MOST_OF_SHORT = 2;

/** The words of the only whole name nearest to those around an unknown one: "yanis antetokumpo", "dirk nowitski". */
function nameAround(tokens: readonly Token[], at: number, most: number, vocabulary: Vocabulary) {
  const names = wholeNames(vocabulary.named)(pastPeople(vocabulary));
  for (let size = MOST_OF_A_NAME; size > 1; size -= 1)
    for (let from = Math.max(0, at - size + 1); from <= at; from += 1) {
      const words = tokens.slice(from, from + size).map(({ folded }) => folded);
      const typed = words.join(" ");
      if (words.every((word) => isOfCoach(word, vocabulary))) continue;
      const near = (names.get(keyOf(words)) ?? [])
        .filter((name) => Math.abs(name.length - typed.length) <= FORGIVEN * name.length)
        .map((name) => ({ name, slips: slipsBetween(name, typed, NAME_FORGIVEN_FROM) }))
        .toSorted((a, b) => a.slips - b.slips);
      const [best, next] = near;
      const isOne = best !== undefined && best.slips < (next?.slips ?? Number.POSITIVE_INFINITY);
      const isShort = (tokens[at]?.folded.length ?? 0) < FORGIVEN_FROM;
      const share = Math.floor(FORGIVEN * ((best?.name.length ?? 0) - 1));
      const limit = Math.min(most, share, isShort ? MOST_OF_SHORT : share);
      if (words.length === size && isOne && best.slips <= limit)
        return best.name.split(" ").map((word, place) => ({ word, at: from + place }));
    }
  return undefined;
}

/** Names of as many words whose last one begins alike share a key. */
const keyOf = (words: readonly string[]) => `${words.length}${words.at(-1)?.[0]}`;

/** The whole names of players, of those who have left, too. */
const wholeNames = memoize((named: ReadonlyMap<string, Named>) =>
  memoize((people: ReadonlyMap<string, PersonNamed>): ReadonlyMap<string, string[]> => {
    const players = [...named].flatMap(([name, own]) => (own.players.length > 0 ? [name] : []));
    return Map.groupBy(new Set([...players, ...people.keys()]), (name) => keyOf(name.split(" ")));
  }),
);

function meantBy(typed: string, vocabulary: Vocabulary): string | undefined {
  const { length } = typed;
  if (length < FORGIVEN_FROM || !/^[a-z]+$/.test(typed)) return undefined;
  const words = wordsOf(vocabulary.named)(vocabulary.words);
  const isName = pastPeople(vocabulary).has(typed) || isOfCoach(typed, vocabulary);
  if (words.has(typed) || isName) return undefined;
  const alike = [...words].filter((word) => word[0] === typed[0] && word.length >= FORGIVEN_FROM);
  const one = alike.filter((word) => slipsBetween(word, typed) <= 1);
  // Of a long name two slips are forgiven.
  const isLong = one.length === 0 && length >= LONG_FROM;
  const near = isLong
    ? alike.filter(
        (word) =>
          !vocabulary.words.has(word) && word.length >= LONG_FROM && slipsBetween(word, typed) <= 2,
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
 * The least slips that make one word of another: a missing or extra letter, two exchanged neighbours or, in longer
 * words, a wrong letter.
 */
function slipsBetween(word: string, typed: string, wrongFrom = FORGIVEN_FROM + 1): number {
  // "later" must not become "laker", but "revounds" becomes "rebounds".
  const wrong = word.length >= wrongFrom ? 1 : 2;
  let before: number[] = [];
  let last = Array.from({ length: typed.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= typed.length; at += 1) {
      const [own, other] = [word[row - 1], typed[at - 1]];
      const isExchanged = at > 1 && own === typed[at - 2] && other === word[row - 2];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (own === other ? 0 : wrong),
        ...(isExchanged ? [(before[at - 2] ?? 0) + 1] : []),
      );
    }
    [before, last] = [last, now];
  }
  return last.at(-1) ?? 0;
}
