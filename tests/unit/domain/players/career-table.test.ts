import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Career, CareerSeason, LogLine } from "#domain/players/career.ts";
import { careerTable } from "#domain/players/career-table.ts";
import { root } from "#tools/paths.ts";
import { readCareers } from "#tools/season/record-tables.ts";

const current = {
  season: "2025-26",
  abbreviationOf: (id: number) => `T${id}`,
  official: undefined,
};

function season(year: string, facts: Partial<CareerSeason> = {}): CareerSeason {
  return {
    season: year,
    teamId: 1,
    team: "ATL",
    games: 50,
    starts: 50,
    minutes: 1500,
    pts: 500,
    reb: 200,
    ast: 100,
    stl: 50,
    blk: 0,
    tov: 80,
    fgm: 200,
    fga: 400,
    fg3m: 50,
    fg3a: 100,
    ftm: 50,
    fta: 60,
    oreb: 50,
    dreb: 150,
    pf: 100,
    ...facts,
  };
}

function line(teamId: number, facts: Partial<LogLine> = {}): LogLine {
  return {
    gameId: "0022500001",
    stage: "season",
    playerId: "1",
    teamId,
    minutes: 30,
    seconds: 1800,
    starter: true,
    pts: 20,
    reb: 10,
    ast: 5,
    stl: 1,
    blk: 1,
    tov: 2,
    fgm: 8,
    fga: 15,
    fg3m: 2,
    fg3a: 5,
    ftm: 2,
    fta: 2,
    oreb: 3,
    dreb: 7,
    pf: 2,
    plusMinus: 4,
    ...facts,
  };
}

const career = (facts: Partial<Career>): Career => ({
  log: [],
  seasons: [],
  playoffs: [],
  honours: [],
  ...facts,
});

describe("careerTable", () => {
  test("ends with a row of the current season for each team", () => {
    const { rows } = careerTable(
      career({ seasons: [season("2024-25")], log: [line(1), line(1), line(2)] }),
      "season",
      current,
    );
    expect(rows.map(({ season, team, games, pts }) => [season, team, games, pts])).toEqual([
      ["2024-25", "ATL", 50, 500],
      ["2025-26", "T1", 2, 40],
      ["2025-26", "T2", 1, 20],
    ]);
  });

  test("totals the seasons", () => {
    const { total } = careerTable(
      career({ seasons: [season("2023-24"), season("2024-25")] }),
      "season",
      current,
    );
    expect(total).toMatchObject({ games: 100, pts: 1000, starts: 100, oreb: 100 });
  });

  test("has no total of a figure that is unknown in one season", () => {
    const { total } = careerTable(
      career({ seasons: [season("2023-24", { starts: null }), season("2024-25")] }),
      "season",
      current,
    );
    expect(total).toMatchObject({ starts: null, oreb: 100 });
  });

  test("marks the best per-game season, except one of few games", () => {
    const { rows } = careerTable(
      career({
        seasons: [
          season("2022-23", { pts: 600 }),
          season("2023-24", { pts: 300, games: 10 }),
          season("2024-25"),
        ],
      }),
      "season",
      current,
    );
    expect(rows.map(({ highs }) => highs.includes("pts"))).toEqual([true, false, false]);
    expect(rows.every(({ highs }) => !highs.includes("blk"))).toBe(true);
  });

  test("uses the official totals, and adjusts the last team's row to them", () => {
    const official = {
      id: "1",
      name: "A",
      teamId: 2,
      games: 3,
      wins: 2,
      losses: 1,
      minutes: 90.5,
      pts: 60,
      reb: 31,
      ast: 15,
      stl: 3,
      blk: 3,
      tov: 5,
      fgm: 24,
      fga: 45,
      fg3m: 6,
      fg3a: 15,
      ftm: 6,
      fta: 6,
      oreb: 9,
      dreb: 22,
      pf: 6,
      plusMinus: 12,
      blka: 0,
      pfd: 0,
      doubleDoubles: 3,
      tripleDoubles: 0,
    };
    const log = [line(1), line(1), line(2)];
    const table = careerTable(career({ log }), "season", { ...current, official });
    expect(table.rows.map(({ reb, tov, minutes }) => [reb, tov, minutes])).toEqual([
      [20, 4, 60],
      [11, 1, 30.5],
    ]);
    expect(table.total).toMatchObject({ reb: 31, tov: 5, pts: 60, minutes: 90.5 });
    const playoffs = log.map((played) => ({ ...played, stage: "playoffs" as const }));
    const other = careerTable(career({ log: playoffs }), "playoffs", { ...current, official });
    expect(other.total).toMatchObject({ reb: 30, tov: 6 });
  });

  test("of the playoffs counts playoff games only", () => {
    const { rows } = careerTable(
      career({ log: [line(1), line(1, { stage: "playoffs" }), line(1, { stage: "play-in" })] }),
      "playoffs",
      current,
    );
    expect(rows.map(({ games }) => games)).toEqual([1]);
  });

  test("counts starts and both kinds of rebounds where every game has them", () => {
    const rowOf = (...log: LogLine[]) => careerTable(career({ log }), "season", current).rows[0];
    expect(rowOf(line(1), line(1, { starter: false }))).toMatchObject({
      starts: 1,
      oreb: 6,
      dreb: 14,
    });
    expect(rowOf(line(1), line(1, { starter: null }))).toMatchObject({ starts: null, oreb: 6 });
    expect(rowOf(line(1), line(1, { oreb: null }))).toMatchObject({ oreb: null, dreb: null });
    expect(rowOf(line(1, { dreb: null }), line(1))).toMatchObject({
      starts: 2,
      oreb: null,
      dreb: null,
    });
  });

  test("marks the earlier of equal seasons of 20 games, and nothing in a single one", () => {
    const highsOf = (...seasons: CareerSeason[]) =>
      careerTable(career({ seasons }), "season", current).rows.map(({ highs }) =>
        highs.includes("pts"),
      );
    const [first, second] = [season("2022-23", { games: 20, pts: 200 }), season("2023-24")];
    expect(highsOf(first, second)).toEqual([true, false]);
    expect(highsOf(first, { ...second, pts: 501 })).toEqual([false, true]);
    expect(highsOf(second)).toEqual([false]);
    expect(highsOf(second, { ...first, games: 19 })).toEqual([false, false]);
  });

  test("of the playoffs has the playoffs before, and a total without a season or team", () => {
    const table = careerTable(
      career({ playoffs: [season("2022-23", { games: 4 })], log: [line(1)] }),
      "playoffs",
      current,
    );
    expect(table.rows.map(({ games }) => games)).toEqual([4]);
    expect(table.total).toMatchObject({ season: "", team: "", teamId: 0 });
  });

  test("is empty for a career without games", () => {
    expect(careerTable(career({}), "season", current)).toEqual({
      rows: [],
      wholes: [],
      total: undefined,
    });
  });
});

test("LeBron James starts the season with 42,184 career points", () => {
  const seasons = readCareers(join(root, "season/sources")).get("2544") ?? [];
  expect(careerTable(career({ seasons }), "season", current).total?.pts).toBe(42184);
});
