import { describe, expect, test } from "vitest";
import { readingOf } from "#tests/fixtures/meanings.ts";

describe("a trait", () => {
  test.each([
    ["how tall is wemby", "height of [Victor Wembanyama]"],
    ["luka jersey", "jersey number of Luka[ Dončić]"],
    ["lebron birthday", "date of birth of LeBron[ James]"],
    ["where is jokic from", "country of [Nikola] Jokić"],
    ["lebron years of service", "years of service of LeBron[ James]"],
    ["luka college", "school or club before the draft of Luka[ Dončić]"],
    ["luka draft", "draft of Luka[ Dončić]"],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("an extreme", () => {
  test.each([
    ["oldest player", "oldest of the players[ known to Hardwood]"],
    [
      "tallest lakers player",
      "tallest of the players of the [Los] [Angeles] Lakers[ on the rosters]",
    ],
    ["lightest guard", "lightest of the guards[ known to Hardwood]"],
    ["longest tenured player", "longest-serving of the players[ known to Hardwood]"],
    [
      "oldest player to score 40",
      "oldest of the players with 40[ or more] points[ in a game of the season]",
    ],
    [
      "oldest player with a 40 point game",
      "oldest of the players with 40[ or more] points in a game[ of the season]",
    ],
    [
      "youngest player with a triple double",
      "youngest of the players with a triple-double[ in a game of the season]",
    ],
    ["youngest team", "teams by the mean age of their players[ on the rosters]"],
    [
      "tallest team in the east",
      "teams by the mean height of their players in the East[ on the rosters]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("awards and titles", () => {
  test.each([
    ["who won mvp", "Most Valuable Player[ of 2025-26]"],
    ["jokic mvps", "Most Valuable Player of [Nikola] Jokić[, whole career]"],
    ["jokic career mvps", "Most Valuable Player of [Nikola] Jokić, whole career"],
    ["lebron all nba", "All-NBA of LeBron[ James, whole career]"],
    ["who won the finals", "winner of the Finals[ of 2026]"],
    ["who won the finals this season", "winner of the Finals of 2026"],
    ["who won the east", "winner of the East[ of 2025-26]"],
    ["who won the east in 2019", "winner of the East of 2018-19"],
    ["nba cup winner", "winner of the NBA Cup[ of 2025-26]"],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("teams", () => {
  test.each([
    ["lakers coach", "coach of the [Los Angeles] Lakers"],
    ["lakers seed", "place in the conference of the [Los Angeles] Lakers[, 2025-26]"],
    ["lakers seed this season", "place in the conference of the [Los Angeles] Lakers, 2025-26"],
    ["lakers arena", "arena of the [Los Angeles] Lakers"],
    ["when was the lakers founded", "year of founding of the [Los Angeles] Lakers"],
    ["lakers last title", "last title of the [Los Angeles] Lakers"],
    [
      "lakers 2019 record",
      "record of the [Los Angeles] Lakers in 2018-19[, the season that ended in 2019]",
    ],
    [
      "lakers 2019",
      "[record] of the [Los Angeles] Lakers in 2018-19[, the season that ended in 2019]",
    ],
    [
      "how many games did the lakers win in 2019",
      "record of the [Los Angeles] Lakers in 2018-19[, the season that ended in 2019]",
    ],
    [
      "did the lakers make the playoffs",
      "teams of the playoffs[ of 2025-26]: of the [Los Angeles] Lakers",
    ],
    ["who missed the playoffs", "teams that missed the playoffs[ of 2025-26]"],
    ["who made the playoffs this season", "teams of the playoffs of 2025-26"],
    ["3 seed in the east", "3rd seed in the East[ of 2025-26]"],
    ["who is the 3 seed", "3rd seed[ in both conferences of 2025-26]"],
    ["2003 first overall pick", "pick 1 of the draft of 2003"],
    [
      "spurs vs thunder series",
      "playoff series of the [San Antonio] Spurs and of the [Oklahoma City] Thunder[, 2025-26]",
    ],
    ["who eliminated the lakers", "lost playoff series of the [Los Angeles] Lakers[, 2025-26]"],
    [
      "who did the knicks beat in the first round",
      "[playoff series] of the [New York] Knicks in round 1[, 2025-26]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});

describe("lists of the league", () => {
  test.each([
    [
      "points in the paint leaders",
      "Points in the paint[ per game, of players who qualify, 2025-26 regular season]",
    ],
    [
      "points in the paint per game leaders",
      "Points in the paint per game[, of players who qualify, 2025-26 regular season]",
    ],
    ["luka usage rate", "Usage % of Luka[ Dončić, of players who qualify, 2025-26 regular season]"],
    [
      "celtics or knicks record",
      "record of the [Boston] Celtics, [2025-26 regular season]; record of the [New York] Knicks, [2025-26 regular season]",
    ],
    ["top scorer of each team", "each team's most points[ per game, 2025-26 regular season]"],
    [
      "top scorer per game of each team",
      "each team's most points per game[, 2025-26 regular season]",
    ],
    ["current streaks", "streaks not ended[, 2025-26 regular season]"],
    [
      "current 20 point streaks",
      "streaks not ended with 20[ or more] points[, 2025-26 regular season]",
    ],
    [
      "current lakers winning streak",
      "streaks not ended of the [Los Angeles] Lakers in wins[, 2025-26 regular season]",
    ],
    [
      "lebron when luka scores 30",
      "[points, rebounds and assists per game] of LeBron[ James] when Luka[ Dončić] scored 30[ or more, 2025-26 regular season]",
    ],
    [
      "lebron points when luka scores 30",
      "points[ per game] of LeBron[ James] when Luka[ Dončić] scored 30[ or more, 2025-26 regular season]",
    ],
    [
      "lebron when luka has a triple double",
      "[points, rebounds and assists per game] of LeBron[ James] when Luka[ Dončić] had a triple-double[, 2025-26 regular season]",
    ],
    [
      "did jokic average a triple double",
      "players averaging a triple-double of [Nikola] Jokić[, 2025-26 regular season]",
    ],
    [
      "who averaged a double double at home",
      "players averaging a double-double at home[, 2025-26 regular season, of players who qualify]",
    ],
  ])("%s is read as %s", (question, reading) => {
    expect(readingOf(question)).toBe(reading);
  });
});
