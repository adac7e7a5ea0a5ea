import { describe, expect, test } from "vitest";
import { corpusFiles, corpusRows, unmet } from "#tests/fixtures/questions/corpus.ts";
import { replyTo } from "#tests/fixtures/questions/reply.ts";

const files = corpusFiles();

describe.each(files)("%s", (file) => {
  test.each(corpusRows(file))("$questions.0", async (row) => {
    for (const question of row.questions)
      expect(unmet(row, await replyTo(question)), question).toEqual([]);
  });
});

test("no question of the corpus stands twice", () => {
  const all = files.flatMap((file) => corpusRows(file).flatMap(({ questions }) => questions));
  const twice = [...Map.groupBy(all, (question) => question)].filter(([, own]) => own.length > 1);
  expect(twice).toEqual([]);
});
