import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "how many times did lebron assist luka",
    "LeBron James assisted Luka Dončić 40 times.",
    "The scorer made 693 field goals.",
    "From and to | AST (10)",
    "LeBron James to Deandre Ayton | 73",
    "LeBron James to Jake LaRavia | 59",
    "LeBron James to Marcus Smart | 49",
  ],
  [
    "jokic on off",
    "The Nuggets were +11.7 points per 48 minutes with Nikola Jokić on the floor, and −3.6 without him.",
    "Off the floor: all other minutes of the team's games.",
    " | Per 48 | MIN | PTS | OPP (2)",
    "On the floor | +11.7 | 2,265 | 6,120 | 5,569",
    "Off the floor | −3.6 | 1,721 | 3,890 | 4,019",
  ],
  [
    "who assists jokic most",
    "Jamal Murray assisted Nikola Jokić most: 170 times.",
    "The scorer made 644 field goals.",
    "From and to | AST (10)",
    "Jamal Murray to Nikola Jokić | 170",
    "Christian Braun to Nikola Jokić | 48",
    "Cameron Johnson to Nikola Jokić | 47",
  ],
  [
    "top assist duos",
    "Jamal Murray assisted Nikola Jokić most: 170 times.",
    "The scorer made 644 field goals.",
    "From and to | AST (10)",
    "Jamal Murray to Nikola Jokić | 170",
    "Nikola Jokić to Jamal Murray | 147",
    "Jalen Johnson to Nickeil Alexander-Walker | 139",
  ],
  [
    "who does lebron assist most",
    "LeBron James assisted Deandre Ayton most: 73 times.",
    "The scorer made 403 field goals.",
    "From and to | AST (10)",
    "LeBron James to Deandre Ayton | 73",
    "LeBron James to Jake LaRavia | 59",
    "LeBron James to Marcus Smart | 49",
  ],
  [
    "harden on off",
    "The Clippers were +0.6 points per 48 minutes with James Harden on the floor, and +1.5 without him.",
    "Off the floor: all other minutes of the team's games.",
    " | Per 48 | MIN | PTS | OPP (2)",
    "On the floor | +0.6 | 1,560 | 3,769 | 3,749",
    "Off the floor | +1.5 | 2,396 | 5,560 | 5,487",
  ],
])("%s", expectShown);
