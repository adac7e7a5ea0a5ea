import { beginsWithTypo } from "./typos.ts";

/**
 * Texts to be searched at every keystroke, of which there may be tens of thousands: all in one
 * string, which is looked through at once, and every word, and every whole text, with the texts
 * that it stands in.
 */
export interface Haystack {
  /** Each behind a line break and a space, so that every word begins behind a space. */
  joined: string;
  texts: readonly string[];
  /** Where each text begins in what is joined. */
  starts: readonly number[];
  places: ReadonlyMap<string, readonly number[]>;
}

/** The haystack of texts whose words are parted by single spaces. */
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

/** The texts that hold the part, by their places in the list and in its order. */
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

/** The texts that match a query, or have a word that does, up to one typo. */
export function textsMeantBy({ places }: Haystack, query: string): number[] {
  const found: number[] = [];
  for (const [part, texts] of places) {
    if (beginsWithTypo(part, query)) for (const text of texts) found.push(text);
  }
  return found;
}

/** Which text a position belongs to, at or after a known one. */
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
