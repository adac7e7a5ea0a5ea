import { describe, expect, test } from "vitest";
import { queryAddress, sortedBy } from "#domain/query/address.ts";
import { type Answer, cellText } from "#domain/query/answer.ts";
import { withoutNarrowest } from "#domain/query/engine/narrower.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { questionOf } from "#domain/query/say/sentence.ts";
import { plainSeason } from "#tests/fixtures/naive-questions.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";

const data = seasonQuestionData();
const plain = plainSeason();
const names = namesOf(data);

function queryOf(address: string) {
  const query = parseQuery(new URLSearchParams(address), names);
  if (!query.ok) throw new Error(query.error.sentence);
  return query.value;
}

const answerOf = (address: string, perPage = 25) => runQuery(queryOf(address), data, perPage);

function texts({ columns, rows }: Answer, key: string): string[] {
  const at = columns.findIndex((column) => column.key === key);
  const column = columns[at];
  return column === undefined ? [] : rows.map(({ cells }) => cellText(column, cells[at] ?? null));
}

test("official totals override the sums of lines, and a note names the correction", () => {
  const answer = answerOf("rows=players&player=chet+holmgren&per=total");
  const lines = plain.players.filter((row) => row.player === "1631096" && row.stage === "season");
  const summed = lines.reduce((sum, row) => sum + (row.count("reb") ?? 0), 0);
  expect(texts(answer, "reb")).toEqual([String(summed - 1)]);
  expect(answer.notes).toContain(
    `Chet Holmgren: ${summed - 1} rebounds officially, 1 fewer than the games add up to.`,
  );
  const narrowed = answerOf("rows=players&player=chet+holmgren&per=total&result=w");
  expect(narrowed.notes.join(" ")).not.toContain("official");
});

test("qualification applies to rates by default, is noted, and can be switched off", () => {
  const on = answerOf("rows=players&sort=-fg3pct");
  const off = answerOf("rows=players&sort=-fg3pct&qualified=0");
  expect(on.notes.join(" ")).toContain("at least 82 three-pointers made");
  expect(off.total).toBe(582);
  expect(off.total).toBeGreaterThan(on.total);
  expect(answerOf("rows=players&per=total&sort=-pts").total).toBe(582);
  expect(answerOf("rows=players&stage=playoffs&pts=50..").notes.join(" ")).not.toContain("qualify");
});

test.each([
  ["rows=teams&columns=advanced&stage=playoffs", false],
  ["rows=teams&sort=-ortg&stage=playoffs", true],
  ["rows=teams&columns=advanced&where=home", true],
  ["rows=teams&sort=-pace&month=jan", true],
  ["rows=teams&columns=advanced", false],
  ["rows=teams&where=home", false],
  ["rows=players&columns=advanced", false],
])("the notes of %s explain columns without ratings: %j", (address, isExplained) => {
  const notes = answerOf(address).notes.join(" ");
  expect(notes.includes("Ratings and pace cover")).toBe(isExplained);
});

test.each([
  ["rows=streaks&pts=30..", "from"],
  ["rows=streaks&pts=30..&stage=playoffs", "to"],
  ["rows=team-streaks&result=w", "from"],
  ["rows=team-streaks&result=w", "to"],
])("the streaks of %s sort by their column %s", (address, key) => {
  for (const sort of [key, `-${key}`]) {
    const { columns, rows, query } = answerOf(`${address}&sort=${sort}`, 10_000);
    const at = columns.findIndex((column) => column.key === key);
    expect(columns[at]?.canSort).toBe(true);
    const days = rows.map(({ cells }) => String(cells[at]));
    const sorted = days.toSorted();
    expect(days).toEqual(sort === key ? sorted : sorted.toReversed());
    expect(new Set(days).size).toBeGreaterThan(5);
    expect(queryOf(queryAddress(query))).toEqual(query);
  }
  expect(sortedBy(queryOf(address), key).sort.order).toBe("desc");
});

test("a traded player's row for a team links to his games for that team", () => {
  const { rows } = answerOf("rows=players&by=team", 10_000);
  const subjects = rows.flatMap(({ subject }) => (subject.kind === "group" ? subject : []));
  const traded = subjects.filter(
    ({ player }) => subjects.filter((other) => other.player === player).length > 1,
  );
  expect(traded.length).toBeGreaterThan(50);
  for (const { gamesQuery, first, last } of traded.slice(0, 20)) {
    const games = gamesQuery();
    const own = games && runQuery(games, data, 100).rows.map(({ subject }) => subject);
    expect(own?.[0]).toMatchObject({ game: last });
    expect(own?.at(-1)).toMatchObject({ game: first });
  }
});

