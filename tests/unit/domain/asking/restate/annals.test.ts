import { expect, test } from "vitest";
import { readingOf } from "#tests/fixtures/meanings.ts";

test.each([
  ["lebron career points", "points[ in total] in the career of LeBron[ James, regular seasons]"],
  [
    "lebron career points per game",
    "points per game in the career of LeBron[ James, regular seasons]",
  ],
  ["lebron career playoff points", "points[ in total] in the career of LeBron[ James], playoffs"],
  [
    "lebron 2019 points",
    "points[ per game] of LeBron[ James] in 2018-19[, the season that ended in 2019]",
  ],
  [
    "lebron 2019 stats",
    "[points, rebounds and assists per game] of LeBron[ James] in 2018-19[, the season that ended in 2019]",
  ],
  [
    "lebron 2019 points per game",
    "points per game of LeBron[ James] in 2018-19[, the season that ended in 2019]",
  ],
  [
    "lebron 2018 playoffs stats",
    "[points, rebounds and assists per game] of LeBron[ James] in the playoffs of 2017-18[, the season that ended in 2018]",
  ],
  [
    "lebron 2019 games played",
    "games played of LeBron[ James] in 2018-19[, the season that ended in 2019]",
  ],
  [
    "most career points among active players",
    "most points in a career of active players[, regular seasons]",
  ],
  [
    "most career playoff points among active players",
    "most points in a career of active players, playoffs",
  ],
  ["past mvps", "all who have been Most Valuable Player[ among players of the season]"],
  [
    "most mvps",
    "players by how often they were Most Valuable Player[ among players of the season]",
  ],
  ["who won mvp in 2019", "Most Valuable Player of 2018-19[, the season that ended in 2019]"],
  ["who won the 2019 finals", "champion of 2018-19[, the season that ended in 2019]"],
  ["teams with most titles", "teams by their titles"],
])("%s is read as %s", (question, reading) => {
  expect(readingOf(question)).toBe(reading);
});
