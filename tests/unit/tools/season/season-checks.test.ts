import { expect, test } from "vitest";
import { seasonContradictions } from "../../../../tools/season/checks/season.ts";
import { buildDataset } from "../../../../tools/season/dataset.ts";
import { oneGame } from "./season.ts";

const built = () => buildDataset(oneGame()).dataset;
type Built = ReturnType<typeof built>;

/** The dataset's only game, as it is written. */
function game(of: Built) {
  const [row] = of.games.data;
  if (row === undefined) throw new Error("There is no game.");
  return row;
}

test("games, lines and totals agree as built", () => {
  expect(seasonContradictions(built())).toEqual([]);
});

test.each<[string, (of: Built) => unknown, string]>([
  ["another score", (of) => (game(of).home_team_score += 1), "its lines do not make its score"],
  ["another winner", (of) => (game(of).home_team_score = 1), "not those of its results"],
  ["a game gone", (of) => of.games.data.pop(), "lines of game 0000000001, which there is not"],
  ["a game without lines", (of) => (of.gameLines.data = {}), "its lines do not make its score"],
  [
    "a line gone",
    (of) =>
      (of.gameLines.data["1"] = of.gameLines.data["1"]?.split("\n").slice(1).join("\n") ?? ""),
    "the totals are not those of the lines",
  ],
  [
    "a line for a third team",
    (of) => (of.gameLines.data["1"] += "\n10,3,1,0,0,0,0,0,0,,,,0"),
    "its lines do not make its score",
  ],
  ["a line nobody can read", (of) => (of.gameLines.data["1"] += "\nx"), "gameLines: 1 rows"],
  ["a game nobody can read", (of) => (game(of).date = "soon"), "games: 1 rows"],
  [
    "a name with a comma",
    (of) => (of.seasonTotals.data = of.seasonTotals.data.map((row) => row.replace("Pl", "Pl,"))),
    "seasonTotals: 10 rows",
  ],
])("%s is found", (_what, change, message) => {
  const changed = built();
  change(changed);
  expect(seasonContradictions(changed).join("\n")).toContain(message);
});
