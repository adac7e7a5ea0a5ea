import { expect, test } from "vitest";
import { compileConditions } from "#domain/query/engine/compiled-conditions.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { asked, newSmall, small, smallTables } from "#tests/fixtures/small-season.ts";

function compiled(address: string) {
  const data = newSmall();
  return compileConditions(asked(address), data, tablesOf(data.lines));
}

test.each([
  // Two sides a game: the home team's, then the visitors'.
  ["", "11 11 11 11 00"],
  ["stage=playoffs", "00 00 00 00 11"],
  ["team=ATL", "10 00 01 10 00"],
  ["opp=ATL", "01 00 10 01 00"],
  ["team=ATL&result=l", "00 00 01 00 00"],
  ["team=ATL&opp=LAL&where=home", "00 00 00 00 00"],
])("%s marks the sides %s", (address, marks) => {
  const games = marks.replaceAll(" ", "");
  expect(compiled(address).sides.join("")).toBe(games);
});

test.each([
  ["", undefined],
  ["team=ATL", undefined],
  ["player=ben+bell", "0100"],
  ["pos=G", "1000"],
  ["pos=F", "1001"],
  // Nothing is known of a player without a contract, not even that he is no rookie.
  ["rookie=0", "0101"],
  ["rookie=1&pos=C", "0000"],
  ["rows=teams", undefined],
])("%s marks the players %s", (address, marks) => {
  expect(compiled(address).subjects?.join("")).toBe(marks);
});

test("the whole stage is marked unless a condition is on games", () => {
  expect(compiled("player=ben+bell&starter=1&last=3").isWholeStage).toBe(true);
  expect(compiled("ot=0").isWholeStage).toBe(false);
});

test.each([
  ["", undefined],
  ["starter=1", 1],
  ["starter=0", 0],
])("%s wants the role %s", (address, role) => {
  expect(compiled(address).starter).toBe(role);
});

test("a query is compiled once for its data", () => {
  const query = asked("team=ATL");
  expect(compileConditions(query, small, smallTables)).toBe(
    compileConditions(query, small, smallTables),
  );
  expect(compileConditions(query, { ...small }, smallTables)).not.toBe(
    compileConditions(query, small, smallTables),
  );
});

test.each([
  ["2025-26..", "00 00 11 11 00"],
  ["..2025-26", "11 11 11 11 00"],
  ["all", "11 11 11 11 00"],
])("of joined seasons, %s marks the sides %s", (season, marks) => {
  const parts = [
    { season: "2024-25", games: 2 },
    { season: "2025-26", games: 3 },
  ];
  const data = newSmall();
  const tables = tablesOf({ ...data.lines, parts });
  const { sides } = compileConditions({ ...asked(""), season }, data, tables);
  expect(sides.join("")).toBe(marks.replaceAll(" ", ""));
});

test("a game without lines of a part is not one of it", () => {
  const data = newSmall();
  const tables = tablesOf({ ...data.lines, part: "clutch" });
  const { sides } = compileConditions(asked("stage=playoffs"), data, tables);
  // Only Atlanta has a line of the playoff game.
  expect(sides.join("")).toBe("0000000001");
});
