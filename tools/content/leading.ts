import { DatasetError } from "../season/dataset-error.ts";

/** More bars do not fit on a card, and fewer do not compare. */
const MOST = 8;
const FEWEST = 2;

/**
 * The first items of an order, without cutting between equals: the requested number and all equal
 * to the last of them, or only those before the equals when these are too many. Throws when neither
 * fits.
 */
export function leading<One, Value>(
  order: readonly One[],
  many: number,
  value: (one: One) => Value,
  what: string,
): One[] {
  const values = order.map(value);
  const ends = (count: number) => count === order.length || values[count] !== values[count - 1];
  const counts = order.map((_, at) => at + 1).filter(ends);
  const count =
    counts.find((one) => one >= Math.min(many, order.length) && one <= MOST) ??
    counts.findLast((one) => one < many && one >= FEWEST);
  if (count === undefined) {
    throw new DatasetError(`The first ${many} ${what} cannot be shown without cutting a tie.`);
  }
  return order.slice(0, count);
}
