import { describe, expect, test } from "vitest";
import { runGames } from "#domain/query/engine/run-games.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { asked, newSmall } from "#tests/fixtures/small-season.ts";

const run = (address: string, perPage = 25) =>
  runGames(asked(address), newSmall(), tablesOf(newSmall().lines), perPage);

/** The rows of an answer in some columns. */
function cells(address: string, keys: string, perPage = 25): string[] {
  const { columns, rows } = run(address, perPage);
  const places = keys.split(" ").map((key) => columns.findIndex((column) => column.key === key));
  return rows.map((row) => places.map((place) => row.cells[place]).join(" "));
}

test("a row has its game from the view of its team", () => {
  expect(cells("player=cal+cole", "player_id team date where opp result score game")).toEqual([
    "21 LAL 2025-11-04 neutral ATL L 98-99 0022500004",
    "21 BOS 2025-10-23 home LAL L 95-110 0022500002",
    "21 BOS 2025-10-22 away ATL L 90-100 0022500001",
  ]);
  expect(cells("rows=team-games&result=w&month=nov", "team score oppts")).toEqual([
    "ATL 99-98 98",
    "LAL 120-118 118",
  ]);
});

describe("rows are sorted", () => {
  test.each([
    ["player=ann+arrow", ["25", "8", "30"]],
    ["player=ann+arrow&sort=date", ["30", "8", "25"]],
    ["player=ann+arrow&sort=pts", ["8", "25", "30"]],
    // Equal figures are newest first, in either order.
    ["player=ann+arrow&sort=pf", ["25", "8", "30"]],
    ["player=ann+arrow&sort=-pf", ["25", "8", "30"]],
    // An unknown figure is last, in either order.
    ["player=ann+arrow&sort=oreb", ["25", "30", "8"]],
    ["player=ann+arrow&sort=-oreb", ["30", "25", "8"]],
    ["player=ann+arrow&sort=-margin", ["30", "25", "8"]],
    ["player=ann+arrow&sort=opp", ["30", "25", "8"]],
  ])("%s has the points %j", (address, points) => {
    expect(cells(address, "pts")).toEqual(points);
  });

  test("by name, of player or team, with equal ones newest first", () => {
    expect(cells("sort=player&pts=25..", "player date")).toEqual(
      "Ann Arrow 2025-11-04|Ann Arrow 2025-10-22|Dan Doležal 2025-11-01|Dan Doležal 2025-10-23".split(
        "|",
      ),
    );
    expect(cells("rows=team-games&sort=-team", "team").join(" ")).toBe(
      "LAL LAL LAL BOS BOS ATL ATL ATL",
    );
  });
});

describe("pages", () => {
  test("are cut from all rows, and one beyond the last is the last", () => {
    expect(cells("player=ann+arrow&sort=pts&page=2", "pts", 2)).toEqual(["30"]);
    expect(run("player=ann+arrow&page=9", 2)).toMatchObject({ total: 3, page: 2, pages: 2 });
    expect(cells("player=ann+arrow&page=2", "pts", 2)).toEqual(["30"]);
  });

  test("have one summary, of every row", () => {
    for (const page of [1, 2])
      expect(run(`player=ann+arrow&page=${page}`, 2).summary).toMatchObject({ games: 3, wins: 2 });
  });

  test("of no rows are one empty page", () => {
    expect(run("pts=99..")).toMatchObject({ rows: [], total: 0, page: 1, pages: 1 });
  });
});

test("single games have no rank, and a team's game no player", () => {
  const [row] = run("rows=team-games&sort=-pts").rows;
  expect(row?.rank).toBeUndefined();
  expect(row?.subject).toMatchObject({ kind: "game", player: undefined, teamId: 14, won: true });
});
