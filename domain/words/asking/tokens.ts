import { foldForSearch } from "../search.ts";
import type { Stretch } from "./understanding.ts";

/** A word, number or sign of a question: `text` as typed, `folded` for comparisons. */
export interface Token extends Stretch {
  folded: string;
}

/** In order: "+/-", joined numbers ("30-10-10"), decimals, words with apostrophes, signs. */
const PARTS =
  /\+\/[-−]|\d+(?:[-/–]\d+)+(?![\p{L}\p{N}])|\d+\.\d+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘ʼ`.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*|[^\s,.?!"'“”‘’`´()\-–—:;/]/gu;

const POSSESSIVE = /['’‘ʼ`][sS]$/u;
/** A number and its unit without a space: "30pts", "10ast". */
const JOINED = /^(?!3pts?$)(\d+)(pts?|points?|rebs?|asts?|stls?|blks?|ppg|rpg|apg|ft)$/;
const SIGNS: Readonly<Record<string, string>> = {
  "%": "percentage",
  pct: "percentage",
  percent: "percentage",
  "&": "and",
};

/** Splits a question into tokens, without punctuation. */
export function tokensOf(question: string): Token[] {
  return [...question.matchAll(PARTS)].flatMap(({ 0: text, index: start }) => {
    const whole = { text, start, end: start + text.length };
    const folded = foldedPart(text);
    const [, count, unit] = JOINED.exec(folded) ?? [];
    return count === undefined || unit === undefined
      ? [{ ...whole, folded }]
      : [
          { ...whole, folded: count },
          { ...whole, folded: unit },
        ];
  });
}

function foldedPart(text: string): string {
  if (text.startsWith("+/")) return "plus minus";
  if (/^\d+(?:[-/–.]\d+)+$/u.test(text)) return text.replaceAll("–", "-");
  const folded = foldForSearch(text.replace(POSSESSIVE, ""));
  return SIGNS[folded] ?? (folded === "" ? (SIGNS[text] ?? text) : folded);
}
