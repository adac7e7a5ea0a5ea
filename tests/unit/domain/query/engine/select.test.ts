import { expect, test } from "vitest";
import { foundRows, narrowRows, selectRows, tableOf } from "#domain/query/engine/select.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { asked, newSmall, small, smallTables } from "#tests/fixtures/small-season.ts";

/** The rows of an address, each as its date and its player or team. */
function found(address: string): string[] {
  const data = newSmall();
  const { rows, table } = foundRows(asked(address), data, tablesOf(data.lines));
  return Array.from(rows, (row) => {
    const date = small.lines.games[(table.side[row] ?? 0) >> 1]?.date.slice(5);
    const subject = table.subject[row] ?? 0;
    const name = table.of === "players" ? small.lines.players[subject]?.name[0] : subject;
    return `${date} ${name}`;
  });
}

test.each([
  ["stage=playoffs", ["04-20 A"]],
  ["player=cal+cole", ["10-22 C", "10-23 C", "11-04 C"]],
  ["player=cal+cole&team=LAL", ["11-04 C"]],
  ["opp=LAL&result=w", ["11-04 A"]],
  ["where=neutral", ["11-04 A", "11-04 D", "11-04 C"]],
  // One line does not say who started.
  ["starter=0", ["10-22 B", "11-04 D"]],
  ["starter=1&team=LAL", ["11-01 D", "11-04 C"]],
  ["last=1", ["11-01 B", "11-04 A", "11-04 D", "11-04 C"]],
  // A figure narrows the last games; it does not choose among all.
  ["last=1&pts=20..", ["11-01 B", "11-04 A"]],
  ["last=2&player=ann+arrow", ["11-01 A", "11-04 A"]],
  ["first=2&player=ann+arrow", ["10-22 A", "11-01 A"]],
  ["first=1&pts=20..", ["10-22 A", "10-22 C", "10-23 D"]],
  ["pts=9..12", ["10-23 C", "11-04 D", "11-04 C"]],
  ["player=ann+arrow&also=cal+cole&pts=20..", ["10-22 A"]],
  ["pts=30..", ["10-22 A", "10-23 D", "11-01 D"]],
  ["pts=30..&ast=10..", ["10-22 A"]],
  ["rows=team-games&result=l", ["10-22 2", "10-23 2", "11-01 1", "11-04 14"]],
  ["rows=team-games&ot=1", ["11-01 14", "11-01 1"]],
  ["rows=team-games&last=1", ["10-23 2", "11-04 1", "11-04 14"]],
])("%s finds %j", (address, rows) => {
  expect(found(address)).toEqual(rows);
});

test("a row without a figure is in no range of it, not even in an open one", () => {
  expect(found("player=ann+arrow&oreb=..99")).toEqual(["10-22 A", "11-04 A"]);
  expect(found("player=cal+cole&fgpct=0..")).toEqual(["10-22 C", "11-04 C"]);
});

test("queries without conditions share the rows of their stage, which no query changes", () => {
  const all = selectRows(asked(""), small, smallTables);
  expect(selectRows(asked("sort=pts"), small, smallTables)).toBe(all);
  const before = [...all];
  for (const address of ["pts=99..", "player=ann+arrow", "starter=1", "last=1&pts=1.."])
    selectRows(asked(address), small, smallTables);
  expect([...all]).toEqual(before);
});

test("narrowing by no range gives the very rows, by an unknown figure none", () => {
  const table = tableOf({ rows: "games" }, smallTables);
  const rows = Uint32Array.of(0, 1, 2);
  expect(narrowRows(rows, [], table, new Uint32Array(3))).toBe(rows);
  const range = { min: 0, max: 99 };
  const into = new Uint32Array(3);
  expect([...narrowRows(rows, [{ figure: "luck", range }], table, into)]).toEqual([]);
  expect([
    ...narrowRows(rows, [{ figure: "pts", range: { min: 20, max: 99 } }], table, into),
  ]).toEqual([0, 2]);
});
