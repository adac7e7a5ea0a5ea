import { expect, test } from "vitest";
import { FIRST_MONTH, MONTHS, USUAL_MONTHS } from "#domain/query/engine/months.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

test("the usual months are those of the season's games, in order", () => {
  const dates = [...sourceRows("games.csv"), ...sourceRows("postseason_games.csv")]
    .map(({ date = "" }) => date)
    .sort();
  const played = new Set(dates.map((date) => Number(date.slice(5, 7))));
  const named = USUAL_MONTHS.map(
    (month) => 1 + new Date(`${MONTH_NAMES[month]} 1, 2026`).getMonth(),
  );
  expect(named).toEqual([...played]);
});

test("all twelve months follow each other", () => {
  const named = MONTHS.map((month) => new Date(`${MONTH_NAMES[month]} 1, 2026`).getMonth());
  expect(named).toEqual(MONTHS.map((_, at) => (FIRST_MONTH + at) % 12));
});
