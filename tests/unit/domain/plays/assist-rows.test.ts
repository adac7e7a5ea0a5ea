import { describe, expect, test } from "vitest";
import { duosOf } from "#domain/plays/assist-rows.ts";

describe("passers and scorers of a stage", () => {
  const NOTHING = { seconds: 0, scored: 0, allowed: 0, assisted: 0 };
  const together = {
    games: 1,
    missing: 0,
    teams: [],
    players: [
      { teamId: 1, playerId: "9", made: 40, ...NOTHING },
      { teamId: 2, playerId: "9", made: 5, ...NOTHING },
    ],
    duos: [
      { teamId: 1, passerId: "8", scorerId: "10", assists: 7 },
      { teamId: 2, passerId: "7", scorerId: "9", assists: 3 },
      { teamId: 1, passerId: "8", scorerId: "9", assists: 7 },
      { teamId: 1, passerId: "9", scorerId: "11", assists: 8 },
    ],
  };
  const rows = (teamId?: number) =>
    duosOf(together, teamId).map((duo) => [duo.rank, duo.passerId, duo.scorerId, duo.made]);

  test("are ranked by assists, and equal ones share a rank in the order of their scorers", () => {
    expect(rows()).toEqual([
      [1, "9", "11", 0],
      [2, "8", "9", 40],
      [2, "8", "10", 0],
      [4, "7", "9", 5],
    ]);
  });

  test("of one team are ranked among themselves", () => {
    expect(rows(2)).toEqual([[1, "7", "9", 5]]);
  });
});
