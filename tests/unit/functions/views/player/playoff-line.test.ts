import { expect, test } from "vitest";
import type { LogLine } from "#domain/players/career.ts";
import { playoffLine } from "#functions/views/player/playoff-line.ts";

const line = (given: Partial<LogLine>) => ({ stage: "playoffs", ...given }) as LogLine;
const GAMES = [
  line({ pts: 30, reb: 8, ast: 7, minutes: 40, fgm: 10, fga: 20, fg3m: 2, fg3a: 8 }),
  line({ pts: 21, reb: 9, ast: 10, minutes: 37, fgm: 8, fga: 20, fg3m: 3, fg3a: 6 }),
  line({ stage: "season", pts: 60, reb: 60, ast: 60, minutes: 48, fgm: 20, fga: 20 }),
];

test.each([
  [
    GAMES,
    "2 games: 25.5 points, 8.5 rebounds, 8.5 assists and 38.5 minutes; 45.0% from the field, 35.7% from three.",
  ],
  [
    [line({ pts: 0, reb: 1, ast: 0, minutes: 3, fga: 0, fg3a: 0 })],
    "1 game: 0.0 points, 1.0 rebounds, 0.0 assists and 3.0 minutes.",
  ],
  [[line({ stage: "season", pts: 60 })], undefined],
  [[], undefined],
])("a player's playoffs, %#", (log, words) => {
  expect(playoffLine(log)).toBe(words);
});
