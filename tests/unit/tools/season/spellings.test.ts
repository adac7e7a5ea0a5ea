import { expect, test } from "vitest";
import { idleSpellings, spelt } from "#tools/season/spellings.ts";

const SPELLINGS = new Map([["7", { plain: "Dario Saric", own: "Dario Šarić" }]]);

test.each([
  ["7", "Dario Saric", "Dario Šarić"],
  ["7", "Dario Šarić", "Dario Šarić"],
  ["8", "Dario Saric", "Dario Saric"],
])("spelt gives player %s, %s in the tables, the name %s", (id, name, own) => {
  expect(spelt(id, name, SPELLINGS)).toBe(own);
});

test("spelt throws for the id of another player", () => {
  expect(() => spelt("7", "Kobe Bufkin", SPELLINGS)).toThrow("Player 7 is Kobe Bufkin");
});

test("idleSpellings names an unused spelling", () => {
  expect(idleSpellings(new Set(["7", "8"]), SPELLINGS)).toEqual([]);
  expect(idleSpellings(new Set(["8"]), SPELLINGS)).toEqual(["Dario Šarić"]);
});
