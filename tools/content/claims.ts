import { ContentError, numberIn } from "./figure.ts";
import { split, type Word, wordsOf } from "./reference.ts";
import type { Extreme, Ranked, Resolver } from "./resolver.ts";

const COMPARISONS: Record<string, (a: number, b: number) => boolean> = {
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
};

/**
 * Throws unless a claim holds. A claim compares two figures, `standing CHA difference > standing
 * CLE difference`, or names all who are first or at another rank of an order: `max 2 leader
 * "Triple-doubles" * is "Jalen Johnson" and "Josh Giddey"`.
 */
export function verify(claim: string, resolver: Resolver): void {
  const words = wordsOf(claim);
  const at = words.findIndex(
    ({ text, isQuoted }) => !isQuoted && (text === "is" || Object.hasOwn(COMPARISONS, text)),
  );
  const operator = words[at]?.text;
  if (operator === undefined) {
    throw new ContentError(`The claim "${claim}" has none of: is, >, >=, <, <=.`);
  }
  const [left, right] = [words.slice(0, at), words.slice(at + 1)];
  const compare = COMPARISONS[operator];
  if (compare === undefined) {
    const [said, is] = [named(right, resolver), isOf(left, resolver)];
    if (said !== is) throw new ContentError(`The claim "${claim}" does not hold: it is ${is}.`);
    return;
  }
  const [a, b] = [numberOf(left, resolver), numberOf(right, resolver)];
  if (!compare(a, b)) throw new ContentError(`The claim "${claim}" does not hold: ${a} and ${b}.`);
}

/** The value of the left side: a printed figure, or the names of all who share a rank. */
function isOf(words: readonly Word[], resolver: Resolver): string {
  const place = placeOf(words, resolver);
  if (place === undefined) return resolver.figure(words).text;
  return joined(place.map(({ candidate }) => candidate.join(" ")));
}

function numberOf(words: readonly Word[], resolver: Resolver): number {
  const [first, ...rest] = words;
  if (first !== undefined && rest.length === 0 && /^[+-]?\d+(\.\d+)?$/.test(first.text)) {
    return Number(first.text);
  }
  return placeOf(words, resolver)?.[0]?.value ?? numberIn(resolver.figure(words));
}

/** All who share a rank of an order: `max 2 ...` are those in second place. */
function placeOf(words: readonly Word[], resolver: Resolver): Ranked[] | undefined {
  const extreme = extremeOf(words[0]);
  if (extreme === undefined) return undefined;
  const number = /^[1-9]\d?$/.exec(words[1]?.text ?? "")?.[0];
  const order = resolver.order(words.slice(number === undefined ? 1 : 2), extreme);
  const place = order[Number(number ?? 1) - 1];
  if (place === undefined) throw new ContentError(`The order has no place ${number}.`);
  return order.filter(({ value }) => value === place.value);
}

function extremeOf(word: Word | undefined): Extreme | undefined {
  return word?.text === "max" || word?.text === "min" ? word.text : undefined;
}

function named(words: readonly Word[], resolver: Resolver): string {
  const [first] = words;
  if (first !== undefined && !first.isQuoted && resolver.has(first.text)) {
    return resolver.figure(words).text;
  }
  return joined(split(words, "and").map((name) => name.map(({ text }) => text).join(" ")));
}

function joined(names: string[]): string {
  return names.sort().join(" and ");
}
