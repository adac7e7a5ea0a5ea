import { describe, expect, test } from "vitest";
import { verify } from "#tools/content/claims.ts";
import { find } from "#tools/content/figure.ts";
import { createResolver } from "#tools/content/resolver.ts";

const TRIPLES = new Map([
  ["Nikola Jokić", "34"],
  ["Jalen Johnson", "13"],
  ["Josh Giddey", "13"],
  ["Luka Dončić", "8"],
]);
const RECORDS = new Map([
  ["OKC", "64-18"],
  ["SAS", "62-20"],
]);
const resolver = createResolver({
  triples: {
    usage: "PLAYER",
    figure: ([name]) => ({ text: find(TRIPLES, name, "player"), subjects: [] }),
    each: () => [...TRIPLES.keys()].map((name) => [name]),
  },
  record: {
    usage: "TEAM",
    figure: ([team]) => ({ text: find(RECORDS, team, "team"), subjects: [] }),
    each: () => [...RECORDS.keys()].map((team) => [team]),
  },
  points: { usage: "", figure: () => ({ text: "1,498", subjects: [] }) },
});

describe("a claim", () => {
  test.each([
    'max triples * is "Nikola Jokić"',
    'max 2 triples * is "Jalen Johnson" and "Josh Giddey"',
    'max 3 triples * is "Josh Giddey" and "Jalen Johnson"',
    'min triples * is "Luka Dončić"',
    "min record * | losses is OKC",
    "max record * | wins > 63",
    'triples "Nikola Jokić" > 33',
    'triples "Nikola Jokić" minus triples "Jalen Johnson" is 21',
    'triples "Jalen Johnson" is triples "Josh Giddey"',
    "record OKC is 64-18",
    "record OKC | wins >= record SAS | wins",
    "points > 1497",
  ])("%s holds", (claim) => {
    expect(() => verify(claim, resolver)).not.toThrow();
  });

  test.each([
    ['max triples * is "Luka Dončić"', "it is Nikola Jokić"],
    ['max 2 triples * is "Jalen Johnson"', "it is Jalen Johnson and Josh Giddey"],
    ['triples "Nikola Jokić" > 34', "does not hold: 34 and 34"],
    ["record OKC is 62-20", "it is 64-18"],
    ["max 9 triples * is OKC", "no place 9"],
    ["max points is OKC", 'no "*" to put in order'],
    ["record OKC", "has none of: is"],
    ["losses OKC > 3", 'no reference "losses"'],
    ["record OKC > 3", '"64-18" is no number'],
    ["record NYK is 1-2", 'no team "NYK"'],
    ["record is 1-2", 'is not "record TEAM"'],
    ["record OKC SAS is 1-2", 'is not "record TEAM"'],
    ["record OKC | halves is 1", 'no filter "halves"'],
    ['record "OKC is 1', "a quote without an end"],
    ["constructor OKC is 1", 'no reference "constructor"'],
  ])("%s is rejected: %s", (claim, why) => {
    expect(() => verify(claim, resolver)).toThrow(why);
  });
});
