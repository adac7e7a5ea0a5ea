import { expect, test } from "vitest";
import { mostPoints, seasonHighs } from "#domain/query/engine/season-highs.ts";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import { boxScore } from "#tests/fixtures/league.ts";

const USUAL = { pts: 12, reb: 4, ast: 3 };

/** Ten usual games of a player, and one more. */
function afterTen(line: Partial<BoxLine>, of: Partial<BoxScore> = {}) {
  const games = Array.from({ length: 10 }, (_, at) => boxScore(at + 1, [USUAL]));
  return [...games, boxScore(11, [{ ...USUAL, ...line }], of)];
}

const linesOf = (games: BoxScore[]) => linesOfGames(games.map(playedGame), new Map());

function highsIn(games: BoxScore[], at = games.length - 1) {
  const of = games[at] as BoxScore;
  return seasonHighs(of, linesOf(games)).map(({ count, value }) => `${value} ${count}`);
}

test.each<[Partial<BoxLine>, string[]]>([
  [{ pts: 31, reb: 11, ast: 12 }, ["31 pts", "11 reb", "12 ast"]],
  [{ pts: 20 }, ["20 pts"]],
  [{ pts: 19, reb: 9, ast: 9 }, []],
])("a line of %j has the season highs %j", (line, highs) => {
  expect(highsIn(afterTen(line))).toEqual(highs);
});

test("a shared high counts in both games, and a playoff game among all others", () => {
  const games = [
    ...afterTen({ pts: 31 }),
    boxScore(12, [{ ...USUAL, pts: 31 }], { stage: "playoffs" }),
  ];
  expect([highsIn(games, 10), highsIn(games, 11)]).toEqual([["31 pts"], ["31 pts"]]);
  expect(highsIn([...games, boxScore(13, [{ ...USUAL, pts: 32 }])], 10)).toEqual([]);
});

test("a player of fewer than ten games has none", () => {
  expect(highsIn(afterTen({ pts: 31 }).slice(-9))).toEqual([]);
});

test("the most points of a stage are counted with the lines that have them", () => {
  const lines = linesOf([
    ...afterTen({ pts: 31 }),
    boxScore(12, [{ pts: 31 }]),
    boxScore(13, [{ pts: 40 }], { stage: "playoffs" }),
  ]);
  expect(mostPoints(lines, "season")).toEqual({ points: 31, lines: 2 });
  expect(mostPoints(lines, "playoffs")).toEqual({ points: 40, lines: 1 });
  expect(mostPoints(lines, "play-in")).toEqual({ points: 0, lines: 0 });
});
