import { describe, expect, test } from "vitest";
import { shotMarks } from "#domain/players/shot-chart.ts";
import { SHOT_ZONES, type ShotBin, type ZoneShooting } from "#domain/season/shots.ts";

/** A league that makes half of its shots in every zone. */
const league = Object.fromEntries(
  SHOT_ZONES.map((zone) => [zone, { made: 500, tried: 1_000 }]),
) as ZoneShooting;

const bin = (made: number, tried: number, rest: Partial<ShotBin> = {}): ShotBin => ({
  zone: "mid",
  column: 0,
  row: 0,
  made,
  tried,
  ...rest,
});
const only = (...bins: ShotBin[]) => shotMarks({ bins, league })[0];

describe("the size of a mark", () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [7, 2],
    [8, 3],
    [80, 3],
  ])("of %i attempts is %i", (tried, size) => {
    expect(only(bin(0, tried))?.size).toBe(size);
  });
});

describe("the shade of a mark", () => {
  // The shade adds ten attempts at the league's rate: 36 of 90 count as 41 of 100.
  test.each([
    [36, 0],
    [37, 0],
    [39, 1],
    [44, 2],
    [45, 2],
    [46, 2],
    [49, 3],
    [53, 4],
    [90, 4],
  ])("of %i made in 90 is %i", (made, shade) => {
    expect(only(bin(made, 90))?.shade).toBe(shade);
  });

  test("of a single shot is one step from the middle", () => {
    expect(only(bin(1, 1))?.shade).toBe(3);
    expect(only(bin(0, 1))?.shade).toBe(1);
  });

  test("includes the six neighbours in the same zone and no other hexagon", () => {
    const made = (column: number, row: number, rest: Partial<ShotBin> = {}) =>
      bin(20, 20, { column, row, ...rest });
    const own = bin(0, 1);
    for (const [column, row] of [
      [2, 0],
      [-2, 0],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const)
      expect(only(own, made(column, row))?.shade).toBe(4);
    expect(only(own, made(4, 0))?.shade).toBe(1);
    expect(only(own, made(2, 0, { zone: "paint" }))?.shade).toBe(1);
  });

  test("of a hexagon in two zones weighs them by attempts", () => {
    const marks = shotMarks({ bins: [bin(40, 40), bin(0, 40, { zone: "paint" })], league });
    expect(marks).toEqual([{ column: 0, row: 0, shade: 2, size: 3 }]);
  });
});
