import { expect, test } from "vitest";
import { gamesOfLeague, gamesOfSeason, QUALIFICATION } from "#domain/leaders/qualification.ts";

test("QUALIFICATION states the minimums of each group of leaders", () => {
  expect(QUALIFICATION).toEqual({
    advanced:
      "Ratings: at least 58 games and 15 minutes per game. Shooting: 300 field goals made. Minimums are prorated during the season.",
    averages:
      "At least 58 games, or 1,400 points, 800 rebounds, 400 assists, 125 steals or 100 blocks. Percentages: 300 field goals, 82 threes or 125 free throws made. Minimums are prorated during the season.",
    misc: "Averages: at least 58 games. Assists per turnover: 200 assists. Minimums are prorated during the season.",
    totals: "Season totals have no minimum.",
  });
});

test.each([
  ["2025-26", 30, 82, 1230],
  ["1976-77", 22, 82, 902],
  ["2020-21", 30, 72, 1080],
])("in %s a whole season of %i teams has %i games each, %i in all", (season, teams, each, all) => {
  expect([gamesOfSeason(season), gamesOfLeague(season, teams)]).toEqual([each, all]);
});
