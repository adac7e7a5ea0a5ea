import { describe, expect, test } from "vitest";
import { standingsAfter } from "#domain/query/storage/derived-season.ts";
import type { Standing } from "#domain/standings/standing.ts";
import { STANDINGS_COLUMNS } from "#domain/standings/standings-columns.ts";
import { parseLeaders } from "#functions/data/wire/leaders.ts";
import { parseStandings, standingRowsWire } from "#functions/data/wire/standings.ts";
import { parseTeamStats } from "#functions/data/wire/team-stats.ts";
import { sourceGames, sourceTeams } from "#tests/fixtures/season.ts";
import { standingRow } from "../wire-rows.ts";

const LONG = "x".repeat(301);

describe("standings", () => {
  test("are parsed into numbers and records, unknown columns as stored", () => {
    const row = {
      Team: ["1", "LA\u00a0Clippers", "x", "/badges/lac.svg"],
      w: ["64"],
      L: ["18"],
      "WIN%": ["0.780"],
      GB: ["-"],
      id: "13",
      AAA: ["9"],
      CONF: ["41-11"],
      DIFF: ["+8.1"],
      HOME: ["34-8"],
      STREAK: ["W 3"],
      "X|Y": "1",
    };
    expect(parseStandings([row], null)).toEqual({
      value: {
        west: [
          {
            rank: 1,
            teamName: "LA Clippers",
            logo: "/badges/lac.svg",
            wins: 64,
            losses: 18,
            winPct: 0.78,
            gamesBehind: 0,
            conference: { wins: 41, losses: 11 },
            home: { wins: 34, losses: 8 },
            difference: 8.1,
            streak: 3,
            others: [
              { label: "AAA", value: "9" },
              { label: "X/Y", value: "1" },
            ],
          },
        ],
        east: [],
      },
      dropped: 0,
    });
  });

  test.each<[string, string, keyof Standing, unknown]>([
    ["WIN%", ".780", "winPct", 0.78],
    ["WIN%", "n/a", "winPct", undefined],
    ["GB", "11.5", "gamesBehind", 11.5],
    ["GB", "", "gamesBehind", undefined],
    ["DIFF", "-0.4", "difference", -0.4],
    ["DIFF", "+", "difference", undefined],
    ["HOME", "0-0", "home", { wins: 0, losses: 0 }],
    ["HOME", "3–4", "home", undefined],
    ["OT", "2-1", "overtime", { wins: 2, losses: 1 }],
    ["STREAK", "L12", "streak", -12],
    ["STREAK", "", "streak", undefined],
  ])("read %s of %j as the %s %j", (column, text, figure, value) => {
    const row = { ...standingRow(1, "A"), [column]: [text] };
    expect(parseStandings([row], [])?.value.west[0]?.[figure]).toEqual(value);
  });

  test("are read back as they were computed, up to the places that are stored", () => {
    const notStored = Object.fromEntries(
      STANDINGS_COLUMNS.flatMap(({ stored, figure }) =>
        stored === undefined ? [[figure, undefined]] : [],
      ),
    );
    const { east, west } = standingsAfter(sourceGames())(sourceTeams());
    for (const rows of [east, west]) {
      const read = parseStandings(standingRowsWire(rows), [])?.value.west ?? [];
      expect(read).toHaveLength(15);
      read.forEach((row, at) => {
        const { winPct = 0, difference = 0, ...exact } = rows[at] as Standing;
        expect(row).toMatchObject({ ...exact, ...notStored });
        expect(row.winPct).toBeCloseTo(winPct, 3);
        expect(Math.abs((row.difference ?? Number.NaN) - difference)).toBeLessThanOrEqual(0.05);
      });
    }
  });

  test("count invalid rows in both conferences", () => {
    const bad = { ...standingRow(1, "A"), w: ["many"] };
    expect(parseStandings([bad, standingRow(1, "B")], [bad, bad])?.dropped).toBe(3);
    expect(parseStandings([], "x")).toBeUndefined();
  });

  test.each<[Record<string, unknown>, number]>([
    [{ w: ["x"] }, 1],
    [{ w: ["-1"] }, 1],
    [{ w: ["1.5"] }, 1],
    [{ w: [] }, 1],
    [{ w: undefined }, 1],
    [{ L: [""] }, 1],
    [{ L: 18 }, 0],
    [{ Team: "Boston Celtics" }, 1],
    [{ Team: ["1"] }, 1],
    [{ Team: { "0": "1", "1": "Boston Celtics" } }, 0],
    [{ HOME: { a: { b: 1 } } }, 1],
    [{ HOME: LONG }, 1],
    [{ [LONG]: "1" }, 1],
    [{ GB: undefined }, 0],
  ])("with %j drop %i rows", (change, dropped) => {
    const row = { ...standingRow(1, "Boston Celtics"), ...change };
    expect(parseStandings([row], [])?.dropped).toBe(dropped);
  });

  test("rank a row by position when it has no rank, and drop an unsafe logo", () => {
    const rows = [standingRow(1, "A"), standingRow("", "B"), standingRow("T-3", "C")];
    const parsed = parseStandings(rows, [
      { ...standingRow(1, "D"), Team: ["1", "D", "", "javascript:alert(1)"] },
    ]);
    expect(parsed?.value.west.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(parsed?.value.east[0]?.logo).toBe("");
    expect(parsed?.dropped).toBe(0);
  });
});

describe("leaders", () => {
  const leader = (rank: number, player: string) => ({ rank, player, stat: "30.1" });

  test("are parsed, at most five per category", () => {
    const top = [1, 2, 3, 4, 5, 6].map((rank) => leader(rank, `P${rank}`));
    const parsed = parseLeaders([{ category: "Points", top5: top }]);
    expect(parsed?.rows[0]?.top5.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    expect(parsed?.dropped).toBe(0);
  });

  test("drop an invalid leader, and a category without any valid leader", () => {
    const parsed = parseLeaders([
      { category: "Points", top5: [leader(1, "A"), leader(2, ""), { rank: "3", stat: 1 }] },
      { category: "Assists", top5: [leader(1, "")] },
      { category: "Steals" },
      { category: "Blocks", top5: "none" },
      { category: "", top5: [leader(1, "A")] },
      { category: "Numbers", top5: [{ rank: "1", player: "B", stat: 12.5 }] },
    ]);
    expect(parsed?.rows).toEqual([
      { category: "Points", top5: [{ rank: 1, player: "A", stat: "30.1" }] },
      { category: "Numbers", top5: [{ rank: 1, player: "B", stat: "12.5" }] },
    ]);
    expect(parsed?.dropped).toBe(6);
  });
});

describe("team stats", () => {
  test("are parsed in column order, with slashes for bars and without id and Team", () => {
    const row = { id: "1", Team: "L.A. Clippers", "Ast|TO": "1.9", New: 1, MOV: "-2", "W's": "38" };
    expect(parseTeamStats("misc", [row])).toEqual({
      rows: [
        {
          teamName: "L.A. Clippers",
          stats: [
            { label: "W's", value: "38", amount: 38 },
            { label: "MOV", value: "-2", amount: -2 },
            { label: "Ast/TO", value: "1.9", amount: 1.9 },
            { label: "New", value: "1", amount: 1 },
          ],
        },
      ],
      dropped: 0,
    });
  });

  test.each([
    ["2,143", 2143],
    ["+8.4", 8.4],
    ["−10.0", -10],
    [".478", undefined],
    ["62-20", undefined],
    ["-", undefined],
    ["", undefined],
  ])("have the number that %j is", (text, amount) => {
    const parsed = parseTeamStats("totals", [{ Team: "Utah", PTS: text }]);
    expect(parsed?.rows[0]?.stats).toEqual([{ label: "PTS", value: text, amount }]);
  });

  test("drop a row without a team or with an overlong cell", () => {
    expect(parseTeamStats("totals", [{ GP: "82" }, { Team: "Utah", PTS: LONG }])?.dropped).toBe(2);
  });

  test("treat JavaScript property names as ordinary columns", () => {
    const raw: unknown = JSON.parse('[{"Team":"Utah","__proto__":"1","constructor":"2"}]');
    expect(parseTeamStats("totals", raw)?.rows[0]?.stats).toEqual([
      { label: "__proto__", value: "1", amount: 1 },
      { label: "constructor", value: "2", amount: 2 },
    ]);
  });
});
