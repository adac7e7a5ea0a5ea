import { expect, test } from "vitest";
import type { CountColumn } from "#domain/figures/figure.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { MISSING } from "#domain/query/storage/season-lines.ts";
import { plainSeason } from "#tests/fixtures/naive-questions.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { newSmall, small, smallTables } from "#tests/fixtures/small-season.ts";

const column = (of: typeof smallTables.players, name: CountColumn) => [...(of.column(name) ?? [])];

test("a line belongs to its team's side, also after its player has changed teams", () => {
  const { players } = tablesOf(newSmall().lines);
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
  expect(column(tablesOf(newSmall().lines).players, name)).toEqual(marks);
});

test("players have no points allowed, and teams no starters", () => {
  const { players, teams } = tablesOf(newSmall().lines);
  expect(players.column("lead")).toBeUndefined();
  expect(players.column("opp.reb")).toBeUndefined();
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
  ["opp.reb", [11, 17, 7, 7, 14, 7, 14, 7, 7, MISSING]],
])("teams' games have %s", (name, values) => {
  expect(column(tablesOf(newSmall().lines).teams, name)).toEqual(values);
});

test("a team's game is its side", () => {
  const { teams } = tablesOf(newSmall().lines);
  expect([teams.size, teams.subjects]).toEqual([10, 15]);
  expect([...teams.side]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([...teams.subject]).toEqual([1, 2, 2, 14, 14, 1, 1, 14, 2, 1]);
  expect(teams.subjects).toBe(15);
});

test("of quarters, points are the lines', and time is the part's", () => {
  const lines = { ...newSmall().lines, part: "q1" as const };
  const { teams } = tablesOf(lines);
  const pts = [35, 20, 12, 40, 35, 30, 25, 19, MISSING, 15];
  expect(column(teams, "pts")).toEqual(pts);
  expect(column(teams, "oppts")).toEqual([20, 35, 40, 12, 30, 35, 19, 25, 15, MISSING]);
  expect(column(teams, "pm").slice(0, 4)).toEqual([15, -15, -28, 28]);
  expect(column(teams, "sec").slice(0, 8)).toEqual(Array(8).fill(720));
});

test("the clutch is as long as five players' time in it", () => {
  const { teams } = tablesOf({ ...newSmall().lines, part: "clutch" as const });
  const [home = 0] = column(smallTables.players, "sec");
  // Ann Arrow's time, and ten minutes of Ben Bell's.
  expect(column(teams, "sec")[0]).toBe(Math.round((home + 600) / 5));
});

test("tables and columns are made once", () => {
  expect(tablesOf(small.lines)).toBe(smallTables);
  expect(tablesOf({ ...small.lines })).not.toBe(smallTables);
  expect(smallTables.teams.column("reb")).toBe(smallTables.teams.column("reb"));
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
