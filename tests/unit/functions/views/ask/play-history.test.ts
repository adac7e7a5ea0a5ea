import { expect, test } from "vitest";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import lineups from "#tests/fixtures/lineup-truths.json" with { type: "json" };
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

// Fives with 100 minutes or more in a regular season, by their points against the opponents' in 48 minutes.
test.each(lineups)("the best lineups of $season", async ({ season, rows }) => {
  const question = `best lineup with at least 100 minutes ${season}`;
  const reply = pageOf(await loadAsked(reads, question));
  if (reply.kind !== "fact") throw new Error("No table.");
  for (const [names, margin] of rows) {
    const five = String(names).split(" / ");
    const found = reply.answer.rows.find(({ name }) => five.every((one) => name.includes(one)));
    const printed = Number(found?.cells[0]?.replace("−", "-"));
    // Printed to one decimal.
    expect(Math.abs(printed - Number(margin)), String(names)).toBeLessThan(0.06);
  }
});
