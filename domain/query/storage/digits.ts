// A column of integers is text in base 90: one printable character for each number, or two digits
// when a number exceeds 89.

/** The separator of a table's columns, which is not a digit. */
const BETWEEN = " ";

/** The number of digits: the characters # to } without the backslash, which JSON would escape. */
const RADIX = 90;
const FIRST = 35;
const BACKSLASH = 92;
/** The character of an unknown number, in both digits. */
const UNKNOWN = "~";
const UNKNOWN_CODE = 126;

/**
 * High digits end at "Z" (55), so that five times the largest number fits in an `Int16Array`:
 * unpacked points are a sum of numbers with factors of five in all (`FOLLOWS_FROM`).
 */
const HIGH = /^[#-Z~]*$/;
const LOW = /^[#-[\]-~]*$/;
const LARGEST = 56 * RADIX - 1;

/** The character code of each digit, and the value of each by character code. */
const CODES = new Uint8Array(RADIX);
const VALUES = new Uint8Array(128);
for (let value = 0; value < RADIX; value += 1) {
  const code = FIRST + value + (FIRST + value < BACKSLASH ? 0 : 1);
  CODES[value] = code;
  VALUES[code] = value;
}

/**
 * Encodes a column; undefined is an unknown number. All high digits precede all low digits, because
 * similar neighbours compress well. Throws a `RangeError` for a number that is not an integer from
 * 0 to `LARGEST`.
 */
export function digitsOf(numbers: readonly (number | undefined)[]): string {
  for (const number of numbers) {
    if (number !== undefined && !(Number.isInteger(number) && number >= 0 && number <= LARGEST)) {
      throw new RangeError(`${number} is no number of a column.`);
    }
  }
  const text = (digit: (number: number) => number) => {
    const codes = new Uint8Array(numbers.length).fill(UNKNOWN_CODE);
    for (const [at, number] of numbers.entries()) {
      if (number !== undefined) codes[at] = CODES[digit(number)] as number;
    }
    return new TextDecoder().decode(codes);
  };
  const low = text((number) => number % RADIX);
  if (numbers.every((number) => number === undefined || number < RADIX)) return low;
  return text((number) => Math.floor(number / RADIX)) + low;
}

/** Joins columns into one long text, which is faster to read than many short ones. */
export function joinColumns(columns: readonly string[]): string {
  return columns.join(BETWEEN);
}

/** Splits a table into its columns by name; undefined when it has another number of columns. */
export function splitColumns<Name extends string>(
  table: string,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const columns = table.split(BETWEEN);
  if (columns.length !== names.length) return undefined;
  return Object.fromEntries(names.map((name, at) => [name, columns[at]])) as Record<Name, string>;
}

/** Returns whether a text is a column of `size` numbers. */
export function isColumn(text: string, size: number): boolean {
  if (text.length === size) return LOW.test(text);
  const [high, low] = [text.slice(0, size), text.slice(size)];
  return text.length === 2 * size && HIGH.test(high) && LOW.test(low) && haveSameUnknown(high, low);
}

/** Returns whether the numbers whose high digits are unknown are those whose low digits are. */
function haveSameUnknown(high: string, low: string): boolean {
  // Most columns know every number, and a cold isolate would run the loop before it is compiled.
  if (!high.includes(UNKNOWN) && !low.includes(UNKNOWN)) return true;
  for (let at = 0; at < high.length; at += 1) {
    const isUnknown = high.charCodeAt(at) === UNKNOWN_CODE;
    if (isUnknown !== (low.charCodeAt(at) === UNKNOWN_CODE)) return false;
  }
  return true;
}

/**
 * Decodes a valid column into `numbers`: number i goes to index `places[i]`, or `unknown` instead. The
 * low digits take one loop and high digits, if any, a second: a cold isolate runs both before they
 * are compiled, so every pass counts.
 */
export function numbersAt(
  text: string,
  places: Uint32Array,
  unknown: number,
  numbers: Int16Array | Int8Array,
): void {
  const codes = new Uint8Array(text.length);
  new TextEncoder().encodeInto(text, codes);
  const size = places.length;
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
}
