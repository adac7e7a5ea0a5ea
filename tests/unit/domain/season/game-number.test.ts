import { expect, test } from "vitest";
import { derivedNumber, isRegularNumber } from "#domain/season/game-number.ts";
import { seasonOfGame } from "#domain/season/season.ts";

test.each([
  ["2026-10-20", 9, 2026, 22621109],
  ["2027-04-11", 30, 2026, 22638430],
  ["2026-07-01", 1, 2026, 22610001],
  ["2099-10-20", 9, 2099, 29921109],
])("a game on %s at home for %i in %i has the number %i", (date, homeTeamId, year, number) => {
  expect(derivedNumber({ date, homeTeamId }, year)).toBe(number);
  expect(isRegularNumber(number, year)).toBe(true);
  expect(isRegularNumber(number, year + 1)).toBe(false);
});

test("every day and team of a season has a number of its own, none of the league's", () => {
  const days = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(2026, 6, 1 + at)).toISOString().slice(0, 10),
  );
  const numbers = days.flatMap((date) =>
    Array.from({ length: 30 }, (_, at) => derivedNumber({ date, homeTeamId: at + 1 }, 2026)),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => number % 100_000 < 10_000)).toEqual([]);
  expect(new Set(numbers.map((number) => seasonOfGame(`00${number}`)))).toEqual(
    new Set(["2026-27"]),
  );
});
