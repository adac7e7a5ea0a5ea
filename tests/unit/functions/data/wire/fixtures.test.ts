import { describe, expect, test } from "vitest";
import { fixturesWire, parseFixtures } from "../../../../../functions/data/wire/fixtures.ts";

const ROW = ["2026-10-20T23:00Z", 20, 23, 0];

describe("fixtures", () => {
  test("round-trip", () => {
    const paris = ["2027-01-14T19:00Z", 27, 19, 1];
    const { rows = [], dropped } = parseFixtures([ROW, paris]) ?? {};
    expect(dropped).toBe(0);
    expect(rows).toEqual([
      { tipOff: "2026-10-20T23:00Z", homeTeamId: 20, awayTeamId: 23, neutral: false },
      { tipOff: "2027-01-14T19:00Z", homeTeamId: 27, awayTeamId: 19, neutral: true },
    ]);
    expect(fixturesWire(rows)).toEqual([ROW, paris]);
  });

  test("are sorted by tip-off", () => {
    const early = ["2026-10-20T19:00Z", 9, 2, 0];
    expect(parseFixtures([ROW, early])?.rows.map(({ homeTeamId }) => homeTeamId)).toEqual([9, 20]);
  });

  test.each([[7], [["soon", 20, 23, 0]], [["2026-10-20T23:00Z", "20", 23, 0]], [[]]])(
    "drop the invalid row %j",
    (row) => {
      expect(parseFixtures([ROW, row])).toMatchObject({ rows: [{}], dropped: 1 });
    },
  );

  test("are empty in a database from before they existed", () => {
    expect(parseFixtures(undefined)).toMatchObject({ rows: [], dropped: 0 });
  });
});
