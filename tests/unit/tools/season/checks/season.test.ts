import { expect, test } from "vitest";
import { oneGame } from "#tests/fixtures/league.ts";
import { seasonContradictions } from "#tools/season/checks/season.ts";
import { buildDataset } from "#tools/season/dataset.ts";

const built = () => buildDataset(oneGame()).dataset;
type Built = ReturnType<typeof built>;

/** The only game of the dataset, in its stored format. */
function game(of: Built) {
  const [row] = of.games.data;
  if (row === undefined) throw new Error("There is no game.");
  return row;
}

test("seasonContradictions accepts the built games, lines and totals", () => {
  expect(seasonContradictions(built())).toEqual([]);
});

test.each<[string, (of: Built) => unknown, string]>([
  ["a wrong score", (of) => (game(of).home_team_score += 1), "has 103 points, its players 102"],
  ["a wrong winner", (of) => (game(of).home_team_score = 1), "is not the record of the games"],
  ["a missing game", (of) => of.games.data.pop(), "lines of game 0000000001, which there is not"],
  ["a game without lines", (of) => (of.gameLines.data = {}), "points, its players 0"],
  [
    "a missing line",
    (of) =>
      (of.gameLines.data["1"] = of.gameLines.data["1"]?.split("\n").slice(1).join("\n") ?? ""),
    "1 games, but lines for 0",
  ],
  [
    "a line for a third team",
    (of) => (of.gameLines.data["1"] += "\n10,3,1,0,0,0,0,0,0,,,,0"),
    "team 3 has player lines and did not play",
  ],
  ["a malformed line", (of) => (of.gameLines.data["1"] += "\nx"), "gameLines: 1 rows"],
  ["a malformed game", (of) => (game(of).date = "soon"), "games: 1 rows"],
  [
    "a name with a comma",
    (of) => (of.seasonTotals.data = of.seasonTotals.data.map((row) => row.replace("Pl", "Pl,"))),
    "seasonTotals: 10 rows",
  ],
])("seasonContradictions reports %s", (_what, change, message) => {
  const changed = built();
  change(changed);
  expect(seasonContradictions(changed).join("\n")).toContain(message);
});
