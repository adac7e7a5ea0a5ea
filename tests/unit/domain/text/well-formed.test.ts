import fc from "fast-check";
import { expect, it } from "vitest";
import { wellFormed } from "#domain/text/well-formed.ts";

it("equals the built-in method for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, other) => {
      const halves = [...text].map((character) => character.slice(0, 1)).join("");
      for (const each of [text, halves, `${halves}${other}`, other + halves]) {
        expect(wellFormed(each)).toBe(each.toWellFormed());
      }
    }),
  );
});

it.each([
  ["Dončić 🏀", "Dončić 🏀"],
  ["a\ud83cb", "a\ufffdb"],
  ["\udfc0\ud83c", "\ufffd\ufffd"],
])("%j becomes %j", (text, expected) => {
  expect(wellFormed(text)).toBe(expected);
});
