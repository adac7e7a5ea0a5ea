import { plainLimit } from "./ranges.ts";

/** A range of ages in words: "aged 20", "aged 40 or younger", "older than 30", "aged 20 to 25". */
export function agedWords({ min, max }: { min: number; max: number }): string {
  if (min === max) return `aged ${min}`;
  const [least, most] = [plainLimit(min), plainLimit(max)];
  const from = least.isStrict ? `older than ${least.value}` : `aged ${min} or older`;
  const to = most.isStrict ? `younger than ${most.value}` : `aged ${max} or younger`;
  if (max === Number.POSITIVE_INFINITY) return from;
  if (min === Number.NEGATIVE_INFINITY) return to;
  return least.isStrict || most.isStrict ? `${from} and ${to}` : `aged ${min} to ${max}`;
}
