import type { GrammarRule } from "./chart.ts";
import { rule } from "./grammar.ts";
import { comparedLate, type Limits, limitsOf } from "./limits.ts";

/** A number of a figure: "30 points or more", "20 ppg", "50 wins". */
export interface Amount {
  limits: Limits;
  figure: string;
  /** Whether it is said to be a mean: "20 points per game". */
  isAverage: boolean;
}

/** A height: "6 feet 5", "under 6-5". */
export interface SaidHeight {
  limits: Limits;
  inches: number;
}

/** The meanings that the number rules produce. */
export type Quantity =
  | { category: "limits"; value: Limits & { isPercent?: boolean } }
  | { category: "amount"; value: Amount }
  /** "20 and 10", "30-10-10" */
  | { category: "list"; value: readonly Limits[] }
  | { category: "tries"; value: { limits: Limits; isAverage: boolean } }
  | { category: "rest-days" | "years"; value: Limits }
  | { category: "height"; value: SaidHeight }
  /** How far a team was ahead or behind: "20 point leads", "20 down". */
  | { category: "lead"; value: { stand: string; limits: Limits } };

/** The quantity of a word that no rule joined to others: a number, joined numbers, "double-digit". */
export function bareQuantity(
  word: { value: number } | { values: readonly number[] } | { digits: string },
): Quantity {
  if ("values" in word) return { category: "list", value: word.values.map((own) => limitsOf(own)) };
  return {
    category: "limits",
    value: "digits" in word ? ofDigits(word.digits) : limitsOf(word.value),
  };
}

/** "double-digit" is at least 10, "no" is 0. */
function ofDigits(value: string): Limits {
  return value === "0" ? limitsOf(0) : limitsOf(Number(value), "min");
}

/** A word by its value, a number, and numbers joined by hyphens or slashes. */
interface Word {
  value: string;
}
interface Numeral {
  value: number;
}
interface Numerals {
  values: readonly number[];
  sign: string;
}

const limits = (value: Limits, isPercent = false) => ({
  category: "limits",
  value: isPercent ? { ...value, isPercent } : value,
});
const amount = (value: Limits, figure: string, isAverage = false) => ({
  category: "amount",
  value: { limits: value, figure, isAverage },
});
const height = (value: Limits, inches = 0) => ({
  category: "height",
  value: { limits: value, inches },
});
const between = (min: number, max: number): Limits => ({
  range: { min, max },
  isOpen: false,
  isSaid: true,
});

const MOST_IN_A_LIST = 3;

function list(first: readonly Limits[], next: Limits) {
  return first.length < MOST_IN_A_LIST ? { category: "list", value: [...first, next] } : undefined;
}

/** "under 6-5", as opposed to "over 30-10" */
function heightOf({ values, sign }: Numerals, comparison: string) {
  const [feet = 0, inches = 0, ...more] = values;
  const isHeight = sign === "-" && feet >= 5 && feet <= 7 && inches < 12 && more.length === 0;
  return isHeight ? height(limitsOf(feet, comparison), inches) : undefined;
}

/** "24-25 points" */
const ofSpan =
  (isAverage: boolean) =>
  ({ values: [min = 0, max = 0, ...more] }: Numerals, { value: figure }: Word) =>
    min < max && more.length === 0 ? amount(between(min, max), figure, isAverage) : undefined;

/** The words after a number that make it one of a figure. */
const FIGURES = ["figure", "rate"];

/** "older than 25", "aged 25" */
function ageOf({ value: comparison }: Word, { value }: Numeral) {
  const [trait, side] = comparison.split(" ");
  const years = limitsOf(value, side === "exact" ? undefined : side);
  return trait === "age" ? { category: "years", value: years } : undefined;
}

/** "taller than 6 feet 5" */
function tallerOf({ value: comparison }: Word, { value }: Numeral, _?: Word, inches?: Numeral) {
  const [trait, side] = comparison.split(" ");
  return trait === "height" ? height(limitsOf(value, side), inches?.value) : undefined;
}

