import { describe, expect, test } from "vitest";
import type { Stint } from "#domain/plays/floor.ts";
import {
  isLineup,
  lineupId,
  lineupName,
  lineupsOf,
  namesOfLineup,
  playersOfLineup,
} from "#domain/plays/lineups.ts";

const stint = (home: string[], seconds: number, points: [number, number]): Stint => ({
  period: 1,
  from: seconds,
  to: 0,
  seconds,
  floor: { home, away: ["11", "12", "13", "14", "15"] },
  points: { home: points[0], away: points[1] },
});
const STINTS = [
  stint(["3", "1", "2", "10", "5"], 100, [4, 2]),
  stint(["1", "2", "3", "5", "6"], 60, [0, 3]),
  stint(["10", "1", "2", "3", "5"], 20, [3, 0]),
  stint(["1", "2", "3", "5"], 30, [2, 2]),
];

describe("lineups of a side", () => {
  test("have the time and the points of their stints, the longest first", () => {
    expect(lineupsOf(STINTS, "home", "lineups")).toEqual([
      { players: ["1", "2", "3", "5", "10"], seconds: 120, scored: 7, allowed: 2 },
      { players: ["1", "2", "3", "5", "6"], seconds: 60, scored: 0, allowed: 3 },
    ]);
    const [away] = lineupsOf(STINTS, "away", "lineups");
    expect(away).toMatchObject({ seconds: 210, scored: 7, allowed: 9 });
  });

  test("are told apart where their ids in a row are the same", () => {
    const stints = [stint(["1", "223"], 9, [0, 0]), stint(["12", "23"], 8, [0, 0])];
    expect(lineupsOf(stints, "home", "pairs").map(({ players }) => players)).toEqual([
      ["1", "223"],
      ["12", "23"],
    ]);
  });

  test("are pairs among the players who are known", () => {
    const pairs = lineupsOf(STINTS, "home", "pairs");
    const of = (...players: string[]) =>
      pairs.find((pair) => pair.players.join() === players.join());
    expect(of("1", "2")).toMatchObject({ seconds: 210, scored: 9, allowed: 7 });
    expect(of("6", "10")).toBeUndefined();
    expect(pairs).toHaveLength(14);
  });
});

test("a lineup's ids and names can be told apart again", () => {
  expect(playersOfLineup(lineupId(["1", "23"]))).toEqual(["1", "23"]);
  expect(playersOfLineup("23")).toEqual(["23"]);
  const names = ["Karl-Anthony Towns", "OG Anunoby"];
  expect(namesOfLineup(lineupName(names))).toEqual(names);
  expect([isLineup("pairs"), isLineup("players"), isLineup(undefined), isLineup(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
