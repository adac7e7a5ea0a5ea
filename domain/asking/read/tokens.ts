import { foldForSearch } from "#domain/text/fold.ts";
import { wellFormed } from "#domain/text/well-formed.ts";
import type { Stretch } from "../understanding.ts";

/** A word, number or sign of a question: `text` as typed, `folded` for comparisons. */
export interface Token extends Stretch {
  folded: string;
}

/** A question in tokens; `text` has blanks for the words that were taken out of `whole`. */
export interface QuestionWords {
  whole: string;
  text: string;
  tokens: readonly Token[];
}

/** The tokens from `from` up to but not including `to`. */
export interface TokenSpan {
  from: number;
  to: number;
}

/** A question's words, all of them. */
export function wordsOfQuestion(question: string): QuestionWords {
  const text = wellFormed(question).trim();
  return { whole: text, text, tokens: tokensOf(text) };
}

/** A question without some of its words, and with others at its end. */
export function wordsWithout(
  { whole, text, tokens }: QuestionWords,
  spans: readonly TokenSpan[],
  added: readonly string[] = [],
): QuestionWords {
  const isTaken = (_: unknown, at: number) => spans.some(({ from, to }) => from <= at && at < to);
  const blanked = tokens
    .filter(isTaken)
    .reduce(
      (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
      text,
    );
  const end = whole.length;
  return {
    whole,
    text: blanked,
    tokens: [
      ...tokens.filter((token, at) => !isTaken(token, at)),
      ...added.map((word) => ({ text: word, folded: word, start: end, end })),
    ],
  };
}

/** The words of a question as a text of its own. */
export function textOfWords({ tokens }: QuestionWords): string {
  // "30pts" is two tokens of one text.
  const isOwn = ({ start, end }: Token, at: number) =>
    start === end || start !== tokens[at - 1]?.start;
  return tokens
    .filter(isOwn)
    .map(({ text }) => text)
    .join(" ");
}

/** In order: "+/-", "play-in", "2,000", joined numbers ("30-10-10"), decimals, words with apostrophes, signs. */
const PARTS =
  /\+\/[-−]|[Pp][Ll][Aa][Yy]-[Ii][Nn][Ss]?(?!\p{L})|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[-/–]\d+)+(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘ʼ`.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*)?|\d+\.\d+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘ʼ`′.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*|[^\s,.?!"'“”‘’`´()\-–—:;/]/gu;

const POSSESSIVE = /['’‘ʼ`][sS]$/u;
/** A number and its unit without a space: "30pts", "10ast". */
const JOINED = /^(?!3pts?$)(\d+)(pts?|points?|rebs?|asts?|stls?|blks?|ppg|rpg|apg|ft)$/;
/** Signs and short spellings, with the words for which they stand. */
const SHORT: ReadonlyMap<string, string> = new Map(
  (
    "% percentage,pct percentage,percent percentage,& and,n and,szn season,yr year,yrs years,xmas christmas," +
    "dbl double,incl including"
  )
    .split(",")
    .map((row) => row.split(" ") as [string, string]),
);

/** Splits a question into tokens, without punctuation. */
export function tokensOf(question: string): Token[] {
  return [...question.matchAll(PARTS)].flatMap(separated).flatMap(({ text, start }) => {
    const whole = { text, start, end: start + text.length };
    const folded = foldedPart(text);
    const parts = JOINED.exec(folded)?.slice(1) ?? [folded];
    return parts.map((part) => ({ ...whole, folded: part }));
  });
}

/** Joined numbers before a number with a unit ("30-10ast") are a token of their own. */
function separated({ 0: text, index: start }: RegExpExecArray): Pick<Token, "text" | "start">[] {
  const cut = /^\d/.test(text) ? text.search(/[-/–](?=\d{0,6}\p{L})/u) : -1;
  if (cut < 0) return [{ text, start }];
  return [
    { text: text.slice(0, cut), start },
    { text: text.slice(cut + 1), start: start + cut + 1 },
  ];
}

function foldedPart(text: string): string {
  if (text.startsWith("+/")) return "plus minus";
  const [, feet, inches] = /^([4-7])['’′](\d{1,2})$/u.exec(text) ?? [];
  if (feet !== undefined) return `${feet}-${inches}`;
  if (/^\d[\d,]*,\d{3}$/.test(text)) return text.replaceAll(",", "");
  if (/^\d{1,2}k$/i.test(text)) return `${text.slice(0, -1)}000`;
  if (/^[\d\-/–.]+$/.test(text)) return text.replaceAll("–", "-");
  // "Play-in" is a part of the season, "play in" is not.
  const folded = foldForSearch(text.replace(/^(play)-(?=in)/i, "$1").replace(POSSESSIVE, ""));
  return SHORT.get(folded) ?? (folded === "" ? (SHORT.get(text) ?? text) : folded);
}
