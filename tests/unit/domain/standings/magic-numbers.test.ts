import { expect, test } from "vitest";
import { gamesInOrder } from "#domain/season/records.ts";
import { magicNumbers } from "#domain/standings/magic-numbers.ts";
import { standingsOn } from "#domain/standings/standings-on.ts";
import { record, team } from "#tests/fixtures/league.ts";
import { tables } from "#tests/fixtures/season-tables.ts";

/** A conference of eight teams by their wins and losses. */
function conference(...records: [wins: number, losses: number][]) {
  return records.map(([wins, losses], at) => record(team(at + 1), { wins, losses }));
}

test("count the wins of a team among the first and the losses of the seventh", () => {
  const order = conference(
    [60, 15],
    [55, 20],
    [50, 25],
    [49, 26],
    [48, 27],
    [45, 30],
    [44, 31],
    [20, 55],
  );
  const numbers = magicNumbers(order, "2025-26");
  // 45 wins and 31 losses of the seventh: seven more of both make it safe.
  expect(numbers.get(6)).toBe(83 - 45 - 31);
  expect(numbers.get(7)).toBe(83 - 31 - 45);
  // 60 wins: the seventh can have 51 at most.
  expect(numbers.has(1)).toBe(false);
  // 27 wins at most: the sixth has 45.
  expect(numbers.has(8)).toBe(false);
});

test("have no team before the conference has its places", () => {
  expect(magicNumbers(conference([1, 0], [0, 1]), "2025-26").size).toBe(0);
});

test("a settled place stays settled on every later day of the season", () => {
  const { teams, games } = tables;
  const dates = [...new Set(gamesInOrder(games).map(({ date }) => date))];
  const final = standingsOn(dates.at(-1) ?? "", teams, games);
  for (const date of dates.slice(-40)) {
    const day = standingsOn(date, teams, games);
    for (const conference of ["East", "West"] as const) {
      for (const { team: own, rank, magic } of day[conference].rows) {
        if (magic !== undefined) continue;
        const end = final[conference].rows.find((row) => row.team.id === own.id)?.rank ?? 0;
        expect([date, own.name, end <= 6]).toEqual([date, own.name, rank <= 6]);
      }
    }
  }
});
