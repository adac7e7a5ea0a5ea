import { expect, test } from "vitest";
import { runQuery } from "#domain/query/engine/run.ts";
import { seasonHighs } from "#domain/query/engine/season-highs.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { unpackLines } from "#domain/query/storage/unpacked-lines.ts";
import type { LineDoubt } from "#domain/season/line-doubts.ts";
import { boxScore } from "#tests/fixtures/league.ts";
import { small } from "#tests/fixtures/small-season.ts";

const doubt: LineDoubt = { marks: ["shared-name", "unstable"], figures: ["pts", "fgm"] };

/** Twelve games of one player; of two of them the points, 50 and 3, are estimates. */
const POINTS = [20, 21, 22, 50, 24, 25, 26, 3, 28, 29, 30, 31];
const games = POINTS.map((pts, at) =>
  boxScore(at + 1, [
    { playerId: "11", teamId: 1, pts, ast: 5, ...([50, 3].includes(pts) && { doubt }) },
    { playerId: "21", teamId: 2, pts: 5, ast: 1 },
  ]),
);
const held = linesOfGames(games.map(playedGame), new Map([["11", "Al Abe"]]));
const lines = unpackLines(JSON.parse(JSON.stringify(packLines(held))));
if (lines === undefined) throw new Error("The lines do not unpack.");
const data = { ...small, lines };

const asked = (text: string) => {
  const query = parseQuery(new URLSearchParams(text), namesOf(data));
  if (!query.ok) throw new Error(text);
  return runQuery(query.value, data);
};

test("doubts unpack to the lines and the marks that were packed", () => {
  const found = [...(lines.doubts ?? [])].map(([line, own]) => [lines.figures.pts[line], own]);
  expect(found).toEqual([
    [50, doubt],
    [3, doubt],
  ]);
});

test.each([
  // The most points are those of an exact line; what is no estimate counts.
  ["sort=-pts&player=11", 10],
  ["sort=pts&player=11", 10],
  ["sort=-ast&player=11", 12],
  ["pts=30..&player=11", 2],
  ["pts=..10&player=11", 0],
  ["ast=5..&player=11", 12],
  ["sort=-date&player=11", 12],
])("%s has %i games", (text, total) => {
  expect(asked(text).total).toBe(total);
});

test("an estimate neither ends nor extends a streak", () => {
  const [longest] = asked("rows=streaks&pts=20..&player=11").rows;
  expect(longest?.subject).toMatchObject({
    kind: "group",
    first: { id: games[0]?.id },
    last: { id: games.at(-1)?.id },
  });
});

test("an estimate is no season high", () => {
  expect(seasonHighs({ lines: games[3]?.lines ?? [] }, lines)).toEqual([]);
});
