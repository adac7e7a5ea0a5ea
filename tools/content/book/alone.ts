import { DatasetError } from "../../season/dataset-error.ts";

/**
 * The one at a place of an order, for texts that say "the most" and "the next": refused where
 * another has the same value, because then nobody is the one.
 */
export function alone<One, Value>(
  order: readonly One[],
  place: number,
  value: (one: One) => Value,
  what: string,
): One {
  const one = order[place - 1];
  if (one === undefined) throw new DatasetError(`The book has no place ${place} ${what}.`);
  const same = [order[place - 2], order[place]].some(
    (other) => other !== undefined && value(other) === value(one),
  );
  if (same) throw new DatasetError(`Place ${place} ${what} is shared: name all who have it.`);
  return one;
}
