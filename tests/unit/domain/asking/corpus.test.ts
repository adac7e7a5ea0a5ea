import { expect, test } from "vitest";
import { corpusFiles, corpusRows, unmet } from "#tests/fixtures/questions/corpus.ts";
import { replyTo } from "#tests/fixtures/questions/reply.ts";

const files = corpusFiles();

test.each(files)("the questions of %s get their replies", async (file) => {
  const missed: Record<string, string[]> = {};
  for (const row of corpusRows(file)) {
    for (const question of row.questions) {
      const left = unmet(row, await replyTo(question));
      if (left.length > 0) missed[question] = left;
    }
  }
  expect(missed).toEqual({});
});

test("no question of the corpus stands twice", () => {
  const all = files.flatMap((file) => corpusRows(file).flatMap(({ questions }) => questions));
  const twice = [...Map.groupBy(all, (question) => question)].filter(([, own]) => own.length > 1);
  expect(twice).toEqual([]);
});
