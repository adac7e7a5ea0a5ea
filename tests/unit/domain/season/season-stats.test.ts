import { describe, expect, it } from "vitest";
import type { SeasonTotals } from "../../../../domain/season/facts.ts";
import { seasonStatsOf } from "../../../../domain/season/season-stats.ts";

const CENTER: SeasonTotals = {
  id: "7",
  name: "Some Center",
  teamId: 1,
  games: 40,
  wins: 20,
  losses: 20,
  minutes: 1_234.5,
  fgm: 250,
  fga: 480,
  fg3m: 0,
  fg3a: 0,
  ftm: 61,
  fta: 90,
  oreb: 100,
  dreb: 310,
  reb: 410,
  ast: 82,
  tov: 50,
  stl: 26,
  blk: 101,
  blka: null,
  pf: 100,
  pfd: null,
  pts: 561,
  plusMinus: -74,
  doubleDoubles: 12,
  tripleDoubles: 0,
};

const printed = (totals: Partial<SeasonTotals>) =>
  seasonStatsOf("7", [{ ...CENTER, ...totals }]).map(({ label, value }) => `${label} ${value}`);

describe("a player's season", () => {
  it("is printed per game, with percentages", () => {
    expect(printed({})).toEqual([
      "PPG 14.0",
      "RPG 10.3",
      "APG 2.1",
      "SPG 0.7",
      "BPG 2.5",
      "TOV 1.3",
      "FG% 52.1",
      "3P% -",
      "FT% 67.8",
      "MPG 30.9",
      "GP 40",
      "+/- -1.9",
    ]);
  });

  it.each([
    ["a plus", { plusMinus: 74 }, "+/- +1.9"],
    ["neither plus nor minus", { plusMinus: 0 }, "+/- 0.0"],
    ["a shot that missed", { fg3a: 1 }, "3P% 0.0"],
  ])("says %s", (_what, totals, line) => {
    expect(printed(totals)).toContain(line);
  });

  it("leaves out an unknown plus-minus", () => {
    expect(printed({ plusMinus: null }).join()).not.toContain("+/-");
  });

  it.each([
    ["has not played", "7", [{ ...CENTER, games: 0 }]],
    ["is not in the totals", "8", [CENTER]],
    ["is in totals that are not there", "7", []],
  ])("is empty for a player who %s", (_why, id, totals) => {
    expect(seasonStatsOf(id, totals)).toEqual([]);
  });
});
