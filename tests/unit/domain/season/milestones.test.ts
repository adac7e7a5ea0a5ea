import { describe, expect, test } from "vitest";
import type { GameLine } from "#domain/season/facts.ts";
import { countFeats, doublesOf, teamFeats } from "#domain/season/milestones.ts";
import { gameLine, playerSeason, team } from "#tests/fixtures/league.ts";

const NO_FEATS = countFeats([]);

test.each([
  [{}, 0],
  [{ pts: 10 }, 1],
  [{ reb: 10, ast: 9 }, 1],
  [{ stl: 10, blk: 10, ast: 12 }, 3],
])("%j are doubles of %i counts", (counts, doubles) => {
  expect(doublesOf(gameLine("1", counts))).toBe(doubles);
});

test.each<[Partial<GameLine>, Partial<typeof NO_FEATS>]>([
  [{ pts: 10, reb: 10 }, { doubleDoubles: 1 }],
  [{ pts: 10, reb: 9 }, {}],
  [
    { pts: 10, reb: 10, ast: 10 },
    { doubleDoubles: 1, tripleDoubles: 1 },
  ],
  [{ stl: 5 }, { fiveSteals: 1 }],
  [{ stl: 4 }, {}],
  [{ blk: 5 }, { fiveBlocks: 1 }],
  [{ blk: 4 }, {}],
  [{ reb: 20 }, { twentyRebounds: 1 }],
  [{ reb: 19 }, {}],
  [{ ast: 20 }, { twentyAssists: 1 }],
  [{ ast: 19 }, {}],
])("%j are the feats %j", (counts, feats) => {
  expect(countFeats([gameLine("1", counts)])).toEqual({ ...NO_FEATS, ...feats });
});

describe("a team's feats", () => {
  const double = { pts: 10, reb: 10 };
  const feats = (official: { doubleDoubles: number; tripleDoubles: number }, lines: GameLine[]) =>
    teamFeats({ teams: [team(1), team(2)], players: [playerSeason("1", official)], lines });

  test("are those of its lines, corrected by the players' totals", () => {
    const found = feats({ doubleDoubles: 1, tripleDoubles: 1 }, [
      gameLine("1", double),
      gameLine("1", double),
      gameLine("2", double),
    ]);
    expect(found.get(1)).toEqual({ ...NO_FEATS, doubleDoubles: 2, tripleDoubles: 1 });
    expect(found.get(2)).toEqual(NO_FEATS);
  });

  test("stay as counted for a player of several teams, and leave out unknown teams", () => {
    const found = feats({ doubleDoubles: 5, tripleDoubles: 0 }, [
      gameLine("1", double),
      gameLine("1", { ...double, teamId: 2 }),
      gameLine("3", { ...double, teamId: 9 }),
    ]);
    expect([1, 2, 9].map((id) => found.get(id)?.doubleDoubles)).toEqual([1, 1, undefined]);
  });
});
