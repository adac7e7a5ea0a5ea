import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginsWithTypo } from "#domain/text/typos.ts";

describe("beginsWithTypo", () => {
  test.each([
    ["jokic", "jokci", "two neighbours swapped"],
    ["jokic", "ojkic", "the first two swapped"],
    ["jokic", "jokik", "the last letter wrong"],
    ["jokic", "zokic", "the first letter wrong"],
    ["jokic", "jokicc", "one letter too many"],
    ["jokic", "okic", "the first letter missing"],
    ["jokic", "joki", "a correct beginning is no typo", false],
    ["jokic", "jokic", "the correct word is no typo", false],
    ["wembanyama", "wembay", "a letter missing in a beginning"],
    ["wembanyama", "wenban", "a letter wrong in a beginning"],
    ["jamal", "jamx", "the last letter wrong in a beginning", false],
    ["jamal", "jamxl", "a letter wrong in the word"],
    ["miller", "nill", "four letters match no beginning", false],
    ["bill", "nill", "four letters match the whole word"],
    ["bol", "bil", "words of three letters allow no typo", false],
    ["mil", "mill", "an extra letter in a word of three letters", false],
    ["miller", "millar", "the fifth letter wrong in a beginning"],
    ["millers", "mxlle", "five letters with a wrong one match a beginning"],
    ["abcdef", "abdxef", "a letter of the next one, and another wrong", false],
    ["abcdef", "abxcef", "a letter of the one before, and another wrong", false],
    ["giannis", "ginanis", "two letters swapped in the middle"],
    ["giannis", "gainins", "two typos", false],
    ["", "curry", "empty word", false],
    ["curry", "", "empty query", false],
  ])("%j for %j: %s", (word, requested, _, isForgiven = true) => {
    expect(beginsWithTypo(word, requested)).toBe(isForgiven);
  });

  const letters = fc.string({
    unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
    minLength: 6,
    maxLength: 12,
  });
  const slips = fc.constantFrom<(word: string, at: number, letter: string) => string>(
    (word, at) => word.slice(0, at) + word.slice(at + 1),
    (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
    (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
    (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );

  test("accepts any single typo in a word", () => {
    fc.assert(
      fc.property(
        letters,
        slips,
        fc.nat(4),
        fc.constantFrom(..."xyz"),
        (word, slip, at, letter) => {
          const requested = slip(word, at, letter);
          expect(word.startsWith(requested) || beginsWithTypo(word, requested)).toBe(true);
        },
      ),
    );
  });

  test("accepts only text within one edit of a beginning of the word", () => {
    fc.assert(
      fc.property(letters, letters, (word, requested) => {
        if (!beginsWithTypo(word, requested)) return;
        const lengths = [requested.length - 1, requested.length, requested.length + 1];
        expect(lengths.some((length) => slipsBetween(word.slice(0, length), requested) <= 1)).toBe(
          true,
        );
      }),
      { examples: [["abcdef", "abdcef"]] },
    );
  });
});

/** The restricted Damerau-Levenshtein distance, in its textbook form. */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const known = [
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + cost,
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        known.push((rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(Math.min(...known));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
