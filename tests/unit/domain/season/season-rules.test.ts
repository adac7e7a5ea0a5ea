import { describe, expect, test } from "vitest";
import { isSeasonName } from "#domain/season/season.ts";
import * as rules from "#domain/season/season-rules.ts";
import { files, textOf } from "#tools/import-graph.ts";

/** The table of what differs between seasons by name. */
const RULES = "domain/season/season-rules.ts";
/** Questions that are shown as examples, each of a past season on purpose. */
const EXAMPLES = /\/(?:nearest-)?examples\.ts$/;

const product = files.filter(
  (file) =>
    /^(?:domain|functions|src|tools)\/.*\.(?:ts|tsx|astro|json|mjs)$/.test(file) &&
    file !== RULES &&
    // The clock of the site under test is part of the tests.
    file !== "tools/check/test-stack.ts" &&
    // What a fit has written says until which day.
    !textOf(file).startsWith("// Written by") &&
    !EXAMPLES.test(file),
);

/** A year of which the site may hold a season: no century, and no power of two. */
const YEAR = /(?<![\w.$-])(?:199[6-9]|20(?:0[1-9]|[123]\d))(?!\w)/;

/** How a day or a season is written, in messages and as the example of a call. */
const NOTATION =
  /\b(?:like|as) ["'`]?(?:\w+ \d+, )?\d{4}|\bexample: |\bplaceholder: |w3\.org|draft-2020/;

/** A file's code: comments, which have examples, are left out. */
function codeOf(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, " ");
  return text
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, blank)
    .replace(/(?<=^|\s)\/\/.*$/gm, blank);
}

function yearsIn(text: string): string[] {
  return codeOf(text)
    .split("\n")
    .filter((line) => YEAR.test(line) && !NOTATION.test(line))
    .map((line) => line.trim());
}

describe("a year in code", () => {
  test("stands in the table of rules alone", () => {
    const found = product.flatMap((file) =>
      yearsIn(textOf(file)).map((line) => `${file}: ${line}`),
    );
    expect(product.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  test.each([
    'const SEASON = "2025-26";',
    "const YEAR = 2025;",
    'const FIRST = "2025-10-21";',
    '"2026 27",',
    "<p>The 2026 playoffs</p>",
  ])("is found in %s", (line) => {
    expect(yearsIn(line)).toEqual([line]);
  });

  test.each([
    "/** The season: 2025-26. */",
    "// In 2019-20 there was none.",
    'must: "be a day like 2026-04-12"',
    'example: "/box_scores?date=2026-04-12",',
    "const MOST = 2000 + 2048;",
  ])("is not meant by %s", (line) => {
    expect(yearsIn(line)).toEqual([]);
  });
});

test("names seasons in the table of rules as addresses do", () => {
  const names = Object.values(rules).flatMap((rule) =>
    typeof rule === "string" ? [rule] : Array.isArray(rule) ? rule : Object.keys(rule),
  );
  expect(names.filter((name) => !isSeasonName(name))).toEqual([]);
});
