import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIGURES, figureOf } from "#domain/figures/figures.ts";
import { cellText } from "#domain/query/answer.ts";
import { placeAmong, placeOfPlayer, rankWords, seasonValue } from "#domain/query/engine/ranks.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { small } from "#tests/fixtures/small-season.ts";

describe("placeAmong", () => {
  test.each([
    ["more", 30, { rank: 1, percentile: 100 }],
    ["more", 20, { rank: 2, percentile: 50 }],
    ["more", 10, { rank: 4, percentile: 0 }],
    ["fewer", 30, { rank: 4, percentile: 0 }],
    ["fewer", 10, { rank: 1, percentile: 100 }],
    ["neither", 30, { rank: 1, percentile: 100 }],
  ] as const)("where %s is better, ranks %d among 10, 20, 20 and 30", (better, value, expected) => {
    expect(placeAmong(value, [10, 20, 20, 30], better)).toMatchObject({ ...expected, of: 4 });
  });

  test("shares a rank among equal figures and ignores unknown ones", () => {
    expect(placeAmong(20, [10, 20, 20, Number.NaN], "more")).toEqual({
      rank: 1,
      of: 3,
      isShared: true,
      percentile: 75,
      better: "more",
    });
    expect(placeAmong(5, [5], "more")).toMatchObject({ rank: 1, of: 1, percentile: 100 });
    expect(placeAmong(5, [5, 6], "fewer").isShared).toBe(false);
  });

  test("ranks like a sorted list, with percentiles of mean 50", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 40 }),
        fc.constantFrom("more", "fewer", "neither"),
        (values, better) => {
          const sorted = values.toSorted((a, b) => (better === "fewer" ? a - b : b - a));
          const places = values.map((value) => placeAmong(value, values, better));
          expect(places.map(({ rank }) => rank)).toEqual(
            values.map((value) => sorted.indexOf(value) + 1),
          );
          const mean = places.reduce((sum, { percentile }) => sum + percentile, 0) / values.length;
          expect(mean).toBeCloseTo(50, 6);
        },
      ),
    );
  });

  test.each([
    [{ rank: 3, isShared: false }, "3rd"],
    [{ rank: 1, isShared: true }, "tied 1st"],
  ])("rankWords prints %o as %s", (place, words) => {
    expect(rankWords(place)).toBe(words);
  });
});

test.each([
  ["pts", 22.5],
  ["fgmiss", 7.5],
  ["fgpct", 50],
  ["astto", 1.5],
  ["gp", 4],
  ["usg", 25.5],
  // What nobody published is not known, nor what it is part of.
  ["blk", Number.NaN],
  ["efg", Number.NaN],
  ["stocks", Number.NaN],
  ["w", Number.NaN],
  ["per", Number.NaN],
])("%s of an official season of four games is %d", (key, value) => {
  const counts = { pts: 90, fgm: 30, fga: 60, ast: 12, tov: 8, stl: 4 };
  const sums = new Map(Object.entries(counts)) as ReadonlyMap<string, number>;
  const season = { games: 4, sums, ratings: new Map([["USG%", 25.5]]) };
  const figure = figureOf(key);
  expect(figure && seasonValue(figure, season as Parameters<typeof seasonValue>[1])).toBe(value);
});

test("who does not qualify has no rank, but in games played", () => {
  const totals = small.totals.flatMap((own) => [
    own,
    { ...own, id: "12", games: 1, pts: 60 },
    { ...own, id: "21", games: 3, pts: 30 },
  ]);
  const ranked = (rank: number, of: number) => ({ kind: "ranked", place: { rank, of } });
  // 60 points are enough of a season's after three games, however few they took.
  expect(placeOfPlayer("12", "pts", totals)).toMatchObject({ ...ranked(1, 3), isQualified: true });
  expect(placeOfPlayer("11", "pts", totals)).toMatchObject(ranked(2, 3));
  expect(placeOfPlayer("12", "tov", totals)).toEqual({ kind: "unqualified", of: 2 });
  expect(placeOfPlayer("12", "gp", totals)).toMatchObject({ ...ranked(3, 3), isQualified: false });
});

describe("placeOfPlayer", () => {
  const data = seasonQuestionData();
  const keys = FIGURES.filter(
    ({ key, subjects, isOfPlays, computation }) =>
      subjects !== "teams" &&
      !isOfPlays &&
      !["w", "l", "winpct", "5x5", "qd"].includes(key) &&
      computation.kind !== "rating",
  ).map(({ key, better }) => [key, better] as const);

  test.each(keys)(
    "by %s (%s is better) matches the ranks of the statistics table",
    (key, better) => {
      const sort = `${better === "fewer" ? "" : "-"}${key}`;
      const query = parseQuery(new URLSearchParams({ rows: "players", sort }), namesOf(data));
      if (!query.ok) throw new Error(query.error.sentence);
      const { rows, total, columns } = runQuery(query.value, data, 1_000);
      const ranked = rows.filter(({ rank }) => rank !== undefined);
      const at = columns.findIndex((column) => column.key === key);
      const printed = ranked.map(({ cells }) =>
        cellText(columns[at] ?? { decimals: 0 }, cells[at] ?? null),
      );
      expect(ranked.map(({ rank }) => rank)).toEqual(
        printed.map((text) => printed.indexOf(text) + 1),
      );
      expect(ranked.length).toBeGreaterThan(50);
      const ids = new Set<string>();
      for (const { rank, subject } of ranked) {
        const id = subject.player?.id ?? "";
        ids.add(id);
        const place = placeOfPlayer(id, key, data.totals);
        expect(place).toMatchObject({ kind: "ranked", place: { rank, better } });
      }
      const others = data.totals.filter(({ id }) => !ids.has(id));
      for (const { id } of others) {
        expect(placeOfPlayer(id, key, data.totals)?.kind).not.toBe("ranked");
      }
      expect(total).toBeGreaterThanOrEqual(ranked.length);
    },
  );

  test("is undefined for an unknown figure and for an unknown player", () => {
    expect(placeOfPlayer("1629029", "nothing", data.totals)).toBeUndefined();
    expect(placeOfPlayer("0", "pts", data.totals)).toBeUndefined();
  });
});
