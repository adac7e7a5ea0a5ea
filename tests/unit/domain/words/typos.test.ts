import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginsWithTypo } from "../../../../domain/words/typos.ts";

describe("beginsWithTypo", () => {
  test.each([
    ["jokic", "jokci", "two neighbours exchanged"],
    ["jokic", "ojkic", "the first two exchanged"],
    ["jokic", "jokik", "the last letter wrong"],
    ["jokic", "zokic", "the first letter wrong"],
    ["jokic", "jokicc", "one too many"],
    ["jokic", "okic", "the first one missing"],
    ["jokic", "joki", "nothing to forgive: it begins the word", false],
    ["jokic", "jokic", "nothing to forgive: it is the word", false],
    ["wembanyama", "wembay", "one missing, and more to be typed"],
    ["wembanyama", "wenban", "one wrong, and more to be typed"],
    ["jamal", "jamx", "a wrong letter at the end of a beginning", false],
    ["jamal", "jamxl", "a wrong letter in the word"],
    ["miller", "nill", "four letters must mean the whole word", false],
    ["bill", "nill", "four letters that do"],
    ["bol", "bil", "words of three letters", false],
    ["mil", "mill", "a word of three letters with one more", false],
    ["giannis", "ginanis", "exchanged in the middle"],
    ["giannis", "gainins", "two slips", false],
    ["", "curry", "no word", false],
    ["curry", "", "nothing requested", false],
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

  test("any one slip in a word is forgiven", () => {
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

  test("what is forgiven is one slip away from a beginning of the word", () => {
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

/** The restricted Damerau-Levenshtein distance, by the book. */
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
