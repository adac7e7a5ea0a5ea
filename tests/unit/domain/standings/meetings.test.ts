import { expect, test } from "vitest";
import { meetingsOf } from "#domain/standings/meetings.ts";
import { roadWin, win } from "#tests/fixtures/league.ts";

test("meetings count wins and losses against rivals, at home and on the road", () => {
  const games = [win(1, 2, { id: "0021500001" }), win(1, 2), roadWin(1, 3), win(3, 1), win(2, 3)];
  const { season, against } = meetingsOf(games);
  expect(season).toBe("2015-16");
  expect(against(1, new Set([2]))).toEqual({ wins: 2, losses: 0 });
  expect(against(1, new Set([2, 3]))).toEqual({ wins: 3, losses: 1 });
  expect(against(3, new Set([1, 2]))).toEqual({ wins: 1, losses: 2 });
  expect(against(4, new Set([1]))).toEqual({ wins: 0, losses: 0 });
});
