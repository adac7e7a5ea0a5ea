import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "guards from the east",
    "146 guards of the East.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (146)",
    "Aaron Nesmith | IND | G-F | 26 | 6-5 | 215 | USA | Vanderbilt",
    "Aaron Wiggins | ATL | G | 27 | 6-5 | 190 | USA | Maryland",
    "AJ Green | MIL | G | 27 | 6-4 | 190 | USA | Northern Iowa",
  ],
  [
    "players over 40",
    "2 players aged 41 or older.",
    "Player | Team | Pos | Age | Height | Weight | Country | Before the draft (2)",
    "LeBron James | PHI | F | 41 | 6-9 | 250 | USA | St. Vincent-St. Mary HS (OH)",
  ],
  // The draft of the newest players is not held.
  ["players drafted in 2026", "No players drafted in 2026 are known here."],
])("%s", expectShown);
