import { describe, expect, test } from "vitest";
import { STAT_GROUPS } from "#domain/leaders/leaders.ts";
import { TEAM_STAT_COLUMNS } from "#domain/leaders/team-stats.ts";
import { teamStatsTable } from "#domain/leaders/team-stats-table.ts";
import { teamFeats } from "#domain/season/milestones.ts";
import { gameLine, oneGame, playerSeason, team } from "#tests/fixtures/league.ts";
import { teamStatsWire } from "#tools/season/wire.ts";

describe("teamStatsTable", () => {
  const facts = oneGame();
  const [own] = facts.teamSeasons;
  if (own === undefined) throw new Error("The season has no team.");
  own.totals = {
    fgm: 40,
    fga: 90,
    fg3m: 12,
    fg3a: 36,
    ftm: 18,
    fta: 24,
    oreb: 10,
    dreb: 30,
    reb: 40,
    ast: 25,
    stl: 8,
    blk: 5,
    tov: 12,
    pf: 20,
    pts: 110,
  };
  own.opponent = { ...own.opponent, fga: 85, fg3a: 35 };
  const table = teamStatsTable(facts);
  const figures = (group: (typeof STAT_GROUPS)[number]) =>
    Object.fromEntries((table[group][0]?.stats ?? []).map(({ label, value }) => [label, value]));

  test("keeps the official ratings and computes the other advanced figures", () => {
    expect(figures("advanced")).toEqual({
      "AST%": "0.0",
      "BLK%": "10.0", // 5 of 50 two-pointers
      "DRB%": "75.0",
      DRtg: "100.0",
      FIC40: "68.3", // 82 in 48 minutes
      "ORB%": "25.0",
      ORtg: "102.0",
      PPS: "1.22",
      Pace: "100.0",
      Poss: "100.0",
      "STL%": "8.0",
      "TOV%": "5.0",
      "TRB%": "50.0",
      "TS%": "51.0",
      "eFG%": "51.0",
      "Total S%": "152.8",
      NetRtg: "+2.0",
      FTr: "26.7",
      "Opp eFG%": "50.0",
      "Opp TOV%": "6.0",
      "Opp FTr": "0.0",
    });
  });

  test("computes averages, ratios and totals", () => {
    expect(figures("averages")).toMatchObject({
      GP: "1",
      MPG: "48.0",
      "FG%": "44.4",
      PPG: "110.0",
    });
    expect(figures("misc")).toMatchObject({
      "W's": "1",
      "L's": "0",
      "Win %": "1.000",
      MOV: "+2.0",
      "High Game": "102",
      HOB: "1.63",
      "Ast/TO": "2.08",
      "Stl/TO": "0.67",
      "FT/FGA": "0.200",
    });
    expect(figures("totals")).toMatchObject({ MIN: "48", REB: "40", PTS: "110" });
  });

  test("has the columns of the pages, in their order", () => {
    for (const group of STAT_GROUPS) {
      expect(table[group][0]?.stats.map(({ label }) => label)).toEqual(TEAM_STAT_COLUMNS[group]);
    }
  });

  test("a slash in a column name is stored as a bar", () => {
    expect(table.misc.map(teamStatsWire)[0]).toMatchObject({
      id: "1",
      Team: "City 1",
      "Ast|TO": "2.08",
    });
  });
});

describe("teamFeats", () => {
  const teams = [team(1), team(2)];
  const big = { pts: 12, reb: 20, ast: 10, stl: 5, blk: 4 };

  test("counts each feat for the team of its line", () => {
    const lines = [gameLine("1", { ...big, teamId: 2 }), gameLine("1", { pts: 10, reb: 10 })];
    const players = [playerSeason("1", { doubleDoubles: 2, tripleDoubles: 1 })];
    const feats = teamFeats({ teams, players, lines });
    expect(feats.get(2)).toEqual({
      doubleDoubles: 1,
      tripleDoubles: 1,
      fiveSteals: 1,
      fiveBlocks: 0,
      twentyRebounds: 1,
      twentyAssists: 0,
    });
    expect(feats.get(1)).toMatchObject({ doubleDoubles: 1, tripleDoubles: 0 });
  });

  test("an official correction overrides the lines", () => {
    const lines = [gameLine("1", { pts: 10, reb: 10 }), gameLine("1", { pts: 10, reb: 10 })];
    const feats = teamFeats({ teams, players: [playerSeason("1", { doubleDoubles: 1 })], lines });
    expect(feats.get(1)?.doubleDoubles).toBe(1);
  });
});
