import { expect, test } from "vitest";
import {
  basisWords,
  didWords,
  groupsWords,
  orderWord,
  statNameFor,
} from "#domain/query/say/figures.ts";
import { asked } from "#tests/fixtures/small-season.ts";

test.each([
  ["avg.pts=20..&avg.reb=10..", "averaging 20 or more points and 10 or more rebounds"],
  ["avg.pts=20..&sum.reb=..99", "averaging 20 or more points and with 99 or fewer rebounds"],
  ["avg.pm=5..", "averaging a plus-minus of 5 or more"],
  ["gp=1", "with exactly 1 game played"],
])("means and totals of %s: %s", (address, words) => {
  expect(groupsWords(asked(`rows=players&${address}`).groups)).toBe(words);
});

test.each([
  ["", "played"],
  ["pts=30..", "scored 30 or more"],
  ["td=1", "had a triple-double"],
  ["pts=30..&reb=10..", "had 30 or more points and 10 or more rebounds"],
])("what was done in %s: %s", (address, words) => {
  expect(didWords(asked(address))).toBe(words);
});

test.each([
  ["pts", "most", "fewest"],
  ["fgpct", "best", "worst"],
  ["drtg", "worst", "best"],
  ["pace", "fastest", "slowest"],
])("the order of %s is %s, or %s", (figure, most, least) => {
  expect([orderWord(figure, "desc"), orderWord(figure, "asc")]).toEqual([most, least]);
});

test("a count has a basis and a number, other figures have none", () => {
  expect([basisWords("pts", "average"), basisWords("pts", "total")]).toEqual([
    " per game",
    " in total",
  ]);
  expect(basisWords("fgpct", "total")).toBe("");
  expect([statNameFor("reb", "1"), statNameFor("reb", "3")]).toEqual(["rebound", "rebounds"]);
});
