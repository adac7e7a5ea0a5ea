import fc from "fast-check";
import { expect, test } from "vitest";
import { expressionOf, split, wordsOf } from "#tools/content/reference.ts";

const expression = (line: string) => expressionOf(wordsOf(line));

test("words are parted by spaces, except between quotes", () => {
  expect(wordsOf('  player "Luka Dončić"  ppg ""').map(({ text }) => text)).toEqual(
    "player|Luka Dončić|ppg|".split("|"),
  );
  expect(() => wordsOf('player "Luka ppg')).toThrow("has a quote without an end");
});

test("an expression has a reference, what is taken from it, and its filters", () => {
  expect(expression("standing SAS wins minus standing DEN wins | words | ordinal")).toEqual({
    reference: { kind: "standing", words: ["SAS", "wins"] },
    minus: { kind: "standing", words: ["DEN", "wins"] },
    filters: ["words", "ordinal"],
  });
  expect(expression("ties")).toEqual({
    reference: { kind: "ties", words: [] },
    minus: undefined,
    filters: [],
  });
});

test("quoted keywords are words", () => {
  expect(expression('stat "minus" "|"').reference.words).toEqual(["minus", "|"]);
  expect(split(wordsOf('a "is" is b'), "is").map((part) => part.length)).toEqual([2, 1]);
});

test.each([
  ["", "A reference is empty."],
  ["| words", "A reference is empty."],
  ["a minus", "A reference is empty."],
  ["a minus b minus c", "Only one figure can be taken from another."],
])("%j fails: %s", (line, message) => {
  expect(() => expression(line)).toThrow(message);
});

test("any words are read again from their quoted form", () => {
  const word = fc.string().filter((text) => !text.includes('"'));
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const line = words.map((text) => `"${text}"`).join(" ");
      expect(wordsOf(line)).toEqual(words.map((text) => ({ text, isQuoted: true })));
    }),
  );
});
