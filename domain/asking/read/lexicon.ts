import { FIGURE_WORDS } from "#domain/ask/figure-words.ts";
import { lexiconRows } from "#domain/ask/lexicon-rows.ts";
import { SUBJECT_WORDS } from "#domain/ask/subject-words.ts";
import { FIGURES } from "#domain/figures/figures.ts";
import { GAME_FLOW_FIGURES } from "#domain/figures/game-flow-figures.ts";
import { oncePerKey } from "#domain/memoize.ts";
import { CONDITION_NAMES, declared } from "#domain/query/conditions/conditions.ts";
import { DIVISIONS } from "#domain/query/conditions/team-conditions.ts";
import { USUAL_MONTHS } from "#domain/query/engine/months.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { foldForSearch } from "#domain/text/fold.ts";

const WORDS = { ...FIGURE_WORDS, ...SUBJECT_WORDS };

/**
 * A kind of word in questions. A word that is neither in the tables nor part of a name is unknown.
 * The longest phrase at a position wins. Each phrase also matches with a final s added or removed.
 * Conditions declare most phrases of the kind "condition" themselves.
 */
export type WordKind = keyof typeof WORDS;

export interface Word {
  kind: WordKind;
  value: string;
}

/** All phrases with their meanings. */
export type Lexicon = ReadonlyMap<string, Word>;

/** A phrase with its final s removed, or with one added; "" for phrases of one or two letters. */
export function twinOf(phrase: string): string {
  if (phrase.length < 3) return "";
  return phrase.endsWith("s") ? phrase.slice(0, -1) : `${phrase}s`;
}

/** The phrases of one meaning. */
export function phrasesFor(kind: WordKind, value: string, words: Lexicon): string[] {
  return [...words].flatMap(([phrase, word]) =>
    word.kind === kind && word.value === value ? [phrase] : [],
  );
}

/** The lexicon of a current season, computed for its first question and kept. */
export const lexicon = oncePerKey((current: string): Lexicon => {
  const words = new Map<string, Word>();
  const add = (phrase: string, kind: WordKind, value: string) => {
    if (phrase !== "" && !words.has(phrase)) words.set(phrase, { kind, value });
  };
  for (const [kind, table] of Object.entries(WORDS)) {
    for (const { head, phrases } of lexiconRows(table)) {
      for (const phrase of phrases) add(withYears(phrase, current), kind as WordKind, head);
    }
  }
  for (const [phrase, kind, value] of named()) add(foldForSearch(phrase), kind, value);
  return words;
});

/** Figures that the league's own lists answer for, or words of their own: "biggest comeback". */
const WORDED: readonly string[] = ["usg", "astpct", ...GAME_FLOW_FIGURES.map(({ key }) => key)];

/** A phrase with the years of the current season: "{start} {end2}" is "2015 16" in 2015-16. */
function withYears(phrase: string, current: string): string {
  return phrase.replace(/\{(start|end|next)(2?)\}/g, (_, which: keyof typeof YEARS_ON, isShort) => {
    const year = String(yearOfSeason(current) + YEARS_ON[which]);
    return isShort === "" ? year : year.slice(2);
  });
}

const YEARS_ON = { start: 0, end: 1, next: 2 };

type Meaning = [phrase: string, kind: WordKind, value: string];

/** The shares of wins that a record is called by, and the games that it may be of. */
const RECORDS = { winning: "winpct=>0.5", losing: "winpct=..<0.5" };
const PLACES = { "": "", "road ": "&where=away", "away ": "&where=away", "home ": "&where=home" };
const HAVING = ["with a", "have a", "has a", "had a", "having a"];

/** "with a winning road record", "have losing records". */
function ofRecords(): Meaning[] {
  return Object.entries(RECORDS).flatMap(([word, share]) =>
    Object.entries(PLACES).flatMap(([place, where]) => {
      const record = `${word} ${place}record`;
      const phrases = [
        `with ${record}s`,
        `${record}s`,
        ...HAVING.map((verb) => `${verb} ${record}`),
      ];
      return phrases.map((phrase): Meaning => [phrase, "deed", `${share}${where}`]);
    }),
  );
}

/** The names of records, figures, divisions and months. */
function named(): Meaning[] {
  return [
    ...ofRecords(),
    ...FIGURES.filter(({ key }) => !WORDED.includes(key)).flatMap(({ key, name }): Meaning[] => [
      [name, "figure", key],
      [key.length > 2 ? key : "", "figure", key],
    ]),
    ...DIVISIONS.flatMap((name): Meaning[] => [
      [name, "div", name],
      [`${name} division`, "div", name],
    ]),
    ...USUAL_MONTHS.map((key) => [key, MONTH_NAMES[key]] as const).flatMap(
      ([key, name]): Meaning[] => [
        [key, "month", key],
        [name, "month", key],
        [`play in ${name}`, "month", key],
      ],
    ),
    ...CONDITION_NAMES.flatMap((name) => {
      const { phrases = [], refused = [], print } = declared(name);
      return [
        ...phrases.map(
          ([phrase, value]): Meaning => [phrase, "condition", `${name}=${print(value)}`],
        ),
        ...refused.map(([phrase, refusal]): Meaning => [phrase, "refuse", refusal]),
      ];
    }),
  ];
}
