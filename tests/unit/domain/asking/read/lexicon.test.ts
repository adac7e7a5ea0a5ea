import { describe, expect, test } from "vitest";
import { lexicon, phrasesFor, twinOf } from "#domain/asking/read/lexicon.ts";

const words = lexicon("2015-16");

function meaningOf(phrase: string): string | undefined {
  const word = words.get(phrase);
  return word && `${word.kind} ${word.value}`.trim();
}

describe("the years of the season", () => {
  test.each([
    ["2015 16", "stage season"],
    ["2015 2016", "stage season"],
    ["15 16", "stage season"],
    ["2015 16 nba season", "stage season"],
    ["2016 playoffs", "stage playoffs"],
    ["2016 17", "refuse forecast"],
    ["2014 15", undefined],
    ["{start} {end2}", undefined],
  ])("%s: %s", (phrase, meaning) => {
    expect(meaningOf(phrase)).toBe(meaning);
  });
});

describe("names that are declared elsewhere", () => {
  test.each([
    ["points", "figure pts"],
    ["pts", "figure pts"],
    ["offensive rebounds", "figure oreb"],
    ["true shooting percentage", "figure ts"],
    ["fg3m", "figure fg3m"],
    // Two letters are too few for a name, unless they are listed.
    ["ts", "figure ts"],
    ["pf", undefined],
    ["gp", undefined],
    // A list answers for it.
    ["usage", "list advanced/usage-percentage"],
    ["usg", "list advanced/usage-percentage"],
    ["biggest lead", "special lead"],
    ["mvp", "award Most Valuable Player"],
    ["most valuable player", "award Most Valuable Player"],
    ["all nba", "award All-NBA"],
    ["all nba team", "award All-NBA"],
    ["all nba first team", "award All-NBA First Team"],
    ["all defensive second team", "award All-Defensive Second Team"],
    ["all defensive", "award All-Defensive"],
    ["atlantic", "div atlantic"],
    ["pacific division", "div pacific"],
    ["oct", "month oct"],
    ["october", "month oct"],
    ["play in january", "month jan"],
    ["as a starter", "condition starter=1"],
    ["off the bench", "condition starter=0"],
    ["on mondays", "condition weekday=mon"],
    ["next monday", "refuse now"],
    ["last friday", "refuse now"],
    ["", undefined],
  ])("%s: %s", (phrase, meaning) => {
    expect(meaningOf(phrase)).toBe(meaning);
  });
});

describe("a record", () => {
  test.each([
    ["with a winning record", "deed winpct=>0.5"],
    ["have a winning record", "deed winpct=>0.5"],
    ["has a losing record", "deed winpct=..<0.5"],
    ["had a winning home record", "deed winpct=>0.5&where=home"],
    ["having a losing road record", "deed winpct=..<0.5&where=away"],
    ["with a winning away record", "deed winpct=>0.5&where=away"],
    ["winning records", "deed winpct=>0.5"],
    ["with losing records", "deed winpct=..<0.5"],
    ["winning record", undefined],
  ])("%s: %s", (phrase, meaning) => {
    expect(meaningOf(phrase)).toBe(meaning);
  });
});

test.each([
  ["month", "jan", ["jan", "january", "play in january"]],
  ["to", "", ["to"]],
  ["month", "by", []],
] as const)("the phrases of %s %s are %j", (kind, value, phrases) => {
  expect(phrasesFor(kind, value, words)).toEqual(phrases);
});

test("the phrases are kept for a season", () => {
  expect(lexicon("2015-16")).toBe(words);
  expect(lexicon("2014-15").get("2014 15")).toEqual({ kind: "stage", value: "season" });
});

test.each([
  ["points", "point"],
  ["point", "points"],
  ["pts", "pt"],
  ["is", ""],
  ["ast", "asts"],
  ["", ""],
])("the other form of “%s” is “%s”", (phrase, twin) => {
  expect(twinOf(phrase)).toBe(twin);
});
