import { expect, test } from "vitest";
import { TRANSACTION_KINDS } from "#domain/season/transactions.ts";
import { SOURCES, tables } from "#tests/fixtures/season-tables.ts";
import { moveKinds } from "#tools/content/facts/moves.ts";
import { createResolver } from "#tools/content/resolver.ts";
import { moveNames } from "#tools/season/move-names.ts";
import { readMoves } from "#tools/season/moves-table.ts";
import { transactionsWire } from "#tools/season/transactions.ts";

const days = transactionsWire(readMoves(SOURCES), moveNames(tables));
const { figure } = createResolver(moveKinds(days));
const count = (reference: string) => Number(figure(reference).text.replace(",", ""));

test("every line of the feed is counted once, by its kind", () => {
  const lines = days.flatMap((day) => day.lines).length;
  const counted = TRANSACTION_KINDS.map((kind) => count(`moves ${kind} until 2027-12-31`));
  expect(counted.reduce((sum, own) => sum + own, 0)).toBe(lines);
  expect(lines).toBeGreaterThan(100);
});

test("until a day includes it, and a day without moves has none", () => {
  const on = count("moves trade on 2026-02-05");
  expect(on).toBeGreaterThan(0);
  expect(count("moves trade until 2026-02-05")).toBe(count("moves trade until 2026-02-04") + on);
  expect(count("moves trade until 2000-01-01")).toBe(0);
});

test("a count links to the month's page", () => {
  expect(figure("moves waived on 2026-02-05").href).toBe("/nba/transactions/2026-02");
});

test.each([
  ["moves hired on 2026-02-05", 'There is no kind of move "hired".'],
  ["moves trade since 2026-02-05", 'Moves are counted "on" or "until" a day, not "since".'],
  ["moves trade on", "is not"],
])("%s fails: %s", (reference, message) => {
  expect(() => figure(reference)).toThrow(message);
});
