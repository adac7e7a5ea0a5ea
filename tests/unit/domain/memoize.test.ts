import { expect, test } from "vitest";
import { memoize, oncePerKey, weaklyPerKey } from "#domain/memoize.ts";

type Memo = (make: (of: object) => { size: number }) => (of: object) => { size: number };

test.each<[string, Memo]>([
  ["memoize", memoize],
  ["oncePerKey", oncePerKey],
  ["weaklyPerKey", weaklyPerKey],
])("%s computes once for each argument", (_, memoized) => {
  const seen: object[] = [];
  const listed = memoized((list) => {
    seen.push(list);
    return { size: seen.length };
  });
  const [one, alike] = [[1], [1]];
  const first = listed(one);
  expect(listed(one)).toBe(first);
  expect(listed(alike)).not.toBe(first);
  expect(listed(alike)).toEqual({ size: 2 });
  expect(seen).toEqual([one, alike]);
});
