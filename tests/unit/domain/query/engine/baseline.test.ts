import { expect, test } from "vitest";
import { baselineOf } from "#domain/query/engine/baseline.ts";
import { figureColumn, figuresOf, groupColumns } from "#domain/query/engine/columns.ts";
import { asked, small, smallTables } from "#tests/fixtures/small-season.ts";

function baseline(address: string): Record<string, unknown> | undefined {
  const query = asked(address);
  const figures = figuresOf(query, "2025-26").map((figure) => figureColumn(figure, query));
  const columns = [...groupColumns(query), ...figures];
  const cells = baselineOf(query, columns, small, smallTables);
  return cells && Object.fromEntries(cells.map((cell, at) => [columns[at]?.key, cell]));
}

test("a player's groups are compared with all his games, whatever narrows the groups", () => {
  for (const address of ["player=ann+arrow&by=result", "player=ann+arrow&by=where&pts=20..&ot=0"])
    expect(baseline(address), address).toMatchObject({ pts: 21, group: null, gp: null, w: null });
});

test("a player's games for one team are compared with his games for it", () => {
  expect(baseline("player=cal+cole&team=BOS&by=result")).toMatchObject({ pts: 16 });
});

test("a team's are compared in points and in the share of games won", () => {
  const all = baseline("rows=team-games&team=ATL&by=where");
  expect(all?.pts).toBeCloseTo((100 + 118 + 99) / 3, 9);
  expect(baseline("rows=teams&team=ATL&by=where")?.winpct).toBeCloseTo(2 / 3, 9);
});

test("the playoffs have their own", () => {
  expect(baseline("player=ann+arrow&by=result&stage=playoffs")).toMatchObject({ pts: 15 });
});

test.each(
  (
    "rows=players rows=players&by=month rows=teams&by=month by=player by=team " +
    "player=ann+arrow&by=month&per=total player=ann+arrow&by=month&per=per36"
  ).split(" "),
)("%s has none", (address) => {
  expect(baseline(address)).toBeUndefined();
});

test("the groups of all games are compared with the league's mean", () => {
  expect(baseline("by=month")?.pts).toBeCloseTo(216 / 11, 9);
});
