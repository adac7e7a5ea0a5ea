import { isFeat, nameInSentence } from "#domain/figures/figures.ts";
import { namesOf } from "#domain/query/names.ts";
import type { Query } from "#domain/query/query.ts";
import type { FilterNames } from "#domain/query/say/filters.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Token } from "../read/tokens.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import type { AskedRange, Slots } from "../slots.ts";
import type { Segment } from "../understanding.ts";

/** The folded words of a question, and the names for its conditions. */
export interface Said {
  words: ReadonlySet<string>;
  names: FilterNames;
  seasonNow: SeasonNow;
}

export function namesOfQuestion(tokens: readonly Token[], vocabulary: Vocabulary): Said {
  const { data, everyone } = vocabulary;
  const words = new Set(
    tokens.flatMap(({ folded }) => [folded, folded.length > 4 ? folded.replace(/s$/, "") : folded]),
  );
  const names = { ...namesOf(data), players: everyone, lines: data.lines };
  return { words, names, seasonNow: data.seasonNow };
}

export const said = (text: string): Segment => ({ text, isInferred: false });
export const inferred = (text: string): Segment => ({ text, isInferred: true });

/** Splits a text so that the given parts of it are inferred, each where it first occurs. */
export function marked(text: string, parts: readonly string[]): Segment[] {
  const [part, ...others] = parts;
  if (part === undefined) return [said(text)];
  const at = text.indexOf(part);
  if (at < 0 || part === "") return marked(text, others);
  const end = at + part.length;
  return [...marked(text.slice(0, at), others), inferred(part), ...marked(text.slice(end), others)];
}

/** Splits a name into words; those that the question does not contain are inferred. */
export function nameSegments(name: string, { words }: Said): Segment[] {
  return name.split(" ").map((word, at) => {
    const isSaid = foldForSearch(word)
      .split(" ")
      .every((part) => words.has(part) || words.has(part.replace(/s$/, "")));
    return { text: at === 0 ? word : ` ${word}`, isInferred: !isSaid };
  });
}

/** Merges adjacent segments that are both stated or both inferred, and drops empty ones. */
export function joined(segments: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const { text, isInferred } of segments) {
    const last = whole.at(-1);
    if (text === "") continue;
    if (last?.isInferred === isInferred) last.text += text;
    else whole.push({ text, isInferred });
  }
  return whole;
}

/** A printed range of a figure in games, of which the words that the question leaves out are inferred. */
export function rangeSegments(text: string, figure: string, { ranges }: Slots): Segment[] {
  const asked = ranges.find((one) => one.figure === figure);
  if (asked !== undefined) return marked(text, unsaidOf(asked));
  // A streak of a figure without a number: "3 point streak".
  return marked(text, isFeat(figure) ? [] : ["1 or more "]);
}

/** The words of a printed range that the question leaves out. */
export function unsaidOf({ figure, isSaid, isOpen, isNamed }: AskedRange): string[] {
  const isPlain = !isSaid && !isOpen;
  return [...(isPlain ? [" or more"] : []), ...(isNamed ? [] : [nameInSentence(figure)])];
}

/** The words of a range of a mean or total that the question leaves out. */
export function unsaidOfMean(asked: AskedRange, { unit, text }: Slots): string[] {
  // "min 10 attempts" are those of a game.
  const isBare = /^fg3?a$|^fta$/.test(asked.figure) && !/\bgame\b|\bav(?:erag|g)/i.test(text);
  return [
    ...unsaidOf(asked),
    ...(isBare ? ["averaging "] : []),
    ...(unit === "total" ? [] : [" in all"]),
  ];
}

/** The figures of a query with their limits: " with 20 or more points and 5 or more assists". */
export function rangesIn({ figures }: Query, slots: Slots): Segment[] {
  return figures.flatMap(({ figure, range }, at) =>
    rangeSegments(`${at === 0 ? " with" : " and"} ${rangeText(figure, range)}`, figure, slots),
  );
}
