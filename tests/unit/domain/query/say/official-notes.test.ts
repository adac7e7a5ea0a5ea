import { expect, test } from "vitest";
import { figureOf } from "#domain/figures/figures.ts";
import { sumGroups } from "#domain/query/engine/group-sums.ts";
import { tableGroups } from "#domain/query/engine/plain-groups.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { correctionNotes } from "#domain/query/say/official-notes.ts";
import { asked, small, smallTables } from "#tests/fixtures/small-season.ts";

const CORRECTED = "Ann Arrow: 23 rebounds officially, 1 fewer than the games add up to.";
const corrections = (address: string) =>
  runQuery(asked(address), small).notes.filter((note) => note.includes("official"));

test.each([
  ["rows=players&qualified=0", [CORRECTED]],
  // Whoever looks at other figures or at other games need not know.
  ["rows=players&qualified=0&columns=shooting", []],
  ["rows=players&result=w", []],
  ["rows=players&player=ben+bell", []],
  ["by=month", []],
])("%s notes %j", (address, notes) => {
  expect(corrections(address)).toEqual(notes);
});

test("a sum that lacks a game is not compared, and a larger total is said as more", () => {
  const query = asked("rows=players&qualified=0");
  const { groups, table } = tableGroups(query, small, smallTables);
  const question = { query, data: small, tables: smallTables, table, groups };
  const figures = ["oreb", "stl", "blk"].flatMap((key) => figureOf(key) ?? []);
  const sums = sumGroups(groups, figures, "total", table);
  const published = new Map([["oreb", 99] as const, ["stl", 9] as const, ["blk", 1] as const]);
  const whole = new Map([[0, { games: 3, sums: published, ratings: new Map() }]]);
  expect(correctionNotes(question, [0], sums, whole, figures)).toEqual([
    "Ann Arrow: 9 steals officially, 2 more than the games add up to.",
    "Ann Arrow: 1 block officially, 4 fewer than the games add up to.",
  ]);
  expect(correctionNotes(question, [0], sums, undefined, figures)).toEqual([]);
});