test("the means of a player's groups are compared with his season means", () => {
  const answer = answerOf("player=jaylen+brown&by=result");
  const at = answer.columns.findIndex(({ key }) => key === "pts");
  const lines = plain.players.filter((row) => row.player === "1627759" && row.stage === "season");
  const mean = lines.reduce((sum, row) => sum + (row.count("pts") ?? 0), 0) / lines.length;
  for (const { cells, differences } of answer.rows)
    expect(differences?.[at]).toBeCloseTo(Number(cells[at]) - mean, 9);
  expect(answer.rows[0]?.differences?.[0]).toBeNull();
  expect(answerOf("rows=players&by=month").rows[0]?.differences).toBeUndefined();
});

test("an unknown figure is an empty cell, never zero", () => {
  const answer = answerOf("player=jalen+duren&rows=players&columns=shooting");
  expect(texts(answer, "fg3pct")).toEqual([""]);
  const known = plain.players.filter(
    (row) => row.stage === "season" && row.count("oreb") !== undefined,
  );
  const least = answerOf("oreb=0..&sort=oreb", 1);
  expect(least.total).toBe(known.length);
  expect(answerOf("sort=oreb").total).toBeGreaterThan(known.length);
});

describe("streaks", () => {
  test.each([
    [
      "rows=streaks&pts=20..",
      (row: { count: (key: string) => number | undefined }) => (row.count("pts") ?? 0) >= 20,
    ],
    [
      "rows=streaks&ast=10..",
      (row: { count: (key: string) => number | undefined }) => (row.count("ast") ?? 0) >= 10,
    ],
  ] as const)("match the runs found by scanning every line: %s", (address, holds) => {
    const runs: number[] = [];
    const season = plain.players.filter(({ stage }) => stage === "season");
    for (const own of Map.groupBy(season, ({ player }) => player).values()) {
      const letters = own.map((row) => (holds(row) ? "x" : " ")).join("");
      runs.push(...letters.split(" ").map(({ length }) => length));
    }
    const expected = runs.filter((length) => length >= 2).sort((a, b) => b - a);
    const answer = answerOf(address, 10_000);
    expect(texts(answer, "gp").map(Number)).toEqual(expected);
  });

  test("are open only when they reach the last days of the season", () => {
    const answer = answerOf("rows=team-streaks&result=w", 1000);
    const open = answer.rows.flatMap(({ subject }) =>
      subject.kind === "group" && subject.isOpen ? [subject.last.date] : [],
    );
    expect(open.length).toBeGreaterThan(3);
    for (const day of open) expect(day >= "2026-04-10").toBe(true);
  });
});

test("filters games by with and without a team-mate", () => {
  const lakers = ["with", "without"].map(
    (name) => answerOf(`rows=team-games&team=LAL&${name}=2544`).summary,
  );
  expect(lakers).toMatchObject([
    { wins: 39, losses: 21 },
    { wins: 14, losses: 8 },
  ]);
  const doncic = ["with", "without"].map(
    (name) => answerOf(`player=1629029&${name}=2544`).summary.games,
  );
  expect(doncic.reduce((sum, games) => sum + games)).toBe(64);
});

test("withoutNarrowest drops the narrowest condition of a query without rows", () => {
  const query = queryOf("player=jokic&blk=9..&result=w");
  expect(runQuery(query, data).total).toBe(0);
  const wider = withoutNarrowest(query, data);
  expect(wider && questionOf(wider.query, names)).toBe("Games of Nikola Jokić, in wins");
  expect(wider?.total).toBe(43);
  expect(withoutNarrowest(queryOf("5x5=1"), data)?.total).toBe(26_651);
});

test.each([
  ["pts=40..&result=l", "Games with 40 or more points, in losses: 37"],
  [
    "rows=team-games&team=LAL&without=lebron+james&where=home&margin=..3",
    "Team games, for the Los Angeles Lakers, without LeBron James, at home, decided by 3 points or fewer: 1",
  ],
  [
    "player=jokic&td=1&stage=playoffs",
    "Games of Nikola Jokić with a triple-double, in the playoffs: 2",
  ],
  [
    "rows=players&avg.pts=20..&avg.reb=10..",
    "Players averaging 20 or more points and 10 or more rebounds: 5",
  ],
  ["pm=..-40&blk=1", "Games with exactly 1 block and a plus-minus of −40 or less: 3"],
])("the sentence of %s", (address, sentence) => {
  expect(answerOf(address).sentence).toBe(sentence);
});
