import { describe, expect, test } from "vitest";
import { daysBetween, teamLog } from "#domain/season/team-log.ts";
import { roadWin, win } from "#tests/fixtures/league.ts";
import { sourceGames, sourceRows } from "#tests/fixtures/season.ts";

describe("teamLog", () => {
  const games = sourceGames();

  test.each([1, 4, 8, 9, 13, 14, 20, 21, 27, 30])("team %i: agrees with the games table", (id) => {
    const own = sourceRows("games.csv")
      .filter((row) => [row.home_team_id, row.away_team_id].includes(String(id)))
      .toSorted((a, b) => `${a.date}${a.game_id}`.localeCompare(`${b.date}${b.game_id}`));
    const log = teamLog(id, games);
    expect(log.map(({ gameId }) => gameId)).toEqual(own.map(({ game_id }) => game_id));
    let wins = 0;
    for (const [at, row] of own.entries()) {
      const margin = Number(row.home_points) - Number(row.away_points);
      const won = row.home_team_id === String(id) ? margin > 0 : margin < 0;
      wins += Number(won);
      expect(log[at]).toMatchObject({ won, record: { wins, losses: at + 1 - wins } });
      expect(Math.abs((log[at]?.points ?? 0) - (log[at]?.opponentPoints ?? 0))).toBe(
        Math.abs(margin),
      );
    }
    const run = /(W+|L+)$/.exec(log.map(({ won }) => (won ? "W" : "L")).join(""))?.[0] ?? "";
    expect(log.at(-1)?.streak).toBe(`${run.charAt(0)}${run.length}`);
  });

  test("restDays counts the days between games and is undefined for the first game", () => {
    const log = teamLog(1, [
      win(1, 2, { date: "2026-01-01" }),
      win(1, 2, { date: "2026-01-02" }),
      win(1, 2, { date: "2026-01-05" }),
    ]);
    expect(log.map(({ restDays }) => restDays)).toEqual([undefined, 0, 2]);
  });

  test("floor is home, road or neutral", () => {
    const log = teamLog(1, [win(1, 2), roadWin(1, 2), win(1, 2, { neutral: true })]);
    expect(log.map(({ floor }) => floor)).toEqual(["home", "road", "neutral"]);
  });

  test("the playoffs start a new record, and the Cup final counts in none", () => {
    const log = teamLog(1, [
      { ...win(1, 2, { date: "2025-12-16" }), stage: "cup-final" },
      win(1, 2, { date: "2026-01-01" }),
      { ...win(2, 1, { date: "2026-04-20" }), stage: "playoffs", overtimes: 2 },
    ]);
    expect(log.map(({ record: { wins, losses } }) => `${wins}-${losses}`)).toEqual([
      "0-0",
      "1-0",
      "0-1",
    ]);
    expect(log.map(({ streak }) => streak)).toEqual(["", "W1", ""]);
    expect(log.at(-1)?.overtimes).toBe(2);
  });
});

test.each([
  ["2026-02-28", "2026-03-01", 1],
  ["2025-10-26", "2025-11-02", 7],
])("daysBetween %s and %s is %i", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
