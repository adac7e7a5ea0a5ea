import fc from "fast-check";
import { expect, test } from "vitest";
import { foldForSearch } from "#domain/text/fold.ts";

test.each([
  ["Nikola Jokić", "nikola jokic"],
  ["Luka DONČIĆ", "luka doncic"],
  ["De'Aaron Fox", "deaaron fox"],
  ["De’Aaron Fox", "deaaron fox"],
  ["Shai Gilgeous-Alexander", "shai gilgeous alexander"],
  ["P.J. Washington", "pj washington"],
  ["  St.  John's (NY) ", "st johns ny"],
  // Letters that do not decompose into a letter and a mark.
  ["Straße Øre Łódź Đoković Þór", "strasse ore lodz dokovic thor"],
  ["ısı", "isi"],
  // The same letter, composed and decomposed.
  ["Jokic\u0301", "jokic"],
  ["东契奇 77", "东契奇 77"],
  ["…!?", ""],
  ["", ""],
])("%j is %j", (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test("a folded text is folded already, with single spaces between its words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const folded = foldForSearch(text);
      expect(foldForSearch(folded)).toBe(folded);
      expect(folded).not.toMatch(/^ | $| {2}|[.'’‘`]/);
    }),
  );
});

test("case does not matter for what is ASCII", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
      expect(foldForSearch(text.toUpperCase())).toBe(foldForSearch(text.toLowerCase()));
    }),
  );
});
