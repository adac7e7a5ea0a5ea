import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  ["luka points by team", "Luka Dončić averaged 33.5 points for the Lakers (64 games)."],
  [
    "sga 30 point games by month",
    "Shai Gilgeous-Alexander had 5 games in October, 12 in November, 8 in December, 8 in January, 2 " +
      "in February and 8 in March with 30 or more points.",
  ],
  [
    "luka points since the all star break",
    "Luka Dončić averaged 34.7 points since the All-Star break (February 19, 2026).",
    "22 games, in which his team went 16–6.",
  ],
  [
    "warriors record by season",
    "Since 2013-14, the Warriors went 51–31 in 2013-14, 67–15 in 2014-15, 73–9 in 2015-16, 67–15 in " +
      "2016-17, 58–24 in 2017-18, 57–25 in 2018-19, 15–50 in 2019-20, 39–33 in 2020-21, 53–29 in " +
      "2021-22, 44–38 in 2022-23, 46–36 in 2023-24, 48–34 in 2024-25 and 37–45 in 2025-26.",
    "Earlier games are not here.",
  ],
  [
    "celtics points per game in january",
    "The Celtics averaged 115.1 points in January.",
    "16 games, 10–6.",
  ],
  ["embiid games played", "Joel Embiid played in 38 games.", "His team went 24–14 in them."],
  [
    "ant when he scores 40",
    "Anthony Edwards averaged 43.1 points, 6.3 rebounds and 2.9 assists when he scored 40 or more.",
    "10 games, in which his team went 5–5.",
  ],
  [
    "luka per 36",
    "Luka Dončić had 33.7 points, 7.8 rebounds and 8.3 assists per 36 minutes.",
    "64 games, in which his team went 43–21.",
  ],
  [
    "luka points by opponent",
    "Luka Dončić averaged 48.5 points against the Bulls (2 games), 44.5 against the Heat (2 games), " +
      "43.5 against the Pacers (2 games), 40.0 against the Timberwolves (2 games), 38.5 against the " +
      "Hornets (2 games), 38.3 against the Jazz (3 games), 38.0 against the Grizzlies (3 games), 37.0 " +
      "against the Wizards (1 game) and 36.0 against the Suns (3 games).",
  ],
  ["luka points not as a starter", "Luka Dončić played no such game off the bench."],
  [
    "kd shooting percentage in wins vs losses",
    "Kevin Durant had a field goal percentage of 52.6% in wins (48 games) and 51.2% in losses (30 games).",
  ],
  [
    "luka shooting",
    "Luka Dončić had a field goal percentage of 47.6%.",
    "64 games, in which his team went 43–21.",
  ],
  [
    "how many assists is james harden averaging",
    "James Harden averaged 8.0 assists.",
    "70 games, in which his team went 40–30.",
  ],
  [
    "lakers wins by 10 by month",
    "The Lakers went 1–2 in October, 8–2 in November, 1–7 in December, 4–5 in January, 3–3 in " +
      "February, 8–0 in March and 3–2 in April in games decided by 10 points or more.",
  ],
  [
    "jaylen brown in wins and losses",
    "Jaylen Brown averaged 29.0 points in wins (47 games) and 28.2 in losses (24 games).",
  ],
  [
    "luka assists per turnover",
    "Luka Dončić averaged 2.08 assists per turnover.",
    "64 games, in which his team went 43–21.",
  ],
  [
    "lakers possessions per 48 minutes",
    "The Lakers averaged 99.7 possessions per 48 minutes.",
    "82 games, 53–29.",
  ],
  [
    "luka plus minus",
    "Luka Dončić had a plus-minus of +2.9.",
    "64 games, in which his team went 43–21.",
  ],
  [
    "luka plus minus on december 25",
    "Luka Dončić had a plus-minus of −25 on December 25, 2025.",
    "1 game, in which his team went 0–1.",
  ],
  [
    "luka game score on december 25",
    "Luka Dončić had a game score of 17.5 on December 25, 2025.",
    "1 game, in which his team went 0–1.",
  ],
  [
    "luka triple doubles by month",
    "Luka Dončić had 1 game in November, 2 in December, 3 in January and 2 in March with a triple-double.",
  ],
  [
    "luka plus minus in wins and losses",
    "Luka Dončić had a plus-minus of +10.5 in wins (43 games) and −12.7 in losses (21 games).",
  ],
  [
    "league average points in wins",
    "The league's teams averaged 122.2 points in wins.",
    "Over 1,230 games.",
  ],
  [
    "lakers averages when they score 120",
    "The Lakers averaged 129.3 points, 41.8 rebounds and 29.5 assists when they scored 120 or more.",
    "33 games, 32–1.",
  ],
  [
    "luka points and games played",
    "Luka Dončić averaged 33.5 points.",
    "64 games, in which his team went 43–21.",
  ],
  [
    "luka field goal percentage on december 25",
    "Luka Dončić had a field goal percentage of 52.9% on December 25, 2025.",
    "1 game, in which his team went 0–1.",
  ],
  ["lakers games played", "The Lakers played in 82 games.", "They went 53–29 in them."],
  [
    "luka stats for the lakers",
    "Luka Dončić averaged 33.5 points, 7.7 rebounds and 8.3 assists for the Lakers.",
    "64 games, 43–21.",
  ],
  [
    "luka points by month in the playoffs this season",
    "Luka Dončić played no such game in the playoffs.",
  ],
  [
    "luka points by rest",
    "Luka Dončić averaged 38.1 points after 0 days of rest (9 games), 31.5 after 1 day of rest (42 " +
      "games), 36.0 after 2 days of rest (8 games), 36.3 after 3 days or more of rest (4 games) and " +
      "43.0 in the first game (1 game).",
  ],
  [
    "luka steals on december 25",
    "Luka Dončić had 1 steal on December 25, 2025.",
    "1 game, in which his team went 0–1.",
  ],
])("%s", expectShown);
