import { expect, test } from "vitest";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import truths from "#tests/fixtures/play-history-truths.json" with { type: "json" };
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-12-23T17:00:00Z"),
  holdUntil() {},
};

// Counted by plain loops over the plays of 2013-14 to 2024-25; each row ends with its figure.
test.each(truths)("$question: the rows of the plays", async ({ question, figure, rows }) => {
  const reply = pageOf(await loadAsked(reads, question));
  if (reply.kind !== "query") throw new Error("No rows.");
  const at = reply.answer.columns.findIndex(({ key }) => key === figure);
  const lacking = rows.filter(
    (truth) =>
      !reply.answer.rows.some(
        ({ cells }) =>
          truth.slice(0, -1).every((id) => cells.includes(id)) && cells[at] === truth.at(-1),
      ),
  );
  expect(lacking).toEqual([]);
});
