import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leaderList } from "#domain/leaders/leader-lists.ts";
import { sharedRanks } from "#domain/leaders/shared-ranks.ts";
import { placeAmong } from "#domain/query/engine/ranks.ts";
import { asPrinted, figure } from "#domain/season/figures.ts";
import { builtCollections } from "#tests/unit/functions/views/built.ts";

describe("sharedRanks", () => {
  test.each([
    [
      ["30.1", "27.9", "27.9", "26.0"],
      [1, 2, 2, 4],
    ],
    [
      ["5", "5", "5"],
      [1, 1, 1],
    ],
    [
      [9, 8, 8, 7, 7, 7, 6],
      [1, 2, 2, 4, 4, 4, 7],
    ],
    [[], []],
  ])("of %j are %j", (printed, ranks) => {
    expect(sharedRanks(printed)).toEqual(ranks);
  });

  test("are equal exactly where the printed figures are equal, and agree with placeAmong", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -30, max: 30, noNaN: true }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 2 }),
        (values, places) => {
          const sorted = values.toSorted((a, b) => b - a);
          const printed = sorted.map((value) => figure(value, places));
          const numbers = sorted.map((value) => asPrinted(value, places));
          const ranks = sharedRanks(printed);
          expect(ranks).toEqual(printed.map((text) => printed.indexOf(text) + 1));
          expect(ranks).toEqual(numbers.map((own) => placeAmong(own, numbers, "more").rank));
        },
      ),
    );
  });
});

test.each([
  [27.92, 1, 27.9],
  [27.85, 1, 27.9],
  [1.005, 2, 1.01],
  [-0.04, 1, 0],
  [-7.85, 1, -7.9],
  [Number.NaN, 1, Number.NaN],
])("asPrinted(%d, %i) is %d", (value, places, printed) => {
  expect(asPrinted(value, places)).toBe(printed);
});

const collections = builtCollections();
const [totals, ratings] = await Promise.all([
  collections.seasonTotals(),
  collections.seasonRatings(),
]);

test.each(LEADER_RULES)("$group: $category ranks equal printed figures equally", (rule) => {
  if (!totals.ok || !ratings.ok) throw new Error("The season cannot be read.");
  const { rows } = leaderList(rule, totals.value.value, ratings.value.value, { length: 500 });
  for (const sharing of Map.groupBy(rows, ({ stat }) => stat).values()) {
    expect(new Set(sharing.map(({ rank }) => rank)).size, sharing[0]?.stat).toBe(1);
  }
  expect(rows.map(({ rank }) => rank)).toEqual(
    rows.map(({ stat }) => rows.findIndex((other) => other.stat === stat) + 1),
  );
});
