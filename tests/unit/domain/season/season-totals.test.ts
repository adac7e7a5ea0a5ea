import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  areSameLines,
  type BoxOnlyCounts,
  type SourceLine,
  seasonTotalsOf,
} from "#domain/season/season-totals.ts";
import { gameLine, playerSeason, win } from "#tests/fixtures/league.ts";

const SHOTS: BoxOnlyCounts = {
  fgm: 4,
  fga: 9,
  fg3m: 1,
  fg3a: 3,
  ftm: 1,
  fta: 2,
  oreb: 1,
  dreb: 4,
  pf: 2,
};
const games = new Map(
  ["g1", "g2", "g3"].map((id) => [id, win(1, 2, { id, date: `2026-01-0${id[1]}` })]),
);
const stored = (gameId: string, facts: Partial<SourceLine> = {}): SourceLine =>
  gameLine("7", { gameId, minutes: 30, pts: 10, reb: 5, plusMinus: 3, ...facts });
const read = (gameId: string, facts: Partial<SourceLine> = {}): SourceLine => ({
  ...stored(gameId),
  shots: SHOTS,
  exactMinutes: 30.25,
  ...facts,
});
const SAME = { id: "7", name: "Ann Lee", games };
/** Two games; the league corrected the rebounds by one in the total only. */
const known = playerSeason("7", {
  games: 2,
  wins: 2,
  teamId: 9,
  minutes: 60.4,
  pts: 20,
  reb: 9,
  plusMinus: 6,
  fgm: 8,
  fga: 18,
  fg3m: 2,
  fg3a: 6,
  ftm: 2,
  fta: 4,
  oreb: 2,
  dreb: 7,
  pf: 4,
  blka: 3,
  pfd: 4,
  doubleDoubles: 1,
});
const before = [stored("g1"), stored("g2")];

describe("seasonTotalsOf", () => {
  test("sums the lines of a player without known totals", () => {
    const lines = [read("g1"), read("g2", { teamId: 2, pts: 12, reb: 10 })];
    expect(seasonTotalsOf({ ...SAME, lines, before: [], known: undefined })).toMatchObject({
      games: 2,
      wins: 1,
      losses: 1,
      teamId: 2,
      minutes: 60.5,
      pts: 22,
      reb: 15,
      fgm: 8,
      oreb: 2,
      plusMinus: 6,
      doubleDoubles: 1,
      blka: null,
      pfd: null,
    });
  });

  test("keeps the known totals while the lines are unchanged", () => {
    expect(seasonTotalsOf({ ...SAME, lines: before, before, known })).toMatchObject({
      reb: 9,
      dreb: 7,
      minutes: 60.4,
      teamId: 9,
      blka: 3,
      pfd: 4,
      doubleDoubles: 1,
    });
    const lines = [read("g1"), read("g2")];
    expect(seasonTotalsOf({ ...SAME, lines, before, known })).toMatchObject({ reb: 9, dreb: 7 });
  });

  test("adds a new line to the known totals and keeps the league's corrections", () => {
    const lines = [...before, read("g3")];
    expect(seasonTotalsOf({ ...SAME, lines, before, known })).toMatchObject({
      games: 3,
      wins: 3,
      teamId: 1,
      minutes: 90.65,
      pts: 30,
      reb: 14,
      dreb: 11,
      fga: 27,
      plusMinus: 9,
      blka: null,
      pfd: null,
      doubleDoubles: 1,
    });
  });

  test("applies a corrected line, and needs the shots of every line for it", () => {
    const shots = { ...SHOTS, fgm: 5 };
    const lines = [read("g1"), read("g2", { pts: 12, shots })];
    expect(seasonTotalsOf({ ...SAME, lines, before, known })).toMatchObject({
      pts: 22,
      fgm: 9,
      reb: 9,
      oreb: 2,
      dreb: 7,
      blka: 3,
    });
    expect(
      seasonTotalsOf({ ...SAME, lines: [stored("g1"), lines[1] as SourceLine], before, known }),
    ).toBeUndefined();
  });

  test("sums the lines anew when the known totals do not match the earlier lines", () => {
    const lines = [read("g1"), read("g2"), read("g3")];
    const behind = { ...known, games: 1, pts: 3 };
    expect(seasonTotalsOf({ ...SAME, lines, before, known: behind })).toMatchObject({ pts: 30 });
  });

  test("keeps no total that differs from the sums by more than a correction, or points at all", () => {
    const lines = [read("g1"), read("g2")];
    const totals = (facts: Partial<typeof known>) =>
      seasonTotalsOf({ ...SAME, lines, before, known: { ...known, ...facts } });
    expect(totals({ pts: 21, ast: 2, stl: 1, tripleDoubles: 1, minutes: 64 })).toMatchObject({
      pts: 20,
      ast: 0,
      stl: 1,
      tripleDoubles: 1,
      minutes: 60.5,
    });
  });

  test("keeps the known totals where stored lines are lost, and sums where a line is gone", () => {
    const lines = [read("g1"), read("g2")];
    expect(seasonTotalsOf({ ...SAME, lines, before: before.slice(0, 1), known })).toMatchObject({
      reb: 9,
    });
    const gone = [...before.slice(0, 1), stored("g3")];
    expect(seasonTotalsOf({ ...SAME, lines, before: gone, known })).toMatchObject({ reb: 10 });
  });

  test("counts no game that is not known as won, and takes rebounds only within a correction", () => {
    const lines = [read("g1", { reb: 8 }), read("g9")];
    expect(seasonTotalsOf({ ...SAME, lines, before: [], known: undefined })).toMatchObject({
      wins: 1,
      losses: 1,
      reb: 13,
      oreb: 2,
      dreb: 8,
    });
    expect(seasonTotalsOf({ ...SAME, lines: [], before: [], known: undefined })).toMatchObject({
      games: 0,
      teamId: 0,
    });
  });

  test("has no plus-minus when a new line has none", () => {
    const lines = [...before, read("g3", { plusMinus: null })];
    expect(seasonTotalsOf({ ...SAME, lines, before, known })?.plusMinus).toBeNull();
  });

  test("gives the same totals for lines added together or one by one", () => {
    const counts = fc.record({
      pts: fc.nat(60),
      reb: fc.nat(20),
      ast: fc.nat(20),
      stl: fc.nat(9),
      blk: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(counts, { minLength: 1, maxLength: 3 }), (rows) => {
        const lines = rows.map((row, at) => {
          const shots = { ...SHOTS, oreb: 0, dreb: row.reb };
          return read(`g${at + 1}`, { ...row, shots });
        });
        const together = seasonTotalsOf({ ...SAME, lines, before: [], known: undefined });
        let totals: ReturnType<typeof seasonTotalsOf>;
        lines.forEach((last, at) => {
          const old = lines.slice(0, at).map((one) => ({ ...one, shots: undefined }));
          totals = seasonTotalsOf({ ...SAME, lines: [...old, last], before: old, known: totals });
        });
        expect(totals).toEqual(together);
      }),
    );
  });
});

test.each<[string, SourceLine[], SourceLine[], boolean]>([
  ["in another order", [stored("g2"), stored("g1")], before, true],
  ["with shots", [read("g1"), read("g2")], before, true],
  ["of one game fewer", [stored("g1")], before, false],
  ["of one game more", [...before, stored("g3")], before, false],
  ["of another game", [stored("g1"), stored("g3")], before, false],
  ["with another figure", [stored("g1"), stored("g2", { tov: 1 })], before, false],
])("lines %s are the same: %s", (_, lines, old, areSame) => {
  expect(areSameLines(lines, old)).toBe(areSame);
});
