import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LINE_FIGURES } from "#domain/figures/line-figures.ts";
import { base64Of } from "#domain/query/storage/base64-columns.ts";
import {
  gamesOfLines,
  linesOfGames as linesOf,
  playedGame,
} from "#domain/query/storage/lines-of-games.ts";
import {
  GAME_COLUMNS,
  LINE_COLUMNS,
  type PackedLines,
  packLines,
  STINT_COLUMNS,
} from "#domain/query/storage/packed-lines.ts";
import { MISSING, type SeasonLines } from "#domain/query/storage/season-lines.ts";
import { unpackLines } from "#domain/query/storage/unpacked-lines.ts";
import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import { boxScore, LINE } from "#tests/fixtures/league.ts";
import { newSmall } from "#tests/fixtures/small-season.ts";
import { rowsOf } from "#tools/season/checks/lines.ts";

const NAMES = new Map([
  ["1", "A B"],
  ["2", "Nikola Jokić"],
]);

const linesOfGames = (games: readonly BoxScore[], names: ReadonlyMap<string, string>) =>
  linesOf(games.map(playedGame), names);

/** Packs the lines, serializes them as the database does, and unpacks them. */
const again = (lines: SeasonLines) =>
  unpackLines(JSON.parse(JSON.stringify(packLines(lines))) as PackedLines);

const maybe = (most: number) => fc.option(fc.nat(most), { nil: null });
const boxLine = fc
  .record({
    seconds: maybe(4_999),
    starter: fc.option(fc.boolean(), { nil: null }),
    pts: fc.nat(120),
    reb: fc.nat(60),
    ast: fc.nat(40),
    stl: fc.nat(12),
    blk: fc.nat(12),
    tov: fc.nat(100),
    pf: fc.nat(6),
    fgm: fc.nat(50),
    fg3m: fc.nat(30),
    ftm: fc.nat(40),
    oreb: maybe(99),
    dreb: maybe(99),
    missed: fc.nat(99),
    plusMinus: fc.option(fc.integer({ min: -70, max: 70 }), { nil: null }),
  })
  .map(({ missed, ...line }) => ({
    ...line,
    fga: line.fgm + missed,
    fg3a: line.fg3m + missed,
    fta: line.ftm + missed,
  }));
/** Games of two teams, each with any of its three players. */
const season = fc
  .array(
    fc.record({
      lines: fc.tuple(...Array.from({ length: 6 }, () => fc.option(boxLine))),
      stage: fc.constantFrom<BoxScore["stage"]>("season", "cup-final", "play-in", "playoffs"),
      teams: fc.constantFrom([1, 2], [2, 1]),
      neutral: fc.boolean(),
      overtimes: fc.nat(4),
    }),
    { maxLength: 12 },
  )
  .map((games) =>
    games.map(({ lines, teams: [homeTeamId = 1, awayTeamId = 2], overtimes, ...of }, at) => {
      const home = Array<number>(4 + overtimes).fill(25);
      const own = lines.flatMap((line, place) =>
        line === null ? [] : [{ ...line, playerId: String(place + 1), teamId: 1 + (place % 2) }],
      );
      return boxScore(at + 1, own, {
        ...of,
        homeTeamId,
        awayTeamId,
        periods: { home, away: home },
      });
    }),
  );

