import { expect, test } from "vitest";
import { dayOf, PLACES, sidesOf } from "#domain/query/engine/sides.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { MISSING } from "#domain/query/storage/season-lines.ts";
import { unpackLines } from "#domain/query/storage/unpacked-lines.ts";
import { plainSeason } from "#tests/fixtures/naive-questions.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { newSmall, small, smallTables } from "#tests/fixtures/small-season.ts";

const names = ["team", "opponent", "points", "margin", "place", "stage", "overtimes"] as const;

test.each([
  ["team", [1, 2, 2, 14, 14, 1, 1, 14, 2, 1]],
  ["opponent", [2, 1, 14, 2, 1, 14, 14, 1, 1, 2]],
  ["points", [100, 90, 95, 110, 120, 118, 99, 98, 101, 80]],
  ["margin", [10, -10, -15, 15, 2, -2, 1, -1, 21, -21]],
  ["place", [0, 1, 0, 1, 0, 1, 2, 2, 0, 1]],
  ["stage", [0, 0, 0, 0, 0, 0, 0, 0, 3, 3]],
  ["overtimes", [0, 0, 0, 0, 1, 1, 0, 0, 0, 0]],
  // Two games on following days are no day of rest; a first game has none to count from.
  ["rest", [-1, -1, 0, -1, 8, 9, 2, 2, 178, 166]],
] as const)("each side has its %s", (name, values) => {
  expect([...sidesOf(newSmall().lines)[name]]).toEqual(values);
});

test("months go on over the year's end", () => {
  const sides = sidesOf(newSmall().lines);
  const [first = 0] = sides.month;
  expect(first).toBe(12 * 2025 + 9);
  expect(Array.from(sides.month, (month) => month - first)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 6, 6]);
});

test("the side of an opponent is the other one of the game", () => {
  const sides = sidesOf(newSmall().lines);
  for (let side = 0; side < sides.size; side += 1) {
    expect(sides.team[side ^ 1]).toBe(sides.opponent[side]);
    expect(sides.margin[side ^ 1]).toBe(-(sides.margin[side] ?? 0));
  }
});

test("unpacked lines, which hold their games by column, have the same sides", () => {
  const unpacked = unpackLines(packLines(small.lines));
  if (unpacked === undefined) throw new Error("no lines");
  const again = sidesOf(unpacked);
  for (const name of [...names, "day", "month", "rest"] as const)
    expect([...again[name]], name).toEqual([...smallTables.sides[name]]);
});

test.each([
  ["1970-01-01", 0],
  ["1970-01-02", 1],
  // A leap day lies between.
  ["2024-03-01", dayOf("2024-02-28") + 2],
  // Clocks change on this day where most games are played.
  ["2025-11-03", dayOf("2025-11-02") + 1],
])("%s is day %d", (date, day) => {
  expect(dayOf(date)).toBe(day);
});

test("how a game went is each team's view of it, where it is known", () => {
  const { lines } = newSmall();
  const columns = {
    afterq1: [5, MISSING],
    athalf: [-2, MISSING],
    afterq3: [0, MISSING],
    homeLead: [12, MISSING],
    awayLead: [7, MISSING],
    homeRun: [9, MISSING],
    awayRun: [8, MISSING],
    leadChanges: [14, MISSING],
  };
  const flows = Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, Int16Array.from(values)]),
  ) as unknown as NonNullable<typeof lines.flows>;
  const { flow } = sidesOf({ ...lines, games: lines.games.slice(0, 2), flows });
  const none = [MISSING, MISSING];
  expect([...flow.afterq1]).toEqual([5, -5, ...none]);
  expect([...flow.athalf]).toEqual([-2, 2, ...none]);
  expect([...flow.afterq3]).toEqual([0, 0, ...none]);
  expect([...flow.lead]).toEqual([12, 7, ...none]);
  expect([...flow.deficit]).toEqual([7, 12, ...none]);
  expect([...flow.run]).toEqual([9, 8, ...none]);
  expect([...flow.changes]).toEqual([14, 14, ...none]);
  expect(sidesOf(lines).flow.lead.every((lead) => lead === MISSING)).toBe(true);
});

test("of joined seasons, each side has its own, and begins without rest", () => {
  const { lines } = newSmall();
  const parts = [
    { season: "2024-25", games: 2 },
    { season: "2025-26", games: 3 },
  ];
  const { season, seasons, rest } = sidesOf({ ...lines, parts });
  expect(seasons).toEqual(["2024-25", "2025-26"]);
  expect([...season]).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  expect([...rest]).toEqual([-1, -1, 0, -1, -1, -1, 2, 2, -1, 166]);
  expect(sidesOf(lines).seasons).toEqual([lines.season]);
});

test("the season's sides have the places and rests of its tables", () => {
  const { lines } = seasonQuestionData();
  const season = sidesOf(lines);
  const expected = plainSeason().teams;
  const key = (team: number, date: string) => `${date} ${team}`;
  const bySide = new Map(
    Array.from({ length: season.size }, (_, side) => [
      key(season.team[side] ?? 0, lines.games[side >> 1]?.date ?? ""),
      { place: PLACES[season.place[side] as 0 | 1 | 2], rest: season.rest[side] },
    ]),
  );
  for (const { team, date, place, rest } of expected)
    expect(bySide.get(key(team, date))).toEqual({ place, rest: rest ?? -1 });
  expect(bySide.size).toBe(expected.length);
});
