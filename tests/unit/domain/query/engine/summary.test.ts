import { expect, test } from "vitest";
import { figureColumn, figuresOf, gameColumns } from "#domain/query/engine/columns.ts";
import { foundRows } from "#domain/query/engine/select.ts";
import { meansOf, summaryOf } from "#domain/query/engine/summary.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { asked, newSmall, smallTables } from "#tests/fixtures/small-season.ts";

function summed(address: string) {
  const query = asked(address);
  const figures = figuresOf(query, "2025-26").map((figure) => figureColumn(figure, query));
  const columns = [...gameColumns(query), ...figures];
  const data = newSmall();
  const tables = tablesOf(data.lines);
  const found = foundRows(query, data, tables);
  const summary = summaryOf(columns, tables, found);
  const cell = (key: string) => summary.cells[columns.findIndex((one) => one.key === key)];
  return { summary, cell, columns, found };
}

test.each([
  ["", { games: 11, wins: 5, losses: 6, subjects: 4 }],
  ["player=cal+cole", { games: 3, wins: 0, losses: 3, subjects: 1 }],
  ["rows=team-games", { games: 8, wins: 4, losses: 4, subjects: 3 }],
  ["pts=99..", { games: 0, wins: 0, losses: 0, subjects: 0 }],
])("%s has %j", (address, counts) => {
  expect(summed(address).summary).toMatchObject(counts);
});

test("means are over the games, shares over the attempts, texts are empty", () => {
  const { cell } = summed("player=cal+cole&columns=shooting&sort=-pm");
  expect(cell("pts")).toBeCloseTo(41 / 3, 9);
  // One of three games had no attempt.
  expect(cell("fgpct")).toBeCloseTo((100 * 14) / 30, 9);
  // One game does not say the plus-minus.
  expect(cell("pm")).toBe(-4);
  expect(cell("player")).toBeNull();
});

test("no games have no means", () => {
  const { cell } = summed("pts=99..&columns=shooting");
  expect(cell("pts")).toBeNull();
  expect(cell("fgpct")).toBeNull();
});

test("known totals are taken, so that rows are counted once", () => {
  const { columns, found } = summed("player=ann+arrow");
  const known = { games: 2, wins: 2, ofSubjects: found.rows.subarray(0, 0) };
  expect(summaryOf(columns, smallTables, found, known)).toMatchObject({
    games: 2,
    losses: 0,
    subjects: 0,
  });
  expect(meansOf(columns, found, smallTables)).toMatchObject({ games: 3, wins: 2 });
});
