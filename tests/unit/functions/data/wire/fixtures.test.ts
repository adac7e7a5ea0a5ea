import { describe, expect, test } from "vitest";
import { fixturesWire, parseFixtures } from "#functions/data/wire/fixtures.ts";

const ROW = ["2026-10-20T23:00Z", 20, 23, 0];

describe("fixtures", () => {
  test("round-trip, with the Eastern day", () => {
    const mexico = ["2026-11-08T04:30Z", 18, 8, 1, "", "NBA Mexico City Game", "Arena CDMX"];
    const christmas = ["2026-12-25T17:00Z", 20, 27, 0, "ABC|ESPN"];
    const { rows = [], dropped } = parseFixtures([ROW, mexico, christmas]) ?? {};
    expect(dropped).toBe(0);
    const plain = { neutral: false, television: [], label: "", arena: "" };
    expect(rows).toEqual([
      {
        ...plain,
        tipOff: "2026-10-20T23:00Z",
        date: "2026-10-20",
        homeTeamId: 20,
        awayTeamId: 23,
      },
      {
        tipOff: "2026-11-08T04:30Z",
        date: "2026-11-07",
        homeTeamId: 18,
        awayTeamId: 8,
        neutral: true,
        television: [],
        label: "NBA Mexico City Game",
        arena: "Arena CDMX",
      },
      {
        ...plain,
        tipOff: "2026-12-25T17:00Z",
        date: "2026-12-25",
        homeTeamId: 20,
        awayTeamId: 27,
        television: ["ABC", "ESPN"],
      },
    ]);
    expect(fixturesWire(rows)).toEqual([ROW, mexico, christmas]);
  });

  test("have the date of one without a time", () => {
    expect(parseFixtures([["2026-11-22", 20, 23, 0]])?.rows).toMatchObject([
      { date: "2026-11-22" },
    ]);
  });

  test("are sorted by tip-off", () => {
    const early = ["2026-10-20T19:00Z", 9, 2, 0];
    expect(parseFixtures([ROW, early])?.rows.map(({ homeTeamId }) => homeTeamId)).toEqual([9, 20]);
  });

  test.each([
    [7],
    [["soon", 20, 23, 0]],
    [["2026-10-20T23:00Z", "20", 23, 0]],
    [[...ROW, 7]],
    [[]],
  ])("drop the invalid row %j", (row) => {
    expect(parseFixtures([ROW, row])).toMatchObject({ rows: [{}], dropped: 1 });
  });

  test("are empty in a database from before they existed", () => {
    expect(parseFixtures(undefined)).toMatchObject({ rows: [], dropped: 0 });
  });
});
