import { listOf, objectOf } from "../wire/rows.ts";

/** The update that a list needs, and the rows that the update adds, changes and removes. */
export interface ListDifference {
  /** The path of the list below `nba`: "standings/westConference". */
  path: string;
  /** The rows by their names. */
  added: string[];
  changed: string[];
  removed: string[];
  /** New values by their paths below `nba`; null removes. */
  update: Record<string, unknown>;
}

/** The name of a row, which is the same in the stored and the wanted list. */
export type NameOf = (row: unknown) => string;

/**
 * The difference between a stored list and the wanted one; undefined when they are equal. The
 * update writes only the rows that differ, each at its index, or the whole list when most differ.
 */
export function listDifference(
  path: string,
  stored: unknown,
  wanted: readonly unknown[],
  nameOf: NameOf,
): ListDifference | undefined {
  const known = listOf(stored) ?? [];
  // With holes or keys the indices are not the rows', so the list is written anew.
  const isPlain = Array.isArray(stored) && known.length === stored.length;
  const places = wanted.flatMap((row, at) => (isSame(known[at], row) ? [] : [at]));
  const isSameLength = known.length === wanted.length;
  if ((isPlain || wanted.length === 0) && places.length === 0 && isSameLength) return undefined;
  const rows = rowsDifference(named(known, nameOf), named(wanted, nameOf));
  if (!isPlain || places.length * 2 > wanted.length) {
    return { path, ...rows, update: { [path]: wanted } };
  }
  const update: Record<string, unknown> = {};
  for (const at of places) update[`${path}/${at}`] = wanted[at];
  for (let at = wanted.length; at < known.length; at += 1) update[`${path}/${at}`] = null;
  return { path, ...rows, update };
}

function named(rows: readonly unknown[], nameOf: NameOf): Map<string, unknown> {
  return new Map(rows.map((row) => [nameOf(row), row]));
}

function rowsDifference(
  known: ReadonlyMap<string, unknown>,
  wanted: ReadonlyMap<string, unknown>,
): Pick<ListDifference, "added" | "changed" | "removed"> {
  const names = [...wanted.keys()];
  return {
    added: names.filter((name) => !known.has(name)),
    changed: names.filter((name) => known.has(name) && !isSame(known.get(name), wanted.get(name))),
    removed: [...known.keys()].filter((name) => !wanted.has(name)),
  };
}

/** Returns whether the database would store both values alike: the order of keys is ignored. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  }
  const [one, other] = [objectOf(a), objectOf(b)];
  if (one === undefined || other === undefined) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}
