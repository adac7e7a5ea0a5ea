import { expect, test } from "vitest";
import { MISSING, STAGES } from "#domain/query/storage/season-lines.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

test("an unknown figure is below every figure that a column of 16 bits can hold", () => {
  expect([...Int16Array.of(MISSING)]).toEqual([MISSING]);
  expect([...Int16Array.of(MISSING - 1)]).toEqual([32_767]);
});

test("the stages are those of the games, of which the season is the first", () => {
  const stages = new Set(sourceRows("postseason_games.csv").map(({ stage }) => stage));
  expect(["season", ...[...stages].sort()]).toEqual([STAGES[0], ...STAGES.slice(1).toSorted()]);
});
