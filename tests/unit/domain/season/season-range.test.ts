import { describe, expect, it } from "vitest";
import {
  isInSeasons,
  isSeveral,
  seasonRange,
  seasonsInQuestion,
  seasonsInWords,
} from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";

describe("several seasons by name", () => {
  it.each([
    ["all", { first: "", last: "" }, "all seasons"],
    ["2015-16..2024-25", { first: "2015-16", last: "2024-25" }, "2015-16 to 2024-25"],
    ["2015-16..", { first: "2015-16", last: "" }, "since 2015-16"],
    ["..2024-25", { first: "", last: "2024-25" }, "until 2024-25"],
  ])("%s", (name, range, words) => {
    expect(seasonRange(name)).toEqual(range);
    expect(isSeveral(name)).toBe(true);
    expect(seasonsInWords(name)).toBe(words);
  });

  it.each(
    "|..|2015-16|2015-17..2024-25|2024-25..2015-16|2015-16..2015-16|x2015-16..|2015-16..x".split(
      "|",
    ),
  )("'%s' is none", (name) => {
    expect(seasonRange(name)).toBeUndefined();
    expect(isSeveral(name)).toBe(false);
    expect(seasonsInWords(name)).toBe(name);
  });

  it.each([
    ["2015-16", "all", true],
    ["2015-16", "2015-16..", true],
    ["2014-15", "2015-16..", false],
    ["2024-25", "..2024-25", true],
    ["2025-26", "..2024-25", false],
    ["2015-16", "2015-16", true],
    ["2015-16", "2016-17", false],
  ])("%s in %s: %s", (season, name, is) => {
    expect(isInSeasons(season, name)).toBe(is);
  });
});

it.each([
  ["2015-16", "2015-16"],
  ["all", "of all time"],
  ["2015-16..", "since 2015-16"],
  ["2015-16..2024-25", "from 2015-16 to 2024-25"],
  ["..2024-25", `from ${FIRST_WITH_LINES} to 2024-25`],
])("%s in a question is %j", (name, words) => {
  expect(seasonsInQuestion(name)).toBe(words);
});
