import { expect, test } from "vitest";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readGames } from "#tools/season/tables.ts";

/** The numbers before are those of the Cup's groups, the ones after of the games that follow from them. */
const isNumberedByDay = (id: string) => id >= "0022500080" && id <= "0022501200";

test("the league numbers games in the order of their first days, so that the table of moves is whole", () => {
  const games = readGames(SOURCE_FOLDER).toSorted((a, b) => a.id.localeCompare(b.id));
  const days = games
    .filter(({ id }) => isNumberedByDay(id))
    .map(({ date, formerTipOffs: [first = date] = [] }) => first);
  expect(days.length).toBeGreaterThan(1100);
  expect(days).toEqual(days.toSorted());
  const moved = games.filter(({ formerTipOffs }) => formerTipOffs !== undefined);
  expect(moved.map(({ id, formerTipOffs }) => [id, formerTipOffs])).toContainEqual([
    "0022500529",
    ["2026-01-08"],
  ]);
  expect(moved.every(({ date, formerTipOffs }) => formerTipOffs?.[0] !== date)).toBe(true);
});
