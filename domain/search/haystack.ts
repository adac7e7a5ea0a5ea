import { beginsWithTypo } from "../text/typos.ts";

/**
 * An index for substring and typo search at every keystroke over tens of thousands of texts: all
 * texts joined into one string for a single `indexOf` scan, and a map from every word and every
 * whole text to the texts that contain it.
 */
export interface Haystack {
  /** All texts, each after a line break and a space, so that a space precedes every word. */
  joined: string;
  texts: readonly string[];
  /** The offset of each text in `joined`. */
  starts: readonly number[];
  places: ReadonlyMap<string, readonly number[]>;
}

/** Builds the index; single spaces must separate the words of the texts. */
export function haystackOf(texts: readonly string[]): Haystack {
  const starts: number[] = [];
  const places = new Map<string, number[]>();
  let end = 0;
  for (const [index, text] of texts.entries()) {
    starts.push(end);
    end += text.length + 2;
    for (const part of new Set([text, ...text.split(" ")])) {
      const known = places.get(part);
      if (known === undefined) places.set(part, [index]);
      else known.push(index);
    }
  }
  return { joined: texts.map((text) => `\n ${text}`).join(""), texts, starts, places };
}

/** The indexes of the texts that contain a string, in ascending order. */
export function textsWith({ joined, starts }: Haystack, part: string): number[] {
  const found: number[] = [];
  let text = 0;
  for (let at = joined.indexOf(part); at !== -1; at = joined.indexOf(part, starts[text])) {
    text = textAt(starts, at, text);
    found.push(text);
    text += 1;
    if (text === starts.length) break;
  }
  return found;
}

/** The indexes of the texts that match a query, whole or in one word, with at most one typo. */
export function textsMeantBy({ places }: Haystack, query: string): number[] {
  const found: number[] = [];
  for (const [part, texts] of places) {
    if (beginsWithTypo(part, query)) for (const text of texts) found.push(text);
  }
  return found;
}

/** The index of the text that contains a position, by binary search from a known index on. */
function textAt(starts: readonly number[], position: number, from: number): number {
  let low = from;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}
