import { ContentError } from "./figure.ts";

const CARDINALS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

/** The filters of figures: `{{rank DEN | ordinal}}`. */
const FILTERS: Record<string, (text: string) => string> = {
  /** One to nine are spelled out in prose. */
  words: (text) => CARDINALS[Number(text) - 1] ?? text,
  ordinal: (text) => ORDINALS[Number(text) - 1] ?? refuse(text, "place in words"),
  wins: (text) => sideOf(text, 0),
  losses: (text) => sideOf(text, 1),
  /** A score from the other team's view. */
  reversed: (text) => `${sideOf(text, 1)}-${sideOf(text, 0)}`,
  unsigned: (text) => text.replace(/^[+-]/, ""),
  /** A date of the season without its year. */
  day: (text) => text.replace(/, \d{4}$/, ""),
};

/** Applies all filters to a text. */
export function filtered(text: string, filters: readonly string[]): string {
  return filters.reduce((before, name) => {
    const filter = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
    if (filter === undefined) throw new ContentError(`There is no filter "${name}".`);
    return filter(before);
  }, text);
}

function sideOf(text: string, side: 0 | 1): string {
  return /^(\d+)-(\d+)$/.exec(text)?.[side + 1] ?? refuse(text, "record or score");
}

function refuse(text: string, what: string): never {
  throw new ContentError(`"${text}" is no ${what}.`);
}
