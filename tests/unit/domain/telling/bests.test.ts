import { expect, test } from "vitest";
import type { Stage } from "#domain/season/box-score.ts";
import { emptyLine, win } from "#tests/fixtures/league.ts";
import { toldOf } from "./games.ts";

test.each<[string, { points: number; lines: number } | undefined, Stage, number, boolean]>([
  ["theirs alone", { points: 38, lines: 1 }, "season", 20, true],
  ["theirs and another's", { points: 38, lines: 2 }, "season", 20, false],
  ["more", { points: 39, lines: 1 }, "season", 20, false],
  ["not read", undefined, "season", 20, false],
  ["theirs alone of few games", { points: 38, lines: 1 }, "season", 19, false],
  ["theirs alone of a stage without a name", { points: 38, lines: 1 }, "play-in", 20, false],
])("the most points of a stage are %s", (_, most, stage, games, isTold) => {
  const before = Array.from({ length: games - 1 }, () => ({ ...win(3, 4), stage }));
  const told = toldOf(
    "most points by anyone",
    { stage, lines: [emptyLine("1", 1, { pts: 38 })] },
    before,
    { mostPointsIn: (of) => (of === stage ? most : undefined) },
  );
  expect(told).toEqual(
    isTold
      ? {
          lead: "Ann Archer scored 38 points, the most by anyone in the regular season, as Atlanta beat the Lakers 110–108",
          more: "Ann Archer's 38 points were the most by anyone in the regular season",
        }
      : undefined,
  );
});
