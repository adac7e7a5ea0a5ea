import { foldForSearch } from "../text/fold.ts";

/** A text as `foundByWords` searches it: folded, each word after a space. */
export function wordsOf(text: string): string {
  return ` ${foldForSearch(text)}`;
}

/** The items in whose words each word of a query begins a word; first those that begin with it. */
export function foundByWords<Item extends { words: string }>(
  query: string,
  items: readonly Item[],
): Item[] {
  const wanted = wordsOf(query);
  if (wanted === " ") return [];
  const each = wanted.trim().split(" ");
  const found = items.filter(({ words }) => each.every((word) => words.includes(` ${word}`)));
  const isFirst = ({ words }: Item) => words.startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((item) => !isFirst(item))];
}
