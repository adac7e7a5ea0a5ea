import { columnsOf } from "./digits.ts";

/**
 * Columns of counts in base64, a byte of seven bits a number or two where one is too few. The
 * platform decodes them without a loop of ours, which would run before it is compiled: these columns
 * are read once in an isolate, before its first answer.
 */
export type Counts = Uint8Array | Int16Array;

const RADIX = 128;

/** The text of a column. Throws a `RangeError` for a number that it does not take. */
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

/** The numbers of a column of so many; undefined for any other text. */
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

/** The columns of a table (digits.ts) by their names; undefined unless each holds so many numbers. */
export function countsByName<Name extends string>(
  table: string,
  names: readonly Name[],
  size: number,
): Record<Name, Counts> | undefined {
  const columns = columnsOf(table, names);
  if (columns === undefined) return undefined;
  const all = {} as Record<Name, Counts>;
  for (const name of names) {
    const counts = countsOf(columns[name], size);
    if (counts === undefined) return undefined;
    all[name] = counts;
  }
  return all;
}

/** Undefined for what is not in base64 or has a byte of eight bits. */
function bytesOf(text: string): Uint8Array | undefined {
  try {
    const characters = atob(text);
    const bytes = new Uint8Array(characters.length);
    // A character of more than seven bits would take two bytes.
    const { read } = new TextEncoder().encodeInto(characters, bytes);
    return read === characters.length ? bytes : undefined;
  } catch {
    return undefined;
  }
}
