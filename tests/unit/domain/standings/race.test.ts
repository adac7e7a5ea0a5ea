import { describe, expect, test } from "vitest";
import { leadingSince, monthEnds, recordsAfter, weeksBetween } from "#domain/standings/race.ts";
import { standingsOn } from "#domain/standings/standings-on.ts";
import { sourceGames, sourceTeams } from "#tests/fixtures/season.ts";

const teams = sourceTeams();
const games = sourceGames();

test.each(["2025-10-21", "2025-12-25", "2026-04-12"])(
  "recordsAfter agrees with the standings on %s",
  (date) => {
    const ids = teams.map(({ id }) => id);
    const records = recordsAfter(["2025-10-01", date], ids, games);
    const { East, West } = standingsOn(date, teams, games);
    for (const { team, wins, losses } of [...East.rows, ...West.rows]) {
      expect(records.get(team.id)).toEqual([
        { wins: 0, losses: 0 },
        { wins, losses },
      ]);
    }
  },
);

test("recordsAfter ignores games of other teams", () => {
  expect(recordsAfter(["2026-04-12"], [99], games)).toEqual(
    new Map([[99, [{ wins: 0, losses: 0 }]]]),
  );
});

describe("the days of a chart", () => {
  test.each([
    ["2025-10-21", "2025-11-05", ["2025-10-21", "2025-10-28", "2025-11-04", "2025-11-05"]],
    ["2025-10-21", "2025-10-28", ["2025-10-21", "2025-10-28"]],
    ["2025-10-21", "2025-10-21", ["2025-10-21"]],
  ])("weeksBetween %s and %s", (first, last, expected) => {
    expect(weeksBetween(first, last)).toEqual(expected);
  });

  test("monthEnds picks the last day of each month", () => {
    const days = ["2025-10-21", "2025-10-30", "2025-11-30", "2026-01-01"];
    expect(monthEnds(days)).toEqual(["2025-10-30", "2025-11-30", "2026-01-01"]);
  });
});

describe("leadingSince", () => {
  const days = ["2025-10-21", "2025-10-22", "2025-10-23"];
  const won = (...wins: number[]) =>
    wins.map((count, at) => ({ wins: count, losses: at + 1 - count }));

  test.each([
    ["leads from the first day", won(1, 2, 3), won(0, 1, 2), "2025-10-21"],
    ["shares the lead with an equal record", won(0, 1, 2), won(0, 1, 1), "2025-10-21"],
    ["leads after it was behind", won(0, 1, 2), won(1, 1, 1), "2025-10-22"],
    ["never leads", won(0, 0, 0), won(1, 1, 1), undefined],
  ])("%s", (_, own, other, expected) => {
    expect(
      leadingSince(
        1,
        days,
        new Map([
          [1, own],
          [2, other],
        ]),
      ),
    ).toBe(expected);
  });
});
