/** Columns of whole numbers as text: one printable character a number, or two where one is too few. */

/** Stands between the columns of a table; it is no digit. */
const BETWEEN = " ";

/** A character has one of so many values: those of # to } but the backslash, which JSON would double. */
const RADIX = 90;
const FIRST = 35;
const BACKSLASH = 92;
/** Stands where a number is not known. */
const UNKNOWN = "~";
const UNKNOWN_CODE = 126;

/** The first characters of two go up to "Z", so that five such numbers sum up to less than 2 ** 15. */
const HIGH = /^[#-Z~]*$/;
const LOW = /^[#-[\]-~]*$/;
const LARGEST = 56 * RADIX - 1;

const CHARACTERS = Array.from({ length: RADIX }, (_, value) =>
  String.fromCharCode(FIRST + value + (FIRST + value < BACKSLASH ? 0 : 1)),
);

const VALUES = new Uint8Array(128);
for (const [value, character] of CHARACTERS.entries()) VALUES[character.charCodeAt(0)] = value;

/**
 * The text of a column; an undefined number is unknown. One that needs two characters a number has
 * first all high digits, then all low ones, since like compresses well beside like. Throws a
 * `RangeError` for a number that a column does not take.
 */
export function digitsOf(numbers: readonly (number | undefined)[]): string {
  for (const number of numbers) {
    if (number !== undefined && !(Number.isInteger(number) && number >= 0 && number <= LARGEST)) {
      throw new RangeError(`${number} is no number of a column.`);
    }
  }
  const text = (digit: (number: number) => number) =>
    numbers
      .map((number) => (number === undefined ? UNKNOWN : (CHARACTERS[digit(number)] ?? UNKNOWN)))
      .join("");
  const low = text((number) => number % RADIX);
  if (numbers.every((number) => number === undefined || number < RADIX)) return low;
  return text((number) => Math.floor(number / RADIX)) + low;
}

/** Columns as one text: a reader is faster with one long text than with many short ones. */
export function tableOf(columns: readonly string[]): string {
  return columns.join(BETWEEN);
}

/** The columns of a table by their names; undefined when there are more or fewer than names. */
export function columnsOf<Name extends string>(
  table: string,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const columns = table.split(BETWEEN);
  if (columns.length !== names.length) return undefined;
  return Object.fromEntries(names.map((name, at) => [name, columns[at]])) as Record<Name, string>;
}

/** Whether a text is a column of so many numbers. */
export function isColumn(text: string, size: number): boolean {
  if (text.length === size) return LOW.test(text);
  return text.length === 2 * size && HIGH.test(text.slice(0, size)) && LOW.test(text.slice(size));
}

/** The numbers of a column, `unknown` where they are not known, each at its own place of the result. */
export function numbersAt(text: string, places: Uint32Array, unknown: number): Int16Array {
  const codes = new Uint8Array(text.length);
  new TextEncoder().encodeInto(text, codes);
  const size = places.length;
  const numbers = new Int16Array(size);
  const low = text.length - size;
  for (let at = 0; at < size; at += 1) {
    const code = codes[low + at] as number;
    numbers[places[at] as number] = code === UNKNOWN_CODE ? unknown : (VALUES[code] as number);
  }
  for (let at = 0; at < low; at += 1) {
    const code = codes[at] as number;
    const place = places[at] as number;
    if (code !== UNKNOWN_CODE) {
      numbers[place] = (numbers[place] as number) + RADIX * (VALUES[code] as number);
    }
  }
  return numbers;
}
