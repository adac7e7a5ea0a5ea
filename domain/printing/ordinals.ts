/** An ordinal number in digits: "1st", "22nd", "113th". */
export function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  const ending = isTeen ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

const WORDS = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
];

/** An ordinal number as in sentences: in words up to the ninth. */
export function ordinalInWords(place: number): string {
  return WORDS[place] ?? ordinal(place);
}

/** The words of the numbers from 0. */
export const NUMBER_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];

/** A cardinal number as in headlines: in words up to nineteen, "no" for none. */
export function numberInWords(count: number): string {
  return count === 0 ? "no" : (NUMBER_WORDS[count] ?? String(count));
}
