import { describe, expect, test } from "vitest";
import { logsOf, outscores, topScorer } from "#domain/players/game-documents.ts";
import type { BoxLine } from "#domain/season/box-score.ts";
import { emptyLine } from "#tests/fixtures/league.ts";
import { telling } from "../telling/games.ts";

const gameOf = (lines: BoxLine[], id = "1") => ({ ...telling({ lines }).game, id });

test("a player's log has his lines of all games in their order, with game and stage", () => {
  const games = [
    gameOf([emptyLine("1", 1, { pts: 5 }), emptyLine("2", 2)], "g1"),
    { ...gameOf([emptyLine("1", 1, { pts: 7 })], "g2"), stage: "playoffs" as const },
  ];
  const logs = logsOf(games);
  expect([...logs.keys()]).toEqual(["1", "2"]);
  expect(logs.get("1")).toMatchObject([
    { pts: 5, gameId: "g1", stage: "season" },
    { pts: 7, gameId: "g2", stage: "playoffs" },
  ]);
});

test.each([
  ["more points", { pts: 20, seconds: 10, playerId: "9" }, true],
  ["fewer points", { pts: 18, seconds: 90, playerId: "1" }, false],
  ["as many in more time", { pts: 19, seconds: 61, playerId: "9" }, true],
  ["as many in less time", { pts: 19, seconds: 59, playerId: "1" }, false],
  ["as many in the same time, with a lower id", { pts: 19, seconds: 60, playerId: "4" }, true],
  ["as many in the same time, with a higher id", { pts: 19, seconds: 60, playerId: "10" }, false],
])("a player with %s", (_, one, isMore) => {
  expect(outscores(one, { pts: 19, seconds: 60, playerId: "5" })).toBe(isMore);
});

describe("a team's top scorer", () => {
  const names = new Map([["2", "Bo Baker"]]);
  test("is of its own lines", () => {
    const game = gameOf([
      emptyLine("1", 1, { pts: 30 }),
      emptyLine("2", 2, { pts: 9 }),
      emptyLine("3", 2, { pts: 8 }),
    ]);
    const best = { gameId: "1", playerId: "2", name: "Bo Baker", pts: 9 };
    expect(topScorer(game, 2, names)).toEqual(best);
    expect(topScorer(game, 1, names)).toMatchObject({ playerId: "1", name: "" });
    expect(topScorer(game, 3, names)).toBeUndefined();
  });

  test("has more time of equals, by minutes where seconds are unknown", () => {
    const equal = { pts: 9, seconds: 1790 };
    const game = gameOf([
      emptyLine("1", 1, equal),
      emptyLine("2", 1, { pts: 9, seconds: null, minutes: 30 }),
    ]);
    expect(topScorer(game, 1, names)?.playerId).toBe("2");
  });
});
