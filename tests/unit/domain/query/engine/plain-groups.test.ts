import { expect, test } from "vitest";
import type { Answer } from "#domain/query/answer.ts";
import { isPlain, tableGroups } from "#domain/query/engine/plain-groups.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import type { Query } from "#domain/query/query.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { asked, newSmall, small, smallTables } from "#tests/fixtures/small-season.ts";

const data = seasonQuestionData();

/** More groupings than the cache holds, so that the cases also evict entries. */
const GROUPINGS = (
  "rows=players rows=teams by=month by=player by=opponent by=starter by=where by=result " +
  "rows=players&by=month rows=players&by=where rows=teams&by=rest rows=players&stage=playoffs " +
  "rows=teams&stage=playoffs by=month&stage=playoffs"
).split(" ");
const VARIATIONS = ["", "&sort=-reb&page=2", "&columns=shooting", "&columns=advanced&per=per36"];

/** An answer with the queries of its rows' games, so that two answers can be compared. */
type Compared = Answer & { games: (Query | undefined)[] };

function answerOf(address: string, lines = data.lines): Compared | undefined {
  const names = namesOf({ ...data, lines });
  const query = parseQuery(new URLSearchParams(address), names);
  if (!query.ok) return undefined;
  const answer = runQuery(query.value, { ...data, lines });
  const games: Compared["games"] = [];
  const rows = answer.rows.map((row) => {
    if (row.subject.kind !== "group") return row;
    const { gamesQuery, ...subject } = row.subject;
    games.push(gamesQuery());
    return { ...row, subject: { ...subject, gamesQuery: NONE } };
  });
  return { ...answer, rows, games };
}

const NONE = () => undefined;

test.each(VARIATIONS)(
  "a cached grouping gives the same answer as a fresh one: ...%s",
  (variation) => {
    for (const grouping of GROUPINGS) answerOf(grouping);
    // The cache is keyed by the lines object, so a copy starts without entries.
    const copy = { ...data.lines };
    const known = GROUPINGS.map((grouping) => answerOf(grouping + variation));
    expect(known.filter((answer) => answer !== undefined).length).toBeGreaterThan(5);
    expect(known).toEqual(GROUPINGS.map((grouping) => answerOf(grouping + variation, copy)));
  },
);

test.each([
  ["rows=players", true],
  ["rows=players&stage=playoffs&avg.pts=2..", true],
  ["by=month&sort=-pts", true],
  ["rows=players&pts=2..", false],
  ["by=month&where=home", false],
  ["rows=streaks", false],
])("%s groups all rows of its stage: %s", (address, expected) => {
  expect(isPlain(asked(address))).toBe(expected);
});

test("queries that differ in order, page or columns share their groups, others do not", () => {
  const { lines } = newSmall();
  const tables = tablesOf(lines);
  const groups = (address: string) => tableGroups(asked(address), small, tables).groups;
  const players = groups("rows=players");
  for (const same of ["&sort=-reb", "&page=2", "&columns=misc&per=total", "&gp=2.."])
    expect(groups(`rows=players${same}`), same).toBe(players);
  for (const other of ["&by=month", "&stage=playoffs", "&where=home"])
    expect(groups(`rows=players${other}`), other).not.toBe(players);
  expect(groups("rows=players&where=home")).not.toBe(groups("rows=players&where=home"));
});

test.each([
  [newSmall().lines.season, 12],
  ["2015-16", 2],
])("of %s the last %d groupings are kept", (season, most) => {
  const { lines } = newSmall();
  const tables = tablesOf({ ...lines, season });
  const groups = (address: string) => tableGroups(asked(address), small, tables).groups;
  const first = groups("rows=players");
  // Asked again, it is the last to be dropped.
  const others = GROUPINGS.filter((address) => address !== "rows=players");
  for (const address of others.slice(0, most - 1)) groups(address);
  expect(groups("rows=players")).toBe(first);
  for (const address of others.slice(0, most)) groups(address);
  expect(groups("rows=players")).not.toBe(first);
});

test("streaks have the table of their rows", () => {
  const tableOf = (address: string) => tableGroups(asked(address), small, smallTables).table;
  expect(tableOf("rows=team-streaks&result=w")).toBe(smallTables.teams);
  expect(tableOf("rows=streaks&result=w")).toBe(smallTables.players);
});
