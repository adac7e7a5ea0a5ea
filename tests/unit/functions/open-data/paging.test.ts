import fc from "fast-check";
import { expect, test } from "vitest";
import { pageAfter } from "#functions/open-data/paging.ts";

const pageOf = (ids: number[], cursor: number | undefined, per_page: number) =>
  pageAfter(
    ids,
    (id) => id,
    { cursor, per_page },
    (id) => id,
  );

test.each<[number[], number | undefined, number, number[], number | null]>([
  [[], undefined, 2, [], null],
  [[1, 2], undefined, 2, [1, 2], null],
  [[1, 2, 3], undefined, 2, [1, 2], 2],
  [[1, 2, 3], 2, 2, [3], null],
  [[1, 2, 3], 3, 2, [], null],
  [[5, 9], 6, 1, [9], null],
])(
  "the ids %j after %j, %i per page, are %j, then %j",
  (ids, cursor, per_page, data, next_cursor) => {
    expect(pageOf(ids, cursor, per_page)).toEqual({ data, meta: { next_cursor, per_page } });
  },
);

test("following the cursors visits every item once, in order", () => {
  const list = fc
    .uniqueArray(fc.integer({ min: 0, max: 1000 }))
    .map((ids) => ids.sort((a, b) => a - b));
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 10 }), (ids, perPage) => {
      const met: number[] = [];
      let cursor: number | undefined;
      do {
        const { data, meta } = pageOf(ids, cursor, perPage);
        met.push(...(data as number[]));
        cursor = meta?.next_cursor ?? undefined;
      } while (cursor !== undefined);
      expect(met).toEqual(ids);
    }),
  );
});