describe("packed lines", () => {
  test("unpack to the lines that were packed", () => {
    fc.assert(
      fc.property(season, (games) => {
        const lines = linesOfGames(games, NAMES);
        const read = again(lines);
        expect(read?.games).toEqual(lines.games);
        expect(read && rowsOf(read)).toEqual(rowsOf(lines));
      }),
    );
  });

  test("survive the conversion to games and back", () => {
    fc.assert(
      fc.property(season, (games) => {
        const lines = linesOfGames(games, NAMES);
        expect(linesOf(gamesOfLines(lines), NAMES)).toEqual(lines);
      }),
    );
  });

  test.each([
    [[48, 48, 48, 48, 48], 0],
    [[53, 53, 53, 53, 54], 1],
    [[60, 58, 57, 57, 57], 2],
    [[], 0],
  ])("without known periods, minutes %j mean %i overtimes", (minutes, overtimes) => {
    const lines = minutes.map((of) => ({ minutes: of }));
    expect(playedGame(boxScore(1, lines, { periods: { home: [], away: [] } }))).toMatchObject({
      overtimes,
    });
  });

  test("keep the known figures and mark the missing ones", () => {
    const unknown = { playerId: "2", teamId: 2, seconds: null, starter: null, plusMinus: null };
    const read = again(
      linesOfGames([boxScore(1, [LINE, { ...unknown, oreb: null, dreb: null }])], NAMES),
    );
    const figures = LINE_FIGURES.map((figure) => [...(read?.figures[figure] ?? [])]);
    expect(Object.fromEntries(LINE_FIGURES.map((figure, at) => [figure, figures[at]]))).toEqual({
      // Falls back to whole minutes when the seconds are unknown.
      sec: [2_101, 35 * 60],
      pts: [20, 20],
      reb: [7, 7],
      ast: [4, 4],
      stl: [1, 1],
      blk: [0, 0],
      tov: [3, 3],
      pf: [2, 2],
      fgm: [7, 7],
      fga: [15, 15],
      fg3m: [2, 2],
      fg3a: [6, 6],
      ftm: [4, 4],
      fta: [5, 5],
      oreb: [2, MISSING],
      dreb: [5, MISSING],
      pm: [-4, MISSING],
    });
    expect([...(read?.starter ?? [])]).toEqual([1, -1]);
    expect(read?.games[0]).toMatchObject({ id: "0022500001", date: "2026-01-15" });
    expect(read?.players).toEqual([...NAMES].map(([id, name]) => ({ id, name })));
  });

  test("are ordered by game, with the home team first", () => {
    const both = [
      { playerId: "2", teamId: 2, pts: 30 },
      { playerId: "1", teamId: 1 },
    ];
    const read = again(linesOfGames([boxScore(1, both), boxScore(2, both)], NAMES));
    expect([...(read?.game ?? [])]).toEqual([0, 0, 1, 1]);
    expect([...(read?.team ?? [])]).toEqual([1, 2, 1, 2]);
  });

  test.each(["100% Real", "Jonas Valančiūnas", "D'Angelo Russell-Smith Jr."])(
    "keep the name %s",
    (name) => {
      const read = again(linesOfGames([boxScore(1, [{}])], new Map([["1", name]])));
      expect(read?.players).toEqual([{ id: "1", name }]);
    },
  );

  test("reject a name that contains the separator", () => {
    const lines = linesOfGames([boxScore(1, [{}])], new Map([["1", "A B|C D"]]));
    expect(() => packLines(lines)).toThrow(RangeError);
  });

  test.each<[string, Partial<BoxLine>[]]>([
    ["of a team that is not in the game", [{ teamId: 9 }]],
    ["of one player twice", [{}, {}]],
    ["with a figure above its maximum", [{ seconds: 6_000 }]],
    ["with a negative figure", [{ ast: -1 }]],
  ])("reject lines %s", (_, lines) => {
    expect(() => packLines(linesOfGames([boxScore(1, lines)], NAMES))).toThrow(RangeError);
  });
});

