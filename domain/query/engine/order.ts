/** The number of buckets for values; NaN has one more. */
const MOST_BUCKETS = 4096;

/** The order of equal values, given their places. */
export type Ties = (place: number) => number;

/**
 * The indexes of the values from rank `start` to before rank `end`, best first and NaN last; equal
 * values are ordered by `ties`, or else by index. A bucket count finds the values near these ranks,
 * and only those are sorted, which makes a page of a million rows fast.
 */
export function placesInOrder(
  values: Float64Array,
  order: "asc" | "desc",
  start: number,
  end: number,
  ties?: Ties,
): number[] {
  const [from, to] = [Math.max(0, start), Math.min(values.length, end)];
  if (from >= to) return [];
  const { buckets, counts } = bucketsOf(values, order);
  let first = 0;
  let before = 0;
  while (before + (counts[first] as number) <= from) {
    before += counts[first] as number;
    first += 1;
  }
  let last = first;
  for (let through = before + (counts[first] as number); through < to; ) {
    last += 1;
    through += counts[last] as number;
  }
  const near: number[] = [];
  for (let at = 0; at < buckets.length; at += 1) {
    const bucket = buckets[at] as number;
    if (bucket >= first && bucket <= last) near.push(at);
  }
  return sorted(near, values, order, ties, from - before, to - before);
}

/** Sorts the candidates. When all are equal, `placesInOrder` orders them by their ties instead. */
function sorted(
  near: number[],
  values: Float64Array,
  order: "asc" | "desc",
  ties: Ties | undefined,
  from: number,
  to: number,
): number[] {
  const one = values[near[0] as number] as number;
  const isOne = near.every((at) => Object.is(values[at], one));
  if (isOne && ties !== undefined) {
    const own = Float64Array.from(near, ties);
    return placesInOrder(own, "asc", from, to).map((place) => near[place] as number);
  }
  const sign = order === "asc" ? 1 : -1;
  near.sort(
    (a, b) =>
      compareKnown(values[a] as number, values[b] as number, sign) ||
      (ties === undefined ? 0 : ties(a) - ties(b)) ||
      a - b,
  );
  return near.slice(from, to);
}

/** Compares numbers in either direction; NaN comes last. */
function compareKnown(a: number, b: number, sign: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  if (Number.isNaN(b)) return -1;
  return sign * (a - b);
}

/**
 * The bucket of each value, and the number of values in each bucket. Better values have lower
 * buckets; NaN has the last one.
 */
function bucketsOf(
  values: Float64Array,
  order: "asc" | "desc",
): { buckets: Uint16Array; counts: Uint32Array } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const width = most > least ? (MOST_BUCKETS - 1) / (most - least) : 0;
  const best = order === "asc" ? least : most;
  const factor = order === "asc" ? width : -width;
  const buckets = new Uint16Array(values.length);
  const counts = new Uint32Array(MOST_BUCKETS + 1);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    const bucket = Number.isNaN(value) ? MOST_BUCKETS : ((value - best) * factor) | 0;
    buckets[at] = bucket;
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  return { buckets, counts };
}
