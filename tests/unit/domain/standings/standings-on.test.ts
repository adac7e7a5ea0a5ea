import { describe, expect, test } from "vitest";
import { standingsOn } from "#domain/standings/standings-on.ts";
import { sourceGames, sourceRows, sourceTeams } from "#tests/fixtures/season.ts";

const teams = sourceTeams();
const games = sourceGames();

/** Wins and losses counted from the source table, independently of the product. */
function counted(date: string): Map<number, string> {
  const wins = new Map<string, [number, number]>();
  for (const row of sourceRows("games.csv")) {
    if ((row.date ?? "") > date) continue;
    const homeWon = Number(row.home_points) > Number(row.away_points);
    for (const [id, won] of [
      [row.home_team_id ?? "", homeWon],
      [row.away_team_id ?? "", !homeWon],
    ] as const) {
      const record = wins.get(id) ?? [0, 0];
      record[won ? 0 : 1] += 1;
      wins.set(id, record);
    }
  }
  return new Map([...wins].map(([id, [won, lost]]) => [Number(id), `${won}-${lost}`]));
}

describe("standingsOn", () => {
  test.each(["2025-11-30", "2026-01-15", "2026-04-12"])(
    "%s counts every game up to that day",
    (date) => {
      const expected = counted(date);
      const { East, West } = standingsOn(date, teams, games);
      const rows = [...East.rows, ...West.rows];
      expect(rows).toHaveLength(30);
      for (const { team, wins, losses } of rows) {
        expect(`${team.abbreviation} ${wins}-${losses}`).toBe(
          `${team.abbreviation} ${expected.get(team.id)}`,
        );
      }
      for (const { rows } of [East, West]) {
        const shares = rows.map(({ wins, losses }) => wins / (wins + losses));
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
      }
    },
  );

  test.each(["2025-10-22", "2025-11-30", "2026-01-15", "2026-04-12"])(
    "%s counts the games against teams over .500 by the records of that day",
    (date) => {
      const records = counted(date);
      const isWinning = (id: number) => {
        const [won = 0, lost = 0] = (records.get(id) ?? "0-0").split("-").map(Number);
        return won > lost;
      };
      const { East, West } = standingsOn(date, teams, games);
      for (const { team, overFiveHundred } of [...East.rows, ...West.rows]) {
        const expected = { wins: 0, losses: 0 };
        for (const row of sourceRows("games.csv")) {
          const [home, away] = [Number(row.home_team_id), Number(row.away_team_id)];
          if ((row.date ?? "") > date || (home !== team.id && away !== team.id)) continue;
          if (!isWinning(home === team.id ? away : home)) continue;
          const homeWon = Number(row.home_points) > Number(row.away_points);
          expected[homeWon === (home === team.id) ? "wins" : "losses"] += 1;
        }
        expect([team.abbreviation, overFiveHundred]).toEqual([team.abbreviation, expected]);
      }
    },
  );

  test("the last day has the official final standings", () => {
    const official = sourceRows("past_standings.csv").filter((row) => row.season === "2025-26");
    const { East, West } = standingsOn("2026-04-12", teams, games);
    for (const row of [...East.rows, ...West.rows]) {
      const own = official.find(({ team_id }) => Number(team_id) === row.team.id);
      expect([row.rank, row.wins, row.losses]).toEqual([
        Number(own?.seed),
        Number(own?.w),
        Number(own?.l),
      ]);
    }
  });

  test("movement is the number of places gained in seven days", () => {
    const now = standingsOn("2026-01-15", teams, games).East.rows;
    const before = standingsOn("2026-01-08", teams, games).East.rows;
    for (const { team, rank, movement } of now) {
      expect(movement).toBe((before.find((row) => row.team.id === team.id)?.rank ?? 0) - rank);
    }
    expect(now.reduce((sum, { movement }) => sum + (movement ?? Number.NaN), 0)).toBe(0);
  });

  test("movement is undefined in the first week", () => {
    const { East } = standingsOn("2025-10-24", teams, games);
    expect(new Set(East.rows.map(({ movement }) => movement))).toEqual(new Set([undefined]));
  });

  test("every record is 0-0 before the first game", () => {
    const { West } = standingsOn("2025-10-01", teams, games);
    expect(West.rows.every(({ wins, losses }) => wins + losses === 0)).toBe(true);
  });
});
