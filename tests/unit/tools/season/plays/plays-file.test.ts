import { describe, expect, it } from "vitest";
import type { Side } from "#domain/plays/play.ts";
import { pointsByPeriod } from "#domain/plays/score-walk.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";
import { maybeText, readTable, text } from "#tools/season/read-table.ts";

const plays = readPlays(SOURCE_FOLDER, "2025-26");

const quarters = { q1: maybeText, q2: maybeText, q3: maybeText, q4: maybeText, ot: maybeText };
const columns = (side: Side) =>
  Object.fromEntries(Object.entries(quarters).map(([name, of]) => [`${side}_${name}`, of]));
const games = ["game_extras.csv", "postseason_games.csv"].flatMap((file) =>
  readTable(SOURCE_FOLDER, file, { game_id: text, ...columns("home"), ...columns("away") }),
) as Record<string, string>[];

/** The points of a side in each period by the table, as "29|27|24|30|11|10". */
function stated(game: Record<string, string>, side: Side): string {
  const cells = Object.keys(quarters).map((name) => game[`${side}_${name}`]);
  return cells.filter((cell) => cell !== "").join("|");
}

describe("the season's plays", () => {
  it("make the points of every quarter and overtime of every game", () => {
    const differing = games.filter(({ game_id = "", ...game }) => {
      const own = plays.get(game_id);
      if (own === undefined) return false;
      const points = pointsByPeriod(own);
      return (["home", "away"] as const).some(
        (side) => points[side].join("|") !== stated(game, side),
      );
    });
    expect(games).toHaveLength(1322);
    expect(differing).toEqual([]);
  });

  it("lack four games of the Finals alone", () => {
    const lacking = games.flatMap(({ game_id = "" }) => (plays.has(game_id) ? [] : game_id));
    expect(lacking).toEqual(["0042500401", "0042500402", "0042500404", "0042500405"]);
  });
});
