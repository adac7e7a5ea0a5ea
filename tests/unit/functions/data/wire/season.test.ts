import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gameLinesWire, parseGameLines } from "#functions/data/wire/game-lines.ts";
import { gamesWire, parseGames } from "#functions/data/wire/games.ts";
import { parseSeasonTotals, seasonTotalsWire } from "#functions/data/wire/season-totals.ts";
import { gameRow, LINE, TOTALS } from "../wire-rows.ts";

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

describe("game lines", () => {
  test("are grouped by game", () => {
    const lines = parseGameLines({ [NUMBER]: `${LINE}\n${LINE.replace("1630578", "78")}` })?.value;
    expect(lines?.gameIds).toEqual([ID]);
    expect(lines?.of(ID).map(({ playerId }) => playerId)).toEqual(["1630578", "78"]);
    expect(lines?.of(ID)[0]).toEqual({
      gameId: ID,
      playerId: "1630578",
      teamId: 11,
      minutes: 49,
      pts: 39,
      reb: 11,
      ast: 7,
      stl: 2,
      blk: 1,
      tov: 4,
      fgPct: 0.5,
      fg3Pct: 0.625,
      ftPct: null,
      plusMinus: -9,
    });
    expect(lines?.of("0022500002")).toEqual([]);
    const games = ["1630578", "78", "8", "630578", "11"].map((id) => lines?.gamesOf(id));
    expect(games).toEqual([[ID], [ID], [], [], []]);
  });

  test.each<[string, string]>([
    ["with a missing cell", LINE.replace(",49", "")],
    ["with an extra cell", `${LINE},1`],
    ["without a player", LINE.replace("1630578", "")],
    ["with a name for a player id", LINE.replace("1630578", "Ann")],
    ["without points", LINE.replace(",39", ",")],
    ["with a percentage over 1", LINE.replace("0.625", "62.5")],
    ["with markup", LINE.replace("0.625", "<b>")],
    ["that is empty", ""],
  ])("drop a line %s and keep the next one", (_what, bad) => {
    const parsed = parseGameLines({ [NUMBER]: `${bad}\n${LINE}` });
    expect(parsed?.dropped).toBe(1);
    expect(parsed?.value.of(ID)).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>]>([
    ["under a key that is not a number", { game: LINE }],
    ["under an invalid game number", { 90000000: LINE }],
    ["that is not text", { [NUMBER]: [LINE] }],
    ["that is longer than any game", { [NUMBER]: `${LINE}\n`.repeat(400) }],
  ])("drop an entry %s", (_what, raw) => {
    expect(parseGameLines(raw)).toMatchObject({ dropped: 1, value: { gameIds: [] } });
  });

  const share = fc.option(fc.integer({ min: 0, max: 1000 }).map((of) => of / 1000));
  const count = fc.integer({ min: 0, max: 199 });
  const line = fc.record({
    gameId: fc.integer({ min: 1, max: 89_999_999 }).map((of) => String(of).padStart(10, "0")),
    playerId: fc.integer({ min: 1, max: 9_999_999 }).map(String),
    teamId: fc.integer({ min: 1, max: 30 }),
    minutes: count,
    pts: count,
    reb: count,
    ast: count,
    stl: count,
    blk: count,
    tov: count,
    fgPct: share,
    fg3Pct: share,
    ftPct: share,
    plusMinus: fc.integer({ min: -99, max: 99 }),
  });

  test("round-trip", () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const parsed = parseGameLines(gameLinesWire(lines));
        expect(parsed?.dropped).toBe(0);
        for (const [id, own] of Map.groupBy(lines, ({ gameId }) => gameId)) {
          expect(parsed?.value.of(id)).toEqual(own);
        }
      }),
    );
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
