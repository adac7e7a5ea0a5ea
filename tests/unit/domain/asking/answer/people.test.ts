import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "guards from the east",
    "129 guards of the East.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (129)",
    "A.J. Lawson | TOR | G | 25 | 6-6 | 179 | Canada | South Carolina",
    "Aaron Nesmith | IND | G-F | 26 | 6-5 | 215 | USA | Vanderbilt",
    "AJ Green | MIL | G | 26 | 6-4 | 190 | USA | Northern Iowa",
  ],
  [
    "players over 40",
    "LeBron James is the only one of the players of 41 or more years.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (1)",
    "LeBron James | LAL | F | 41 | 6-9 | 250 | USA | St. Vincent-St. Mary HS (OH)",
  ],
])("%s", expectShown);
