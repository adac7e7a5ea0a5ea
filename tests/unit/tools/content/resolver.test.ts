import { expect, test } from "vitest";
import { find, type Kinds } from "#tools/content/figure.ts";
import { createResolver } from "#tools/content/resolver.ts";

const WINS = new Map([
  ["ATL", "46"],
  ["BOS", "56"],
  ["WAS", "9"],
]);
const kinds: Kinds = {
  wins: {
    usage: "TEAM [until]",
    figure: ([team]) => ({
      text: find(WINS, team, "team"),
      subjects: [{ text: team ?? "", href: `/${team}` }],
    }),
    each: () => [...WINS.keys()].map((team) => [team]),
  },
  mean: { usage: "", figure: () => ({ text: "41.25", subjects: [] }) },
};
const resolver = createResolver(kinds);

test.each([
  ["wins BOS", "56"],
  ["wins WAS | words", "nine"],
  ["wins BOS minus wins ATL", "10"],
  // A difference has the decimals of the finer figure.
  ["wins BOS minus mean", "14.75"],
  ["wins WAS minus wins BOS | unsigned", "47"],
])("%s is %s", (expression, text) => {
  expect(resolver.figure(expression).text).toBe(text);
});

test("a difference is about the subjects of both figures", () => {
  const { subjects } = resolver.figure("wins BOS minus wins ATL");
  expect(subjects.map(({ text }) => text)).toEqual(["BOS", "ATL"]);
});

test("an order has each candidate in the place of *, also after minus", () => {
  const order = (extreme: "max" | "min", expression: string) =>
    resolver.order(expression, extreme).map(({ candidate, value }) => [...candidate, value]);
  expect(order("max", "wins *")).toEqual([
    ["BOS", 56],
    ["ATL", 46],
    ["WAS", 9],
  ]);
  expect(order("min", "wins * minus wins ATL")[0]).toEqual(["WAS", -37]);
  expect(order("max", "wins * minus wins *").map(([, value]) => value)).toEqual([0, 0, 0]);
  expect(resolver.of("wins *", ["ATL"]).text).toBe("46");
});

test.each([
  ["losses BOS", 'There is no reference "losses".'],
  ["toString", 'There is no reference "toString".'],
  ["wins", '"wins" is not "wins TEAM [until]".'],
  ["wins BOS until now", '"wins BOS until now" is not "wins TEAM [until]".'],
  ["wins SEA", 'There is no team "SEA".'],
  ["wins BOS | shout", 'There is no filter "shout".'],
])("%s fails: %s", (expression, message) => {
  expect(() => resolver.figure(expression)).toThrow(message);
});

test.each(["wins BOS", "mean"])("%s has no order", (expression) => {
  expect(() => resolver.order(expression, "max")).toThrow('has no "*" to put in order');
});

test("a kind is known by its own name only", () => {
  expect(["wins", "mean", "losses", "constructor"].filter(resolver.has)).toEqual(["wins", "mean"]);
});
