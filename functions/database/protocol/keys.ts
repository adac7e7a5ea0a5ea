// The second alternative matches the ASCII control characters: all controls but 0x80-0x9f.
const FORBIDDEN = /[.$#[\]/]|[^\P{Cc}\u0080-\u009f]/u;
const INTEGER = /^-?0*\d{1,10}$/;
const ARRAY_INDEX = /^(?:0|[1-9]\d{0,9})$/;
const MAX_BYTES = 768;
const encoder = new TextEncoder();

/** Says whether a text may name a child: not empty, not too long, without reserved characters. */
export function isKey(text: string): boolean {
  if (text === "" || !text.isWellFormed() || FORBIDDEN.test(text)) return false;
  // A character takes at most three bytes: only long keys need counting.
  return text.length * 3 <= MAX_BYTES || encoder.encode(text).length <= MAX_BYTES;
}

/** Says whether a key may be the index of an array: a plain decimal number. */
export function isArrayIndex(key: string): boolean {
  return ARRAY_INDEX.test(key);
}

/** The order of keys in every answer: 32-bit integers ascending, then all others as text. */
export function compareKeys(a: string, b: string): number {
  const x = integerOf(a);
  const y = integerOf(b);
  if (x !== null && y !== null) return x === y ? a.length - b.length : x - y;
  if (x !== null) return -1;
  if (y !== null) return 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function integerOf(key: string): number | null {
  const first = key.charCodeAt(0);
  // Most keys begin with a letter: skip the regular expression.
  if (first > 57 || !INTEGER.test(key)) return null;
  const value = Number(key);
  return value >= -2_147_483_648 && value <= 2_147_483_647 ? value : null;
}
