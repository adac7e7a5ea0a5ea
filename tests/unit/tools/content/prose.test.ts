import { describe, expect, test } from "vitest";
import { fill, subjectsOf, textOf } from "../../../../tools/content/prose.ts";
import { createResolver } from "../../../../tools/content/resolver.ts";

const OKC = { text: "Oklahoma City Thunder", href: "/nba/teams/21" };
const resolver = createResolver({
  wins: {
    usage: "TEAM",
    figure: ([team]) => ({ text: team === "OKC" ? "64" : "2", subjects: [OKC] }),
  },
});
const text = (typed: string, terms: string[] = []) => textOf(fill(typed, resolver, terms));

describe("a text", () => {
  test("takes its figures and knows what they are about", () => {
    const pieces = fill("They won {{wins OKC}}\ngames.", resolver);
    expect(textOf(pieces)).toBe("They won 64 games.");
    expect(subjectsOf([...pieces, ...pieces])).toEqual([OKC]);
  });

  test("spells small figures where it is told to", () => {
    expect(text("{{wins SAS | words}} wins, {{wins SAS | ordinal}}, {{wins OKC | words}}")).toBe(
      "two wins, second, 64",
    );
  });

  test.each([
    ["digits", "They won 64."],
    ["digits beside a figure", "They won {{wins OKC}} of 82."],
    ["a decimal", "It was .500 ball."],
    ["a number in words", "They won twelve straight."],
    ["a large number in words", "They won sixty-four."],
    ["a place in words", "They came in third."],
    ["how often", "They won twice."],
    ["a term that was not named", "A made three."],
    ["a number that only begins with a term", "Thirty threes."],
  ])("refuses %s", (_what, typed) => {
    expect(() => text(typed)).toThrow("is typed: figures are references into the season");
  });

  test("may hold the terms that its head names, and letters with digits", () => {
    const typed = "A three, made threes, two-way contracts, FIC40.";
    expect(text(typed, ["three", "threes", "two-way"])).toBe(typed);
    expect(() => text("Three-point shots.", ["three"])).toThrow("is typed");
  });

  test.each(["They won {{wins OKC.", "They won wins OKC}}."])("refuses %j", (typed) => {
    expect(() => text(typed)).toThrow("braces without a pair");
  });
});
