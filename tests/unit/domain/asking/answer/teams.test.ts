import { test } from "vitest";
import { expectShown } from "../../../../fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "youngest team in the west",
    "The Thunder had the youngest players: a mean age of 25.4 years.",
    "Players under contract on the season's last day. Next: the Jazz 25.7 and the Grizzlies 25.8.",
    "Team | Mean age | Players (15)",
    "Oklahoma City Thunder | 25.4 | 18",
    "Utah Jazz | 25.7 | 18",
    "Memphis Grizzlies | 25.8 | 18",
  ],
  [
    "how old are the thunder on average",
    "The players of the Thunder have a mean age of 25.4 years.",
    "Players under contract on the season's last day. Place 26 of 30 from the oldest.",
    "Team | Mean age | Players (30)",
    "Golden State Warriors | 29.5 | 18",
    "Houston Rockets | 28.5 | 17",
    "LA Clippers | 28.2 | 18",
  ],
  [
    "tallest team",
    "The Jazz had the tallest players: a mean height of 6-8.",
    "Players under contract on the season's last day. Next: the Pelicans 6-8 and the Magic 6-7.",
    "Team | Mean height | Players (30)",
    "Utah Jazz | 6-8 | 18",
    "New Orleans Pelicans | 6-8 | 18",
    "Orlando Magic | 6-7 | 17",
  ],
])("%s", expectShown);
