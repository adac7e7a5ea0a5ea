import { plainLimit } from "../printing/ranges.ts";

/** An inclusive range; infinite for no limit. */
export interface Range {
  min: number;
  max: number;
}

/**
 * A strict limit is an inclusive one this much further on. Two different figures differ by more, and
 * the rounding of a quotient is smaller.
 */
const STEP = 1e-8;
/** The rounding of quotients: 11 of 20 is 55.00000000000001 percent. */
const ROUNDING = 1e-9;

/** The limit of "more than" a number of at most three decimals. */
export function above(value: number): number {
  return value + STEP;
}

/** The limit of "less than" a number of at most three decimals. */
export function below(value: number): number {
  return value - STEP;
}

/** Returns whether a figure is in a range; a figure that is not known (NaN) is in none. */
export function isWithin(value: number, { min, max }: Range): boolean {
  return value > min - ROUNDING && value < max + ROUNDING;
}

/** A range as text: "30..", "..5", "10..15", "7", and with strict limits ">45..", "..<25". */
export function printRange({ min, max }: Range, print: (limit: number) => string = String): string {
  if (min === max) return print(min);
  const limit = (given: number, sign: string) => {
    const { value, isStrict } = plainLimit(given);
    return Number.isFinite(value) ? `${isStrict ? sign : ""}${print(value)}` : "";
  };
  return `${limit(min, ">")}..${limit(max, "<")}`;
}

/** The whole numbers between exclusive limits: over 30 they start at 31, and over 10.5 at 11. */
export function wholesWithin({ min, max }: Range): Range {
  return { min: Math.floor(min) + 1, max: Math.ceil(max) - 1 };
}
