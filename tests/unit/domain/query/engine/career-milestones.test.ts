import { expect, test } from "vitest";
import { firstGameOf, milestonesOf, sumsOfLines } from "#domain/query/engine/career-milestones.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";

/** Lines of one player, one a game; the last game is of the playoffs. */
function linesOf(points: readonly number[]): SeasonLines {
  const zeros = new Int16Array(points.length);
  return {
    size: points.length,
    games: points.map((_, at) => ({
      id: String(at),
      stage: at === points.length - 1 ? "playoffs" : "season",
    })),
    game: Uint32Array.from(points, (_, at) => at),
    players: [
      { id: "8", name: "Another" },
      { id: "7", name: "A Player" },
    ],
    player: Uint32Array.from(points, () => 1),
    figures: { pts: Int16Array.from(points), reb: zeros, ast: zeros, fg3m: zeros },
  } as unknown as SeasonLines;
}

test("a milestone is reached in the game whose sum passes it, after what came before", () => {
  const lines = linesOf([40, 30, 20, 99]);
  expect(milestonesOf("7", lines, { pts: 9_930, games: 498 })).toEqual(
    [
      { number: 10_000, name: "point", game: lines.games[1] },
      { number: 500, name: "game", game: lines.games[1] },
    ].toReversed(),
  );
});

test("the playoffs do not count, and a count that is not known has no milestones", () => {
  const lines = linesOf([40, 30, 20, 99]);
  expect(milestonesOf("7", lines, { pts: 4_905, games: 0 })).toEqual([]);
  expect(milestonesOf("7", lines, {})).toEqual([]);
  expect(milestonesOf("9", lines, { pts: 4_999 })).toEqual([]);
  expect(sumsOfLines("7", lines)).toEqual({ pts: 90, reb: 0, ast: 0, fg3m: 0, games: 3 });
});

test("the first game is the first line's", () => {
  const lines = linesOf([40, 30]);
  expect(firstGameOf("7", lines)).toBe(lines.games[0]);
  expect(firstGameOf("8", lines)).toBeUndefined();
});
