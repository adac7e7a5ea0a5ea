/** 64 characters in the order of their codes, so that ids sort as their numbers do. */
const ALPHABET = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
const TIME_DIGITS = 8;
const RANDOM_DIGITS = 12;

/**
 * Makes a source of push ids: 48 bits of time and 72 random bits, written in 20 characters.
 *
 * Each id sorts after the one before it, even within a millisecond or when the clock steps back:
 * then the random part is counted up by one.
 */
export function pushIds(
  now: () => number,
  random: (digits: Uint8Array<ArrayBuffer>) => Uint8Array,
): () => string {
  let time = -1;
  let digits: number[] = [];
  return () => {
    const current = now();
    if (current > time) {
      time = current;
      digits = freshDigits(random);
    } else if (!countUp(digits)) {
      time += 1;
      digits = freshDigits(random);
    }
    return timeText(time) + digits.map((digit) => ALPHABET.charAt(digit)).join("");
  };
}

function freshDigits(random: (digits: Uint8Array<ArrayBuffer>) => Uint8Array): number[] {
  return Array.from(random(new Uint8Array(RANDOM_DIGITS)), (byte) => byte % 64);
}

/** Adds one; false when all digits were already the highest. */
function countUp(digits: number[]): boolean {
  for (let place = digits.length - 1; place >= 0; place--) {
    const digit = digits[place] ?? 0;
    if (digit < 63) {
      digits[place] = digit + 1;
      return true;
    }
    digits[place] = 0;
  }
  return false;
}

function timeText(time: number): string {
  let text = "";
  for (let rest = time; text.length < TIME_DIGITS; rest = Math.floor(rest / 64)) {
    text = ALPHABET.charAt(rest % 64) + text;
  }
  return text;
}
