import { describe, expect, test } from "vitest";
import { figureOf } from "#domain/figures/figures.ts";
import {
  codeOrder,
  decidingFigures,
  groupReader,
  keptGroups,
  tieOrder,
  wholeSeasons,
} from "#domain/query/engine/group-figures.ts";
import type { GroupQuestion } from "#domain/query/engine/group-question.ts";
import { sumGroups } from "#domain/query/engine/group-sums.ts";
import { tableGroups } from "#domain/query/engine/plain-groups.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import type { Basis } from "#domain/query/query.ts";
import { asked, newSmall, small } from "#tests/fixtures/small-season.ts";

function questionOf(address: string): GroupQuestion {
  const query = asked(address);
  const data = newSmall();
  const tables = tablesOf(data.lines);
  return { query, data, tables, ...tableGroups(query, data, tables) };
}

function readerOf(question: GroupQuestion, keys: string) {
  const { query, groups, table } = question;
  const figures = keys.split(" ").flatMap((key) => figureOf(key) ?? []);
  const sums = sumGroups(groups, figures, query.per, table);
  return groupReader(sums, groups, undefined, wholeSeasons(question));
}

function valuesOf(address: string, key: string, per: Basis): number[] {
  const figure = figureOf(key);
  if (figure === undefined) throw new Error(`no figure ${key}`);
  return [...readerOf(questionOf(address), key)(figure, per)];
}

/** The groups that remain, by the players of their first games. */
function kept(address: string): string[] {
  const question = questionOf(address);
  const keys = decidingFigures(question.query).map(({ key }) => key);
  const { groups, table } = question;
  return Array.from(keptGroups(question, readerOf(question, keys.join(" "))), (group) => {
    const subject = table.subject[groups.first[group] ?? 0] ?? 0;
    return small.lines.players[subject]?.name ?? "";
  });
}

describe("a whole season", () => {
  test.each([
    // Ann Arrow has official totals for three games.
    ["rows=players", [0]],
    ["rows=players&result=w", []],
    ["rows=players&stage=playoffs", undefined],
    ["rows=streaks&pts=1..", undefined],
    ["by=month", undefined],
    ["by=player", [0]],
  ])("of %s: the groups %j", (address, groups) => {
    const whole = wholeSeasons(questionOf(address));
    expect(whole && [...whole.keys()]).toEqual(groups);
  });

  test("has the official sum, any part of it the sum of its games", () => {
    expect(valuesOf("rows=players&per=total", "reb", "total")[0]).toBe(23);
    expect(valuesOf("rows=players&per=total&from=2025-11-01", "reb", "total")[0]).toBe(14);
  });

  test("changes only a copy of the sums", () => {
    const question = questionOf("rows=players&per=total");
    const reb = figureOf("reb");
    if (reb === undefined) throw new Error("no rebounds");
    const sums = sumGroups(question.groups, [reb], "total", question.table);
    groupReader(sums, question.groups, undefined, wholeSeasons(question));
    expect(sums.columns.get("reb")?.sum[0]).toBe(24);
  });
});

test.each<[string, number[]]>([
  ["gp", [3, 2, 3, 3]],
  ["w", [2, 1, 0, 2]],
  ["l", [1, 1, 3, 1]],
  ["winpct", [2 / 3, 1 / 2, 0, 2 / 3]],
])("each player's %s are counted", (key, values) => {
  expect(valuesOf("rows=players", key, "average")).toEqual(values);
});

test("a rating is unknown without an official season that has it", () => {
  expect(valuesOf("rows=teams", "ortg", "average").every(Number.isNaN)).toBe(true);
});

test("a reader of shown groups has them in their order", () => {
  const question = questionOf("rows=players&per=total");
  const gp = figureOf("w");
  if (gp === undefined) throw new Error("no wins");
  const sums = sumGroups(question.groups, [], "total", question.table);
  expect([...groupReader(sums, question.groups, [2, 0], undefined)(gp, "total")]).toEqual([0, 2]);
});

describe("keptGroups", () => {
  test.each([
    ["rows=players&qualified=0", ["Ann Arrow", "Ben Bell", "Cal Cole", "Dan Doležal"]],
    ["rows=players&avg.pts=20..&qualified=0", ["Ann Arrow", "Dan Doležal"]],
    ["rows=players&sum.pts=..50&qualified=0", ["Ben Bell", "Cal Cole"]],
    ["rows=players&gp=3..", ["Ann Arrow", "Cal Cole", "Dan Doležal"]],
    // Two of three games are fewer than seven tenths.
    ["rows=players&qualified=1&sort=-gp", ["Ann Arrow", "Cal Cole", "Dan Doležal"]],
    // 1,400 points in 82 games are 52 in three, of which Ben Bell has 27.
    ["rows=players&qualified=1&sort=-pts", ["Ann Arrow", "Cal Cole", "Dan Doležal"]],
    // A streak has at least two games.
    ["rows=streaks&pts=20..", ["Dan Doležal"]],
    ["rows=players&stage=playoffs&qualified=0", ["Ann Arrow"]],
  ])("%s keeps %j", (address, names) => {
    expect(kept(address)).toEqual(names);
  });
});

test.each([
  ["rows=players&sort=-pts&qualified=0", ["pts"]],
  ["rows=players&sort=player&avg.reb=5..&qualified=0", ["reb"]],
  // The rule of a percentage counts the shots made.
  ["rows=players&sort=-fgpct&qualified=1", ["fgpct", "fgm"]],
])("%s is decided by %j", (address, keys) => {
  expect(decidingFigures(asked(address)).map(({ key }) => key)).toEqual(keys);
});

describe("equal groups", () => {
  test("come by name and then by the grouping's order", () => {
    const question = questionOf("rows=players&by=result");
    const groups = keptGroups(question, readerOf(question, "pts"));
    const ties = tieOrder(question, groups);
    // Cal Cole won no game.
    const places = Array.from(groups, (_, place) => ties(place));
    expect(places).toHaveLength(7);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("are newest first when they are streaks", () => {
    const question = questionOf("rows=team-streaks&result=w");
    const ties = tieOrder(question, Uint32Array.of(0, 1, 2));
    expect(ties(2)).toBeLessThan(ties(1));
    expect(ties(1)).toBeLessThan(ties(0));
  });
});

test.each([
  ["by=opponent", [1, 2, 14], [0, 1, 2]],
  ["by=player", [3, 0], [3, 0]],
  ["by=team", [14, 1], [2, 0]],
  ["by=month", [0, 6], [0, 6]],
])("%s orders the codes %j as %j", (address, codes, places) => {
  expect(codes.map(codeOrder(asked(address), small))).toEqual(places);
});
