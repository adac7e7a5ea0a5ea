import { describe, expect, test } from "vitest";
import type { BoxScore } from "#domain/season/box-score.ts";
import { DAY_KINDS, mostTelling, toldDay } from "#domain/telling/told-day.ts";
import { toldGame } from "#domain/telling/told-game.ts";
import { emptyLine } from "#tests/fixtures/league.ts";
import { telling } from "./games.ts";

const HOME: Partial<BoxScore> = { homePoints: 108, awayPoints: 100, lines: [] };
const ROAD: Partial<BoxScore> = { homePoints: 100, awayPoints: 108, lines: [] };
const CLOSE: Partial<BoxScore> = { homePoints: 108, awayPoints: 105, lines: [] };
const WIDE: Partial<BoxScore> = { homePoints: 130, awayPoints: 108, lines: [] };
const ONE: Partial<BoxScore> = { homePoints: 108, awayPoints: 107, lines: [] };
const EXTRA: Partial<BoxScore> = {
  ...HOME,
  periods: { home: [25, 25, 25, 20, 13], away: [25, 25, 25, 20, 5] },
};
const FORTIES: Partial<BoxScore> = {
  ...ROAD,
  lines: [
    emptyLine("1", 1, { pts: 40 }),
    emptyLine("2", 2, { pts: 44 }),
    emptyLine("3", 2, { pts: 41 }),
  ],
};

const gamesOf = (...facts: Partial<BoxScore>[]) => facts.map((one) => telling(one));

describe("a day's opening", () => {
  test.each<[string, Partial<BoxScore>[], string]>([
    ["home teams won all", [HOME, HOME, HOME, HOME], "Home teams won all four games."],
    ["road teams won all", [ROAD, ROAD, ROAD, ROAD], "Road teams won all four games."],
    ["count", [HOME, HOME, HOME, { ...HOME, neutral: true }], "Four games."],
    [
      "home teams won all but one",
      [HOME, HOME, HOME, HOME, HOME, HOME, ROAD],
      "Home teams won all but one of the seven games.",
    ],
    [
      "road teams won all but one",
      [ROAD, ROAD, ROAD, ROAD, ROAD, ROAD, HOME],
      "Road teams won all but one of the seven games.",
    ],
    ["overtimes", [EXTRA, EXTRA, ROAD], "Three games, two of them in overtime."],
    ["overtimes", [EXTRA, EXTRA], "Two games, both in overtime."],
    ["overtimes", [EXTRA, EXTRA, EXTRA], "Three games, all in overtime."],
    ["overtime", [EXTRA, ROAD], "Two games, one of them in overtime."],
    [
      "close games",
      [CLOSE, CLOSE, CLOSE, ROAD, ROAD],
      "Three of the five games were decided by five points or fewer.",
    ],
    ["close games", [CLOSE, CLOSE, CLOSE], "All three games were decided by five points or fewer."],
    [
      "close games",
      [105, 104, 103].map((awayPoints) => ({ ...CLOSE, homePoints: awayPoints + 5, awayPoints })),
      "All three games were decided by five points or fewer.",
    ],
    [
      "wide games",
      [1, 2, 3].map(() => ({ ...WIDE, homePoints: 128 })),
      "All three games were decided by 20 points or more.",
    ],
    ["count", [HOME, { ...FORTIES, lines: FORTIES.lines?.slice(1) ?? [] }], "Two games."],
    [
      "count",
      [{ ...FORTIES, lines: [1, 2, 3].map(() => emptyLine("1", 1, { pts: 39 })) }, HOME],
      "Two games.",
    ],
    [
      "no close game",
      [HOME, ROAD, WIDE].map((facts) => ({ ...facts, homePoints: 110, awayPoints: 100 })),
      "Three games, none closer than 10 points.",
    ],
    ["count", [WIDE, WIDE], "Two games."],
    [
      "wide games",
      [WIDE, WIDE, WIDE, ROAD],
      "Three of the four games were decided by 20 points or more.",
    ],
    [
      "three with forty points",
      [FORTIES, ROAD],
      "Two games, and three players with 40 points or more.",
    ],
    ["one-point games", [ONE, ONE, ROAD], "Three games, two of them decided by one point."],
    [
      "no close game",
      [WIDE, WIDE, { homePoints: 90, awayPoints: 101, lines: [] }],
      "Three games, none closer than 11 points.",
    ],
    ["count", [HOME, ROAD], "Two games."],
  ])("is of the kind %s", (name, facts, opening) => {
    const games = gamesOf(...facts);
    expect(toldDay(games, [])).toEqual([opening]);
    const kind = DAY_KINDS.find(({ tell }) => tell(games, "many") !== undefined);
    expect(kind?.name).toBe(name);
  });
});

describe("a day's games", () => {
  test("are told after the opening, the most telling first, as long as they fit", () => {
    const games = gamesOf(HOME, { ...HOME, lines: [emptyLine("1", 1, { pts: 51 })] }, ONE);
    const ranked = mostTelling(games);
    expect(ranked.map(({ awayPoints }) => awayPoints)).toEqual([100, 107, 100]);
    const told = ranked.map((game) => toldGame(telling(game)));
    expect(toldDay(games, told)).toEqual([
      "Three games.",
      "Ann Archer scored 51 points as Atlanta beat the Lakers 108–100.",
      "Atlanta beat the Lakers by one point, 108–107.",
    ]);
    const long = { ...toldGame(telling(ONE)), sentences: ["x".repeat(200)] };
    expect(toldDay(games, [...told.slice(0, 1), long])).toHaveLength(2);
  });

  test("of a day are told with their first sentences alone", () => {
    const games = gamesOf(HOME, ROAD);
    const told = { sentences: ["One.", "Two."], kinds: ["a", "b"] };
    expect(toldDay(games, [told, told])).toEqual(["Two games.", "One.", "One."]);
  });

  test("of one kind are in the order of their best lines", () => {
    const points = [12, 31, 25];
    const games = gamesOf(
      ...points.map((pts) => ({ ...HOME, lines: [emptyLine("9", 1, { pts }), emptyLine("8", 1)] })),
    );
    expect(mostTelling(games).map(({ lines }) => lines[0]?.pts)).toEqual([31, 25, 12]);
  });

  test("are counted of all while others go on", () => {
    const games = gamesOf(HOME, ROAD, {});
    expect(toldDay(games, [], 5)).toEqual(["Three of five games are over."]);
    expect(toldDay(games.slice(0, 1), [], 5)).toEqual(["One of five games is over."]);
  });

  test("are told in full when there is one", () => {
    const games = gamesOf({});
    expect(toldDay(games, games.map(toldGame))).toEqual([
      "Ann Archer scored 21 points as Atlanta beat the Lakers 110–108.",
    ]);
    expect(toldDay([], [])).toEqual([]);
  });
});
