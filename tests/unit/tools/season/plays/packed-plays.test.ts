import { describe, expect, it } from "vitest";
import type { GamePlays, Play } from "#domain/plays/play.ts";
import { playOf } from "#tests/fixtures/league.ts";
import { packPlays, unpackPlays } from "#tools/season/plays/packed-plays.ts";

const START = playOf({});

const DUNK: Play = {
  ...START,
  clock: 701,
  kind: "fg2_made",
  side: "home",
  playerId: "1629029",
  otherId: "202681",
  detail: "dunk",
  feet: 0,
  homePoints: 2,
};

/** A game whose periods start with these players, the second of whom does nothing. */
const game = (...plays: Play[]) => {
  const starters = Array.from({ length: plays.at(-1)?.period ?? 0 }, () => ({
    home: ["1629029", "201939"],
    away: [],
  }));
  return new Map<string, GamePlays>([["1", { isWhole: true, guessedNames: 0, starters, plays }]]);
};

describe("packed plays", () => {
  it("are the plays and starters again, with clocks that step back and unknown players", () => {
    const rest = { homePoints: 2, awayPoints: 3 };
    const games = new Map([
      ...game(
        START,
        DUNK,
        { ...DUNK, clock: 702, kind: "fg3_made", side: "away", feet: 74, ...rest },
        ...[2, 3, 4].map((period) => ({ ...START, ...rest, period })),
        { ...START, ...rest, period: 5, clock: 300 },
        { ...START, ...rest, period: 5, clock: 0, kind: "fg3_miss", side: "home", detail: "heave" },
      ),
      [
        "2",
        {
          isWhole: false,
          guessedNames: 31,
          starters: [{ home: ["1", "2", "3", "4", "5"], away: ["6", "7", "8", "9", "10"] }],
          plays: [START, { ...DUNK, feet: undefined }],
        },
      ] as const,
    ]);
    expect(unpackPlays(packPlays(games))).toEqual(games);
  });

  it.each<[string, Play]>([
    ["a score that its plays do not make", { ...DUNK, homePoints: 3 }],
    ["a period that has not started", { ...DUNK, period: 2 }],
  ])("refuse %s", (_what, play) => {
    expect(() => packPlays(game(START, play))).toThrow("does not follow");
  });

  it("refuse a period without starters", () => {
    const games = new Map([["1", { isWhole: true, starters: [], plays: [START] }]]);
    expect(() => packPlays(games)).toThrow("starters");
  });
});
