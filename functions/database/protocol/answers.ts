import { compareKeys, isArrayIndex } from "./keys.ts";

/** The JSON text of an empty place. */
export const EMPTY_JSON = "null";

/**
 * Builds the JSON text of a subtree from its scalars.
 *
 * Rows arrive sorted by path, so the rows of a branch are adjacent: a branch is closed at the first
 * row outside it, and only one chain of ancestors is open at a time.
 */
export function assemble(rows: Iterable<readonly [path: string, text: string]>, root: string) {
  const open = [{ key: "", prefix: root, children: new Map<string, string>() }];
  const closeLast = () => {
    const closed = open.pop();
    if (closed) open.at(-1)?.children.set(closed.key, branchText(closed.children));
  };
  for (const [path, text] of rows) {
    if (path === root) return text;
    let last = open.at(-1);
    while (last && !path.startsWith(last.prefix)) {
      closeLast();
      last = open.at(-1);
    }
    let start = last?.prefix.length ?? 0;
    for (
      let end = path.indexOf("/", start);
      end < path.length - 1;
      end = path.indexOf("/", start)
    ) {
      const key = path.slice(start, end);
      start = end + 1;
      open.push({ key, prefix: path.slice(0, start), children: new Map() });
    }
    open.at(-1)?.children.set(path.slice(start, -1), text);
  }
  while (open.length > 1) closeLast();
  return branchText(open[0]?.children ?? new Map());
}

/**
 * Writes children as JSON: as an array when every key is an index and more than half of the indices
 * up to the highest exist, otherwise as an object in key order; `null` for no children.
 */
export function branchText(children: ReadonlyMap<string, string>): string {
  if (children.size === 0) return EMPTY_JSON;
  const keys = [...children.keys()].sort(compareKeys);
  const highest = keys.every(isArrayIndex) ? Number(keys.at(-1)) : Number.POSITIVE_INFINITY;
  if (highest < children.size * 2) {
    const items = Array.from(
      { length: highest + 1 },
      (_, i) => children.get(String(i)) ?? EMPTY_JSON,
    );
    return `[${items.join(",")}]`;
  }
  return objectText(keys, children);
}

/** Writes the children's names as an object, even where all of them are indices. */
export function shallowText(keys: readonly string[]): string {
  if (keys.length === 0) return EMPTY_JSON;
  const sorted = [...keys].sort(compareKeys);
  return objectText(sorted, new Map(sorted.map((key) => [key, "true"])));
}

function objectText(keys: readonly string[], children: ReadonlyMap<string, string>): string {
  return `{${keys.map((key) => `${JSON.stringify(key)}:${children.get(key)}`).join(",")}}`;
}

/** The same JSON, indented. */
export function prettyPrinted(text: string): string {
  return JSON.stringify(JSON.parse(text), null, 2);
}
