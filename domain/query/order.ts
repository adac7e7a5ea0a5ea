const MOST_BUCKETS = 4096;

/**
 * The places of the values that stand from `start` to before `end` when all are sorted, the best
 * first, equal ones in the order of their places and what is not a number last. Only what is near
 * them is sorted: values are counted in buckets first, so that a page of a million is quick to find.
 */
export function placesInOrder(
  values: Float64Array,
  order: "asc" | "desc",
  start: number,
  end: number,
): number[] {
  const limits = limitsOf(values);
  const [from, to] = [Math.max(0, start), Math.min(values.length, end)];
  if (from >= to) return [];
  const bucketOf = bucketing(limits, order);
  const buckets = MOST_BUCKETS + 1;
  const counts = new Uint32Array(buckets);
  for (let at = 0; at < values.length; at += 1) {
    const bucket = bucketOf(values[at] as number);
    counts[bucket] = (counts[bucket] as number) + 1;
  }
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
  for (let at = 0; at < values.length; at += 1) {
    const bucket = bucketOf(values[at] as number);
    if (bucket >= first && bucket <= last) near.push(at);
  }
  const sign = order === "asc" ? 1 : -1;
  near.sort((a, b) => sign * compareKnown(values[a] as number, values[b] as number, sign) || a - b);
  return near.slice(from - before, to - before);
}

/** Orders numbers, and what is not a number last whichever way. */
function compareKnown(a: number, b: number, sign: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : sign;
  if (Number.isNaN(b)) return -sign;
  return a - b;
}

function limitsOf(values: Float64Array): { least: number; most: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}

/** Better values have lower buckets; the last bucket is of what is not a number. */
function bucketing(
  { least, most }: { least: number; most: number },
  order: "asc" | "desc",
): (value: number) => number {
  const width = most > least ? (MOST_BUCKETS - 1) / (most - least) : 0;
  return order === "asc"
    ? (value) => (Number.isNaN(value) ? MOST_BUCKETS : ((value - least) * width) | 0)
    : (value) => (Number.isNaN(value) ? MOST_BUCKETS : ((most - value) * width) | 0);
}
