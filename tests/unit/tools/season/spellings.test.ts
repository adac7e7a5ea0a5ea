import { expect, test } from "vitest";
import { idleSpellings, spelt } from "../../../../tools/season/spellings.ts";

const SPELLINGS = new Map([["7", { plain: "Dario Saric", own: "Dario Šarić" }]]);

test.each([
  ["7", "Dario Saric", "Dario Šarić"],
  ["7", "Dario Šarić", "Dario Šarić"],
  ["8", "Dario Saric", "Dario Saric"],
])("player %s, %s in the tables, is %s", (id, name, own) => {
  expect(spelt(id, name, SPELLINGS)).toBe(own);
});

test("an id of another player stops the build", () => {
  expect(() => spelt("7", "Kobe Bufkin", SPELLINGS)).toThrow("Player 7 is Kobe Bufkin");
});

test("an unused spelling is named", () => {
  expect(idleSpellings(new Set(["7", "8"]), SPELLINGS)).toEqual([]);
  expect(idleSpellings(new Set(["8"]), SPELLINGS)).toEqual(["Dario Šarić"]);
});
