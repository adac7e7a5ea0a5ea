import { describe, expect, test } from "vitest";
import { gamesWire, parseGames } from "#functions/data/wire/games.ts";
import { parseSeasonTotals, seasonTotalsWire } from "#functions/data/wire/season-totals.ts";
import { gameRow, TOTALS } from "../wire-rows.ts";

const NUMBER = 22500001;
const ID = "0022500001";

describe("games", () => {
  test("are sorted by id and round-trip", () => {
    const rows = [{ ...gameRow(NUMBER + 1), neutral_site: true, overtimes: 2 }, gameRow(NUMBER)];
    const games = parseGames(rows);
    expect(games?.rows[1]).toEqual({
      id: ID,
      date: "2025-10-21",
      homeTeamId: 21,
      awayTeamId: 11,
      homePoints: 125,
      awayPoints: 124,
      neutral: false,
    });
    expect(games?.rows[0]?.overtimes).toBe(2);
    expect(gamesWire(games?.rows ?? [])).toEqual(rows.toReversed());
  });

  test.each<[string, Record<string, unknown>]>([
    ["without an id", { id: 0 }],
    ["with an invalid id", { id: 90_000_000 }],
    ["with an invalid date", { date: "2025-13-41" }],
    ["with a date and time", { date: "2025-10-21T00:00:00Z" }],
    ["of a team against itself", { visitor_team_id: 21 }],
    ["with a fractional score", { home_team_score: 1.5 }],
    ["without a score", { home_team_score: undefined }],
    ["with a neutral_site that is text", { neutral_site: "yes" }],
    ["with fractional overtimes", { overtimes: 0.5 }],
  ])("drop a game %s", (_what, change) => {
    expect(parseGames([{ ...gameRow(NUMBER), ...change }])).toEqual({
      rows: [],
      dropped: 1,
      first: expect.stringMatching(/^0: /),
    });
  });

  test("keep the first of two games with the same id", () => {
    const parsed = parseGames([gameRow(NUMBER), { ...gameRow(NUMBER), home_team_score: 9 }]);
    expect(parsed?.rows.map(({ homePoints }) => homePoints)).toEqual([125]);
    expect(parsed?.dropped).toBe(1);
  });
});

describe("season totals", () => {
  test("round-trip", () => {
    const parsed = parseSeasonTotals([TOTALS]);
    expect(parsed?.rows[0]).toMatchObject({
      id: "1630639",
      name: "A.J. Lawson",
      teamId: 28,
      games: 24,
      wins: 12,
      losses: 12,
      minutes: 226.115,
      fgm: 34,
      reb: 43,
      ast: 7,
      tov: 6,
      stl: 12,
      blk: 4,
      blka: 4,
      pf: 27,
      pfd: 14,
      pts: 101,
      plusMinus: -9,
      doubleDoubles: 0,
      tripleDoubles: 0,
    });
    expect(seasonTotalsWire(parsed?.rows ?? [])).toEqual([TOTALS]);
  });

  test("are sorted by name when written", () => {
    const rows = ["Ömer B", "A.J. Lawson", "Zach D"].map((name, at) =>
      TOTALS.replace("1630639,A.J. Lawson", `${at + 1},${name}`),
    );
    const written = seasonTotalsWire(parseSeasonTotals(rows)?.rows ?? []);
    expect(written.map((row) => row.split(",")[1])).toEqual(["A.J. Lawson", "Zach D", "Ömer B"]);
  });

  test.each<[string, unknown]>([
    ["a missing cell", TOTALS.replace(",24,", ",")],
    ["an extra cell", `${TOTALS},0`],
    ["a name with a comma", TOTALS.replace("A.J. Lawson", "Lawson, A.J.")],
    ["no name", TOTALS.replace("A.J. Lawson", " ")],
    ["an invalid number", TOTALS.replace("226.115", "NaN")],
    ["an object instead of text", { row: TOTALS }],
  ])("drop a row with %s", (_what, row) => {
    expect(parseSeasonTotals([row, TOTALS])).toMatchObject({ rows: [{ games: 24 }], dropped: 1 });
  });

  test("drop the second of two rows with the same id", () => {
    expect(parseSeasonTotals([TOTALS, TOTALS])?.dropped).toBe(1);
  });
});