describe("unpackLines", () => {
  const good = packLines(
    linesOfGames([boxScore(1, [{}, { playerId: "2", teamId: 2 }]), boxScore(2, [{}])], NAMES),
  );

  test("accepts the columns that the following cases spoil", () => {
    expect(unpackLines(good)?.size).toBe(3);
  });

  /** Replaces one column of a table. */
  const withColumn = <Name extends string>(
    table: string,
    names: readonly Name[],
    name: Name,
    text: string,
  ) => table.split(" ").toSpliced(names.indexOf(name), 1, text).join(" ");

  test.each<[string, (typeof LINE_COLUMNS)[number], string]>([
    ["a column that is too long", "ast", "####"],
    ["a character that is not a digit", "stl", "#\u0001#"],
    ["a character that JSON escapes", "stl", "#\\#"],
    ["a multi-byte character", "stl", "#ć#"],
    ["a number that is too large", "pf", "[#####"],
    ["a number without its low digit", "ast", "#####~"],
    ["a number without its high digit", "ast", "#~####"],
    ["an extra column", "pm", "### ###"],
  ])("rejects %s in the lines", (_, name, text) => {
    const lines = withColumn(good.lines, LINE_COLUMNS, name, text);
    expect(unpackLines({ ...good, lines })).toBeUndefined();
  });

  test("reads a column that no line has as unknown", () => {
    const without = withColumn(good.lines, LINE_COLUMNS, "stl", "");
    const lines = unpackLines({ ...good, lines: withColumn(without, LINE_COLUMNS, "starter", "") });
    expect([...(lines?.figures.stl ?? [])]).toEqual([MISSING, MISSING, MISSING]);
    expect([...(lines?.starter ?? [])]).toEqual([-1, -1, -1]);
    expect(lines && packLines(lines).lines).toBe(withColumn(without, LINE_COLUMNS, "starter", ""));
  });

  test.each<[string, (typeof GAME_COLUMNS)[number], string]>([
    ["one game too few", "home", base64Of([1])],
    ["a game of one team against itself", "home", base64Of([1, 2])],
    ["a team id of zero", "away", base64Of([2, 0])],
    ["an unknown stage", "stage", base64Of([0, 4])],
    ["a line count that is too high", "awayLines", base64Of([1, 1])],
    ["a line count that is too low", "awayLines", base64Of([0, 0])],
    ["lines of another game", "homeLines", base64Of([2, 0])],
    ["lines of the other team", "awayLines", base64Of([2, 0])],
    ["text that is not base64", "neutral", "~~~~"],
    ["an eight-bit byte", "neutral", btoa("\u0000\u00ff")],
    ["a two-byte letter", "neutral", "ć"],
  ])("rejects %s in the games", (_, name, text) => {
    const table = withColumn(good.games.table, GAME_COLUMNS, name, text);
    expect(unpackLines({ ...good, games: { ...good.games, table } })).toBeUndefined();
  });

  test.each<[string, (typeof STINT_COLUMNS)[number], string]>([
    ["a line count that is too high", "lines", base64Of([9, 9])],
    ["a line count that is too low", "lines", base64Of([1, 1])],
    ["a missing team", "team", base64Of([1])],
    ["an unknown team", "team", base64Of([7, 7])],
    ["an unknown player", "player", base64Of([0, 5])],
  ])("rejects %s in the stints", (_, name, text) => {
    const table = withColumn(good.stints.table, STINT_COLUMNS, name, text);
    expect(unpackLines({ ...good, stints: { ...good.stints, table } })).toBeUndefined();
  });

  test.each<[string, (packed: PackedLines) => unknown]>([
    ["too few counts of games missed", ({ stints }) => (stints.skipped = base64Of([0, 0]))],
    ["a game past the team's last game", ({ stints }) => (stints.skipped = base64Of([90, 0, 0]))],
    ["an extra stint", ({ stints }) => (stints.count = 3)],
    ["a player without a name", ({ players }) => (players.names = "A B")],
    ["an extra name", ({ players }) => (players.names += "|C D")],
    ["a truncated name", ({ players }) => (players.names += "%C4")],
    ["a game without a date", ({ games }) => (games.dates = "2026-01-15")],
  ])("rejects %s", (_, spoil) => {
    const packed = structuredClone(good);
    spoil(packed);
    expect(unpackLines(packed)).toBeUndefined();
  });
});

test("players are packed by their means of points, the best first, and names as plain text", () => {
  const { ids, names } = packLines(newSmall().lines).players;
  expect(ids).toBe("31 11 21 12");
  expect(names).toContain("Dole%C5%BEal");
  expect(names).toContain("Ann Arrow");
});
