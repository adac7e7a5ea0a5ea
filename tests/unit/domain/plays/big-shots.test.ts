import { describe, expect, it } from "vitest";
import { bigShotsOf } from "#domain/plays/big-shots.ts";
import type { Play } from "#domain/plays/play.ts";

type Scored = [kind: "fg2_made" | "fg3_made" | "ft_made", side: "home" | "away", who: string];
type Row = [period: number, clock: number, ...Scored];

const POINTS = { fg2_made: 2, fg3_made: 3, ft_made: 1 };

/** A game of these scores, in order. */
function gameOf(rows: readonly Row[]) {
  const score = { home: 0, away: 0 };
  const plays = rows.map(([period, clock, kind, side, playerId]): Play => {
    score[side] += POINTS[kind];
    const points = { homePoints: score.home, awayPoints: score.away };
    const rest = { otherId: undefined, detail: "", feet: undefined };
    return { period, clock, kind, side, playerId, ...rest, ...points };
  });
  return { plays };
}

const LEVEL: Row[] = [
  [1, 600, "fg2_made", "home", "1"],
  [4, 90, "fg2_made", "away", "2"],
];

describe("a game winner", () => {
  it.each<[name: string, rows: Row[], winner: string | undefined]>([
    ["is the basket at the end", [[4, 3, "fg2_made", "home", "3"]], "3"],
    ["is the free throw at the end", [[4, 0, "ft_made", "away", "4"]], "4"],
    ["has three seconds left at most", [[4, 4, "fg2_made", "home", "3"]], undefined],
    [
      "is the one that was not answered",
      [
        [4, 3, "fg2_made", "home", "3"],
        [4, 1, "fg3_made", "away", "4"],
      ],
      "4",
    ],
    [
      "is not of a quarter that overtime follows",
      [
        [4, 1, "fg2_made", "home", "3"],
        [4, 0, "fg2_made", "away", "4"],
        [5, 200, "fg2_made", "away", "4"],
      ],
      undefined,
    ],
    [
      "is the free throw that put ahead, not the one after it",
      [
        [5, 2, "ft_made", "away", "4"],
        [5, 2, "ft_made", "away", "5"],
      ],
      "4",
    ],
    ["is no tie", [], undefined],
  ])("%s", (_, rows, winner) => {
    const shots = bigShotsOf(gameOf([...LEVEL, ...rows]));
    expect(shots.find(({ gw }) => gw > 0)?.playerId).toBe(winner);
  });
});

it("counts baskets at the end of any quarter, and those that took the lead in the last minute", () => {
  const game = gameOf([
    [1, 0, "fg3_made", "home", "1"],
    [2, 0, "ft_made", "home", "1"],
    [2, 0, "fg2_made", "away", "2"],
    [4, 60, "fg3_made", "away", "2"],
    [4, 40, "fg2_made", "home", "1"],
    [4, 20, "ft_made", "away", "2"],
    [4, 10, "fg2_made", "home", "1"],
  ]);
  expect(bigShotsOf(game)).toEqual([
    { playerId: "1", gw: 0, buzzer: 1, goahead: 2 },
    { playerId: "2", gw: 0, buzzer: 1, goahead: 1 },
  ]);
});

it("leaves out a score of nobody", () => {
  const { plays } = gameOf([[4, 0, "fg2_made", "home", "1"]]);
  expect(bigShotsOf({ plays: plays.map((play) => ({ ...play, playerId: undefined })) })).toEqual(
    [],
  );
});
