import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "pistons record when up at the half",
    "The Pistons went 52–6 when leading at half-time.",
    "In their other games they went 8–16.",
  ],
  ["celtics and knicks record", "The Knicks beat the Celtics 3–1 in the regular season."],
  [
    "how many games did luka miss",
    "Luka Dončić did not play in 18 of his team's 82 games.",
    "Without him his team went 10–8.",
  ],
  [
    "warriors record when curry scores 30",
    "The Warriors went 6–8 when Stephen Curry scored 30 or more.",
    "In his other games they went 18–11, without him 13–26.",
  ],
  ["lakers games on january 1", "The Lakers played no such game on January 1, 2026."],
  [
    "when luka and lebron play lakers record",
    "The Lakers went 32–17 when Luka Dončić played with LeBron James.",
  ],
  [
    "lakers record when they have 30 assists",
    "The Lakers went 18–2 when they had 30 or more assists.",
    "In their other games they went 35–27.",
  ],
  ["dubs record vs suns", "The Warriors beat the Suns 3–1 in the regular season."],
  [
    "lakers record vs okc thunder",
    "The Thunder beat the Lakers 4–0 in the regular season.",
    "The Thunder beat the Lakers 4–0 in the playoffs.",
  ],
  [
    "how many games did luka miss in january",
    "Luka Dončić did not play in 1 of his team's 16 games in January.",
    "Without him his team went 0–1.",
  ],
  ["hornets vs knicks", "The Hornets and the Knicks split their games in the regular season 2–2."],
  [
    "record when luka scores 30",
    "The teams of Luka Dončić went 33–11 when Luka Dončić scored 30 or more.",
  ],
  [
    "luka record vs celtics",
    "The teams of Luka Dončić went 0–1 when Luka Dončić played against the Celtics.",
  ],
  [
    "celtics record vs knicks in january",
    "The Celtics played no such game against the Knicks in January.",
  ],
  [
    "lakers vs thunder in the playoffs",
    "The Thunder beat the Lakers 4–0 in the playoffs.",
    "The Thunder beat the Lakers 4–0 in the regular season.",
  ],
  ["how many games did bruce brown miss", "Bruce Brown played in all of his team's 82 games."],
  ["knicks record when mikal bridges plays", "The Knicks went 53–29 with Mikal Bridges."],
  [
    "clippers record when harden played",
    "The Clippers went 21–23 with James Harden.",
    "In their other games they went 21–17.",
  ],
  [
    "cavaliers record when james harden scores 20",
    "The Cavaliers went 11–3 when James Harden scored 20 or more.",
    "In his other games they went 8–4, without him 33–23.",
  ],
  [
    "lakers record in december against the west",
    "The Lakers went 3–5 against the Western Conference in December.",
    "In their other games they went 50–24.",
  ],
])("%s", expectShown);
