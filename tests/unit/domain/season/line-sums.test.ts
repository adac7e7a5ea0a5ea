import { expect, test } from "vitest";
import { gameScore, sumLines } from "#domain/season/line-sums.ts";

const line = {
  playerId: "1",
  teamId: 1,
  minutes: 36,
  seconds: 2160,
  starter: true,
  pts: 25,
  reb: 10,
  ast: 8,
  stl: 2,
  blk: 1,
  tov: 3,
  fgm: 9,
  fga: 18,
  fg3m: 3,
  fg3a: 7,
  ftm: 4,
  fta: 5,
  oreb: 2,
  dreb: 8,
  pf: 2,
  plusMinus: -4,
};

test("sumLines adds lines and counts unknown figures as zero", () => {
  const sums = sumLines([line, { ...line, oreb: null, plusMinus: null }]);
  expect(sums).toMatchObject({ games: 2, pts: 50, oreb: 2, dreb: 16, plusMinus: -4, minutes: 72 });
});

test("sumLines of no lines is zero", () => {
  expect(sumLines([])).toMatchObject({ games: 0, pts: 0, fga: 0 });
});

test("gameScore is Hollinger's, and counts unknown rebounds as defensive", () => {
  expect(gameScore(line)).toBeCloseTo(
    25 + 3.6 - 12.6 - 0.4 + 1.4 + 2.4 + 2 + 5.6 + 0.7 - 0.8 - 3,
    9,
  );
  expect(gameScore({ ...line, oreb: null, dreb: null })).toBeCloseTo(
    gameScore({ ...line, oreb: 0, dreb: 10 }),
    9,
  );
});
