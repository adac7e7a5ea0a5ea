import { expect, test } from "vitest";
import { FIGURE_WORDS } from "#domain/ask/figure-words.ts";
import { lexiconRows } from "#domain/ask/lexicon-rows.ts";
import { SUBJECT_WORDS } from "#domain/ask/subject-words.ts";
import { CAUSES } from "#domain/asking/read/refusals.ts";

test("a row has a head and phrases, or phrases alone, and goes on where the next line is indented", () => {
  expect(lexiconRows("\nmin: at least, no less than,\n  no fewer than\nbelow\n")).toEqual([
    { head: "min", phrases: ["at least", "no less than", "no fewer than"] },
    { head: "", phrases: ["below"] },
  ]);
});

test("no phrase is empty", () => {
  const tables = Object.values({ ...FIGURE_WORDS, ...SUBJECT_WORDS });
  expect(tables.flatMap(lexiconRows).flatMap(({ phrases }) => phrases)).not.toContain("");
});

test("each subject without an answer has a cause", () => {
  const subjects = lexiconRows(SUBJECT_WORDS.refuse).map(({ head }) => head);
  expect(Object.keys(CAUSES)).toEqual(expect.arrayContaining(subjects));
});
