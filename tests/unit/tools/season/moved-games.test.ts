import { expect, test } from "vitest";
import { sourceRows } from "#tests/fixtures/season.ts";

/** The numbers before are those of the Cup's groups, the ones after of the games that follow from them. */
const isNumberedByDay = (id: string) => id >= "0022500080" && id <= "0022501200";

test("the league numbers games in the order of their first days, so that the table is whole", () => {
  const first = new Map(sourceRows("moved_games.csv").map((row) => [row.game_id, row.first_date]));
  const games = sourceRows("games.csv")
    .map(({ game_id: id = "", date = "" }) => ({ id, date: first.get(id) ?? date, played: date }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
  const numbered = games.filter(({ id }) => isNumberedByDay(id));
  const days = numbered.map(({ date }) => date);
  expect(days.length).toBeGreaterThan(1100);
  expect(days).toEqual(days.toSorted());
  const moved = games.filter(({ date, played }) => date !== played);
  expect(moved.map(({ id }) => id)).toEqual([...first.keys()]);
});
