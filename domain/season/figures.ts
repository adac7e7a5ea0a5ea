/**
 * `numerator / denominator` as text with `places` decimals, halves rounded away from zero as in box
 * scores ("0.780", "-4.3"); 0 for a zero denominator. The nudge undoes the last bit of binary
 * error, which would round an exact half down.
 */
export function quotient(numerator: number, denominator: number, places: number): string {
  if (denominator === 0) return (0).toFixed(places);
  const scaled = (numerator / denominator) * 10 ** places;
  const whole = Math.floor(Math.abs(scaled) + 0.5 + 1e-9);
  const sign = scaled < 0 && whole !== 0 ? "-" : "";
  return sign + (whole / 10 ** places).toFixed(places);
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
  const text = quotient(numerator, denominator, places);
  return Number(text) > 0 ? `+${text}` : text;
}