/** How numbers become limits, amounts of figures, lists, heights and ages. */
export const NUMBER_RULES: readonly GrammarRule[] = [
  rule("number", ({ value }: Numeral) => limits(limitsOf(value))),
  rule("before number", (before: Word, { value }: Numeral) =>
    limits(limitsOf(value, before.value)),
  ),
  rule("number after", ({ value }: Numeral, after: Word) => limits(limitsOf(value, after.value))),
  rule("digits", ({ value }: Word) => limits(ofDigits(value))),
  rule("before digits", (_: Word, { value }: Word) => limits(ofDigits(value))),
  rule("number to number", (min: Numeral, _: Word, max: Numeral) =>
    limits(between(min.value, max.value)),
  ),
  ...["to", "and"].map((to) =>
    rule(`from number ${to} number`, (_: Word, min: Numeral, __: Word, max: Numeral) =>
      limits(between(min.value, max.value)),
    ),
  ),
  rule("limits percent", (value: Limits) => limits(value, true)),
  rule("limits verb", (value: Limits & { isPercent?: boolean }, verb: Word) =>
    value.isPercent && verb.value === "fgpct" ? amount(value, verb.value) : undefined,
  ),
  rule("limits figure", (value: Limits, figure: Word) => amount(value, figure.value)),
  rule("limits rate", (value: Limits, rate: Word) => amount(value, rate.value, true)),
  rule("limits wins", (value: Limits, wins: Word) => amount(value, wins.value, true)),
  rule("year figure", ({ value }: Numeral, figure: Word) => amount(limitsOf(value), figure.value)),
  rule("before year figure", (before: Word, { value }: Numeral, figure: Word) =>
    amount(limitsOf(value, before.value), figure.value),
  ),
  rule("numbers figure", ofSpan(false)),
  rule("numbers rate", ofSpan(true)),
  rule("amount unit", (value: Amount, unit: Word) =>
    unit.value === "average" && !["w", "l"].includes(value.figure)
      ? amount(value.limits, value.figure, true)
      : undefined,
  ),
  rule("amount after", (value: Amount, after: Word) => {
    const late = comparedLate(value.limits, after.value);
    return late && amount(late, value.figure, value.isAverage);
  }),
  rule("limits standing", (value: Limits, { value: stand }: Word) => ({
    category: "lead",
    value: { stand, limits: value },
  })),
  {
    ...rule("limits stand", (value: Limits, { value: stand }: Word) =>
      stand === "trailed" ? { category: "lead", value: { stand, limits: value } } : undefined,
    ),
    notBefore: ["number"],
  },
  rule("limits attempts", (value: Limits) => ({
    category: "tries",
    value: { limits: value, isAverage: false },
  })),
  rule("tries unit", (tries: { limits: Limits }, unit: Word) =>
    unit.value === "average"
      ? { category: "tries", value: { ...tries, isAverage: true } }
      : undefined,
  ),
  rule("limits resting", (value: Limits) => ({ category: "rest-days", value })),
  rule("limits aged", (value: Limits) => ({ category: "years", value })),
  rule("years after", (value: Limits, after: Word) => {
    const late = comparedLate(value, after.value);
    return late && { category: "years", value: late };
  }),
  rule("limits feet", (value: Limits) => height(value)),
  rule("limits feet number", (value: Limits, _: Word, { value: inches }: Numeral) =>
    height(value, inches),
  ),
  rule("comparison number", ageOf),
  rule("comparison number aged", ageOf),
  rule("comparison number feet", tallerOf),
  rule("comparison number feet number", tallerOf),
  rule("comparison numbers", (comparison: Word, { values: [feet = 0, inches = 0] }: Numerals) =>
    tallerOf(comparison, { value: feet }, undefined, { value: inches }),
  ),
  rule("height inches", ({ limits: value, inches }: SaidHeight) => height(value, inches)),
  rule("height after", ({ limits: value, inches }: SaidHeight, after: Word) => {
    const late = comparedLate(value, after.value);
    return late && height(late, inches);
  }),
  ...[
    rule("before numbers", (before: Word, numbers: Numerals) => heightOf(numbers, before.value)),
    rule(
      "numbers after",
      (numbers: Numerals, after: Word) =>
        heightOf(numbers, after.value) ?? {
          category: "list",
          value: numbers.values.map((value) => limitsOf(value, after.value)),
        },
    ),
    rule("limits limits", (first: Limits, next: Limits) => list([first], next)),
    rule("limits and limits", (first: Limits, _: Word, next: Limits) => list([first], next)),
    rule("list limits", list),
    rule("list and limits", (first: readonly Limits[], _: Word, next: Limits) => list(first, next)),
  ].map((one): GrammarRule => ({ ...one, notBefore: FIGURES })),
];
