import { expect, it } from "vitest";
import { factRows } from "#functions/views/ask/fact-rows.ts";

it.each<[string, readonly string[], boolean]>([
  ["figures", ["54.5%", "38.1%"], false],
  ["figures, of which one is missing", ["54.5%", "–"], false],
  ["figures, of which one is empty", ["54.5%", ""], false],
  ["words", ["France", "Serbia"], true],
  ["words and figures", ["2nd", "undrafted"], true],
])("prints a column of %s", (_what, cells, isText) => {
  const rows = cells.map((cell, at) => ({ name: `Row ${at}`, href: undefined, cells: [cell] }));
  const answer = { headline: [], deck: undefined, heads: ["Name", "Figure"], rows };
  expect(factRows(answer, "a question")?.heads).toEqual([
    { text: "Name", isText: true },
    { text: "Figure", isText },
  ]);
});
