import { expect, test } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";

test.each([
  [
    "50 win teams",
    "9 teams with 50 or more wins: the Thunder, the Spurs, the Pistons, the Celtics, the Nuggets, " +
      "the Lakers, the Knicks, the Cavaliers and the Rockets.",
  ],
  [
    "which teams beat the thunder twice",
    "3 teams with 2 or more wins against the Thunder: the Spurs, the Timberwolves and the Suns.",
  ],
  [
    "players with 3 assists per turnover",
    "16 players with 3 or more assists per turnover: T.J. McConnell, Cam Spencer, Davion Mitchell, " +
      "Immanuel Quickley, Jamal Shead, Tre Jones, Payton Pritchard, Ryan Nembhard and 8 more.",
  ],
])("a list: %s", (question, text) => {
  expect(ask(question).text).toBe(text);
});
