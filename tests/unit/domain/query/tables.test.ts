import { expect, test } from "vitest";
import type { CountColumn } from "../../../../domain/figures/figure.ts";
import { MISSING } from "../../../../domain/query/season-lines.ts";
import { tablesOf } from "../../../../domain/query/tables.ts";
import { plainSeason } from "../../../fixtures/naive-questions.ts";
import { seasonQuestionData } from "../../../fixtures/question-data.ts";
import { small, smallTables } from "../../../fixtures/small-season.ts";

const { players, teams } = smallTables;
const column = (of: typeof players, name: CountColumn) => [...(of.column(name) ?? [])];

test("a line belongs to its team's side, also after its player has changed teams", () => {
  expect([...players.side]).toEqual([0, 0, 1, 2, 3, 4, 5, 5, 6, 7, 7, 9]);
  expect([...players.subject]).toEqual([0, 1, 2, 2, 3, 3, 0, 1, 0, 3, 2, 0]);
  expect(players.subjects).toBe(4);
});

test.each<[CountColumn, number[]]>([
  // 30, 10 and 10; 20 and 11.
  ["dd", [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ["td", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ["five", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
])("marks the lines of %s", (name, marks) => {
  expect(column(players, name)).toEqual(marks);
});

test("players have no points allowed, and teams no starters", () => {
  expect(players.column("oppts")).toBeUndefined();
  expect(teams.starter).toBeUndefined();
});

test.each<[CountColumn, number[]]>([
  // Points are the score's, not the lines'.
  ["pts", [100, 90, 95, 110, 120, 118, 99, 98, 101, 80]],
  ["oppts", [90, 100, 110, 95, 118, 120, 98, 99, 80, 101]],
  ["pm", [10, -10, -15, 15, 2, -2, 1, -1, 21, -21]],
  ["sec", [2880, 2880, 2880, 2880, 3180, 3180, 2880, 2880, 2880, 2880]],
  ["reb", [17, 11, 7, 7, 7, 14, 7, 14, MISSING, 7]],
  // One of the team's lines in the third game lacks offensive rebounds.
  ["oreb", [5, 2, 2, 2, 2, MISSING, 2, 4, MISSING, 2]],
  ["dd", [1, 1, 0, 0, 0, 0, 0, 0, MISSING, 0]],
])("teams' games have %s", (name, values) => {
  expect(column(teams, name)).toEqual(values);
});

test("a team's game is its side", () => {
  expect([...teams.side]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...teams.subject]).toEqual([1, 2, 2, 14, 14, 1, 1, 14, 2, 1]);
  expect(teams.subjects).toBe(15);
});

test("tables and columns are made once", () => {
  expect(tablesOf(small.lines)).toBe(smallTables);
  expect(tablesOf({ ...small.lines })).not.toBe(smallTables);
  expect(teams.column("reb")).toBe(teams.column("reb"));
});

test("the season's teams have the sums of its box scores", () => {
  const wanted = (id: string) => id.endsWith("7");
  const season = tablesOf(seasonQuestionData(wanted).lines);
  const plain = plainSeason(wanted).teams;
  const sum = (values: Iterable<number | undefined>) =>
    [...values].reduce<number>((all, value) => all + (value ?? 0), 0);
  for (const name of ["ast", "fga", "pts", "dd", "sec"] as const)
    expect(sum(column(season.teams, name)), name).toBe(sum(plain.map((row) => row.count(name))));
});
