import { describe, expect, test } from "vitest";
import { fill, subjectsOf, textOf } from "#tools/content/prose.ts";
import { createResolver } from "#tools/content/resolver.ts";

const OKC = { text: "Oklahoma City Thunder", href: "/nba/teams/21" };
const resolver = createResolver({
  wins: {
    usage: "TEAM",
    figure: ([team]) => ({ text: team === "OKC" ? "64" : "2", subjects: [OKC] }),
  },
});
const text = (typed: string, terms: string[] = []) => textOf(fill(typed, resolver, terms));

describe("prose", () => {
  test("fills in figures and collects their subjects", () => {
    const pieces = fill("They won {{wins OKC}}\ngames.", resolver);
    expect(textOf(pieces)).toBe("They won 64 games.");
    expect(subjectsOf([...pieces, ...pieces])).toEqual([OKC]);
  });

  test("spells out small figures on request", () => {
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
    ["an ordinal in words", "They came in third."],
    ["a frequency in words", "They won twice."],
    ["an undeclared term", "A made three."],
    ["a number that begins with a declared term", "Thirty threes."],
  ])("rejects %s", (_what, typed) => {
    expect(() => text(typed)).toThrow("is typed: figures are references into the season");
  });

  test("accepts declared terms and letters with digits", () => {
    const typed = "A three, made threes, two-way contracts, FIC40.";
    expect(text(typed, ["three", "threes", "two-way"])).toBe(typed);
    expect(() => text("Three-point shots.", ["three"])).toThrow("is typed");
  });

  test.each(["They won {{wins OKC.", "They won wins OKC}}."])(
    "rejects unpaired braces in %j",
    (typed) => {
      expect(() => text(typed)).toThrow("braces without a pair");
    },
  );
});
