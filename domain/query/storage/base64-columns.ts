import { splitColumns } from "./digits.ts";

/**
 * A decoded column of counts from 0 to 16,383. Its text is base64 of 7-bit digits, a byte each: a
 * digit for each count or, when a count exceeds 127, all high digits and then all low ones. Native
 * functions decode it, because an isolate reads it once, before a loop in JavaScript is compiled.
 */
export type Counts = Uint8Array | Int16Array;

/** Seven bits, so that `TextEncoder` writes every digit as one byte. */
const RADIX = 128;

/** Encodes counts. Throws a `RangeError` for a number that is not an integer from 0 to 16,383. */
export function base64Of(counts: readonly number[]): string {
  for (const count of counts) {
    if (!(Number.isInteger(count) && count >= 0 && count < RADIX * RADIX)) {
      throw new RangeError(`${count} is no count of a column.`);
    }
  }
  const low = counts.map((count) => count % RADIX);
  const high = counts.map((count) => Math.floor(count / RADIX));
  const bytes = high.some((digit) => digit > 0) ? [...high, ...low] : low;
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
}

/** Decodes a column of `size` counts; undefined for any other text. */
export function countsOf(text: string, size: number): Counts | undefined {
  const bytes = bytesOf(text);
  if (bytes?.length === size) return bytes;
  if (bytes?.length !== 2 * size) return undefined;
  const counts = new Int16Array(size);
  for (let at = 0; at < size; at += 1) {
    counts[at] = RADIX * (bytes[at] as number) + (bytes[size + at] as number);
  }
  return counts;
}

/** Decodes a table's columns (digits.ts) by name; undefined unless each has `size` counts. */
export function countsByName<Name extends string>(
  table: string,
  names: readonly Name[],
  size: number,
): Record<Name, Counts> | undefined {
  const columns = splitColumns(table, names);
  if (columns === undefined) return undefined;
  const all = {} as Record<Name, Counts>;
  for (const name of names) {
    const counts = countsOf(columns[name], size);
    if (counts === undefined) return undefined;
    all[name] = counts;
  }
  return all;
}

/** Decodes base64; undefined for any other text or a byte above 127. */
function bytesOf(text: string): Uint8Array | undefined {
  try {
    const characters = atob(text);
    const bytes = new Uint8Array(characters.length);
    // A byte above 127 takes two bytes in UTF-8, for which `bytes` has no room, so `read` is less.
    const { read } = new TextEncoder().encodeInto(characters, bytes);
    return read === characters.length ? bytes : undefined;
  } catch {
    return undefined;
  }
}
