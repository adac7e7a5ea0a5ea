import { expect, test } from "vitest";
import { oneGame } from "#tests/fixtures/league.ts";
import { seasonContradictions } from "#tools/season/checks/season.ts";
import { buildDataset } from "#tools/season/dataset.ts";

const built = () => {
  const tables = oneGame();
  const lines = tables.lines.map((line) => ({ ...line, gameId: line.gameId.padStart(10, "0") }));
  return { ...buildDataset(tables).dataset, lines };
};
type Built = ReturnType<typeof built>;

/** The only game of the dataset, in its stored format. */
function game(of: Built) {
  const [row] = of.games.data;
  if (row === undefined) throw new Error("There is no game.");
  return row;
}

test("seasonContradictions accepts the built games, lines and totals", () => {
  const { lines, ...dataset } = built();
  expect(seasonContradictions(dataset, lines)).toEqual([]);
});

test.each<[string, (of: Built) => unknown, string]>([
  ["a wrong score", (of) => (game(of).home_team_score += 1), "has 103 points, its players 102"],
  ["a missing game", (of) => of.games.data.pop(), "lines of game 0000000001, which there is not"],
  ["a game without lines", (of) => of.lines.splice(0), "points, its players 0"],
  ["a missing line", (of) => of.lines.shift(), "1 games, but lines for 0"],
  [
    "a line for a third team",
    (of) => of.lines.push({ ...(of.lines[0] as (typeof of.lines)[0]), playerId: "10", teamId: 3 }),
    "team 3 has player lines and did not play",
  ],
  ["a malformed game", (of) => (game(of).date = "soon"), "games: 1 rows"],
  [
    "a name with a comma",
    (of) => (of.seasonTotals.data = of.seasonTotals.data.map((row) => row.replace("Pl", "Pl,"))),
    "seasonTotals: 10 rows",
  ],
])("seasonContradictions reports %s", (_what, change, message) => {
  const changed = built();
  change(changed);
  expect(seasonContradictions(changed, changed.lines).join("\n")).toContain(message);
});
