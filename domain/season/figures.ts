import { withPlus } from "./printed.ts";

/**
 * `numerator / denominator` as text with `places` decimals, halves rounded away from zero as in box
 * scores ("0.780", "-4.3"); 0 for a zero denominator. The nudge undoes the last bit of binary
 * error, which would round an exact half down.
 */
export function quotient(numerator: number, denominator: number, places: number): string {
  if (denominator === 0) return (0).toFixed(places);
  const value = numerator / denominator;
  const whole = roundedUnits(value, places);
  const sign = value < 0 && whole !== 0 ? "-" : "";
  if (!Number.isSafeInteger(whole)) return sign + (whole / 10 ** places).toFixed(places);
  if (places === 0) return sign + whole;
  // A file prints a hundred thousand figures, and toFixed would take most of its time.
  const digits = String(whole).padStart(places + 1, "0");
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The figures whose texts a printer keeps: most figures of a column are small, and many repeat. */
const KEPT_UNITS = 4096;

/** A column's figures as text, as `quotient` prints them. */
export function figurePrinter(places: number): (value: number) => string {
  const kept: Record<"plus" | "minus", string[]> = { plus: [], minus: [] };
  return (value) => {
    const units = roundedUnits(value, places);
    if (!(units < KEPT_UNITS)) return quotient(value, 1, places);
    const texts = value < 0 ? kept.minus : kept.plus;
    texts[units] ??= quotient(value, 1, places);
    return texts[units];
  };
}

/** The size of a value in units of its last printed place, rounded. */
function roundedUnits(value: number, places: number): number {
  return Math.floor(Math.abs(value) * 10 ** places + 0.5 + 1e-9);
}

/** The number that `figure` prints; NaN stays NaN. Ranks compare these (see shared-ranks.ts). */
export function asPrinted(value: number, places: number): number {
  // Adding 0 turns -0 into 0.
  return (Math.sign(value) * roundedUnits(value, places)) / 10 ** places + 0;
}

/** A figure as text with `places` decimals. */
export function figure(value: number, places: number): string {
  return quotient(value, 1, places);
}

/** A share as a percentage with one decimal, without the percent sign: 0.772 is "77.2". */
export function percentage(part: number, whole = 1): string {
  return quotient(part * 100, whole, 1);
}

/** A figure with its sign: "+8.3", "-7.9", "0.0". */
export function signed(numerator: number, denominator: number, places: number): string {
  return withPlus(quotient(numerator, denominator, places));
}
