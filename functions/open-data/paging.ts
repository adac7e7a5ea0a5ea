import type { AnswerBody } from "./route.ts";

export interface Paging {
  cursor?: number | undefined;
  per_page: number;
}

/**
 * The page of a list after the cursor, which is the last id of the previous page: items that are
 * added or removed meanwhile shift nothing. The list is sorted by id.
 */
export function pageAfter<Source, Item>(
  list: Iterable<Source>,
  idOf: (item: Source) => number,
  { cursor = -1, per_page }: Paging,
  answerOf: (item: Source) => Item,
): AnswerBody<Item> {
  const data: Item[] = [];
  let last: number | null = null;
  for (const item of list) {
    const id = idOf(item);
    if (id <= cursor) continue;
    if (data.length === per_page) return { data, meta: { next_cursor: last, per_page } };
    data.push(answerOf(item));
    last = id;
  }
  return { data, meta: { next_cursor: null, per_page } };
}
