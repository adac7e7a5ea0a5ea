import { expect, test } from "vitest";
import { assistPairs } from "#domain/plays/assists.ts";
import type { Play } from "#domain/plays/play.ts";
import { playOf } from "#tests/fixtures/league.ts";

test("the pairs of a game have its assisted baskets, the most assists and then points first", () => {
  const basket = (kind: Play["kind"], passer: string | undefined, scorer: string | undefined) =>
    playOf({ kind, side: "home", otherId: passer, playerId: scorer });
  const plays = [
    basket("fg2_made", "1", "2"),
    basket("fg2_made", "3", "2"),
    basket("fg3_made", "3", "2"),
    basket("fg3_made", "2", "1"),
    // No assists: a block, a free throw, a basket without a passer or without a scorer.
    basket("fg2_miss", "1", "2"),
    basket("ft_made", "1", "2"),
    basket("fg3_made", undefined, "2"),
    basket("fg2_made", "1", undefined),
  ];
  expect(assistPairs({ plays })).toEqual([
    { passerId: "3", scorerId: "2", assists: 2, points: 5 },
    { passerId: "2", scorerId: "1", assists: 1, points: 3 },
    { passerId: "1", scorerId: "2", assists: 1, points: 2 },
  ]);
});
