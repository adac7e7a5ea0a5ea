import { describe, expect, it, test } from "vitest";
import { type Floor, playsOnFloor } from "#domain/plays/floor.ts";
import { isAnyPart, linesOfPart, type Part, secondsOfPart } from "#domain/plays/parts.ts";
import type { Play } from "#domain/plays/play.ts";
import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import { playOf } from "#tests/fixtures/league.ts";
import truths from "#tests/fixtures/part-truths.json" with { type: "json" };
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readBoxScores, readPostseason } from "#tools/season/game-tables.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";
import { readGames } from "#tools/season/tables.ts";

const plays = readPlays(SOURCE_FOLDER, "2025-26");
const games = [
  ...readBoxScores(SOURCE_FOLDER, readGames(SOURCE_FOLDER)),
  ...readPostseason(SOURCE_FOLDER),
].flatMap((game) => {
  const own = plays.get(game.id);
  return own === undefined ? [] : [{ game, moments: playsOnFloor(own) }];
});

/** The lines of a part of the regular season, by player. */
function seasonBy(part: Part): Map<string, BoxLine[]> {
  const lines = games
    .filter(({ game }) => game.stage === "season")
    .flatMap(({ game, moments }) => linesOfPart(part, moments, game));
  return Map.groupBy(lines, ({ playerId }) => playerId);
}

const sumOf = (lines: readonly BoxLine[] = [], name: keyof BoxLine) =>
  lines.reduce((sum, line) => sum + Number(line[name]), 0);

describe("lines of parts", () => {
  it("are the points of a player's quarters and overtimes", () => {
    const parts = { q1: "q1", q2: "q2", q3: "q3", q4: "q4", ot: "ot" } as const;
    const found = Object.entries(parts).map(([name, part]) => [name, seasonBy(part)] as const);
    expect(truths.quarters.length).toBeGreaterThan(0);
    for (const { player_id, ...points } of truths.quarters) {
      const own = found.map(([name, by]) => [name, sumOf(by.get(String(player_id)), "pts")]);
      expect(Object.fromEntries(own), String(player_id)).toEqual(points);
    }
  });

  it("are a player's clutch", () => {
    const clutch = seasonBy("clutch");
    const exact = ["pts", "fgm", "fga", "ftm", "fta", "reb", "ast", "tov"] as const;
    expect(truths.clutch.length).toBeGreaterThan(0);
    for (const truth of truths.clutch) {
      const own = clutch.get(String(truth.player_id)) ?? [];
      for (const name of exact) {
        expect(sumOf(own, name), `${truth.player_id} ${name}`).toBe(truth[name]);
      }
      expect(Math.abs(own.length - truth.games)).toBeLessThanOrEqual(2);
      expect(Math.abs(sumOf(own, "plusMinus") - truth.plus_minus)).toBeLessThanOrEqual(3);
      const seconds = sumOf(own, "seconds");
      expect(Math.abs(seconds / truth.seconds_whole_play - 1)).toBeLessThan(0.01);
    }
  });

  it("make the whole box score of 99.7 % of lines", () => {
    const counts = ["pts", "reb", "ast", "stl", "blk", "tov", "fgm", "fga", "fg3m", "ftm"] as const;
    const quarters = ["q1", "q2", "q3", "q4", "ot"] as const;
    const differing = games.flatMap(({ game, moments }) => {
      const lines = quarters.flatMap((part) => linesOfPart(part, moments, game));
      const byPlayer = Map.groupBy(lines, ({ playerId }) => playerId);
      return game.lines.filter((line) =>
        counts.some((name) => sumOf(byPlayer.get(line.playerId), name) !== line[name]),
      );
    });
    const all = games.reduce((sum, { game }) => sum + game.lines.length, 0);
    expect(differing.length / all).toBeLessThan(0.003);
  });

  it("halve a game into two halves, and leave overtime out of them", () => {
    const both = (some: readonly Part[]) =>
      games
        .slice(0, 50)
        .flatMap(({ game, moments }) => some.flatMap((part) => linesOfPart(part, moments, game)));
    expect(sumOf(both(["h1"]), "pts")).toBe(sumOf(both(["q1", "q2"]), "pts"));
    expect(sumOf(both(["h2"]), "pts")).toBe(sumOf(both(["q3", "q4"]), "pts"));
  });
});

describe("the clutch", () => {
  const floor: Floor = { home: ["1"], away: ["2"] };
  const game: Pick<BoxScore, "homeTeamId" | "awayTeamId" | "lines"> = {
    homeTeamId: 10,
    awayTeamId: 20,
    lines: [],
  };
  /** A basket of the home player after two seconds, at a time and a score. */
  const basket = (period: number, clock: number, home: number, away: number) => ({
    play: playOf({
      period,
      clock,
      kind: "fg2_made",
      side: "home",
      playerId: "1",
      homePoints: home + 2,
      awayPoints: away,
    }),
    before: { home, away },
    passed: 2,
    floor,
    charged: floor,
  });

  it.each<[string, ReturnType<typeof basket>, boolean]>([
    ["at 5:00 of the fourth quarter, five points apart", basket(4, 300, 95, 90), true],
    ["before 5:00", basket(4, 301, 95, 90), false],
    ["six points apart", basket(4, 10, 90, 96), false],
    ["in the third quarter", basket(3, 10, 90, 90), false],
    ["in overtime", basket(6, 290, 120, 120), true],
  ])("%s", (_when, moment, isIn) => {
    const lines = linesOfPart("clutch", [moment], game);
    expect(lines).toMatchObject(
      isIn
        ? [
            { playerId: "1", teamId: 10, pts: 2, fgm: 1, fga: 1, seconds: 2, plusMinus: 2 },
            { playerId: "2", teamId: 20, pts: 0, seconds: 2, plusMinus: -2 },
          ]
        : [],
    );
  });
});

test.each<[Part, number, number | undefined]>([
  ["q1", 2, 720],
  ["q4", 0, 720],
  ["h2", 2, 1440],
  ["ot", 2, 600],
  ["ot", 0, 0],
  ["clutch", 1, undefined],
])("%s of a game with %i overtimes has %s seconds", (part, overtimes, seconds) => {
  expect(secondsOfPart(part, overtimes)).toBe(seconds);
});

test.each([
  ["quarters", true],
  ["halves", true],
  ["clutch", false],
  [undefined, false],
])("%s are any parts: %s", (of, isAny) => {
  expect(isAnyPart(of)).toBe(isAny);
});

describe("the lines of plays", () => {
  const NOBODY: Floor = { home: [], away: [] };
  type Facts = Partial<Play> & { passed?: number; floor?: Floor; charged?: Floor };
  const moment = ({ passed = 0, floor = NOBODY, charged = floor, ...facts }: Facts) => ({
    play: playOf(facts),
    before: { home: 0, away: 0 },
    passed,
    floor,
    charged,
  });
  const linesOf = (part: Part, facts: readonly Facts[], lines: BoxLine[] = []) =>
    linesOfPart(part, facts.map(moment), { homeTeamId: 10, awayTeamId: 20, lines });
  /** A line's player and the figures that are not 0. */
  const figuresOf = ({ playerId, starter: _, ...figures }: BoxLine) => [
    playerId,
    Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== 0)),
  ];

  const SHOT = { teamId: 10, fga: 1 };
  const ASSIST = ["2", { teamId: 10, ast: 1 }];
  const BLOCK = ["2", { teamId: 20, blk: 1 }];
  const STEAL = ["2", { teamId: 20, stl: 1 }];
  test.each<[string, Facts, unknown[]]>([
    ["a two", { kind: "fg2_made" }, [["1", { ...SHOT, pts: 2, fgm: 1 }], ASSIST]],
    [
      "a three",
      { kind: "fg3_made" },
      [["1", { ...SHOT, pts: 3, fgm: 1, fg3m: 1, fg3a: 1 }], ASSIST],
    ],
    ["a missed two", { kind: "fg2_miss" }, [["1", SHOT], BLOCK]],
    ["a missed three", { kind: "fg3_miss" }, [["1", { ...SHOT, fg3a: 1 }], BLOCK]],
    ["a free throw", { kind: "ft_made" }, [["1", { teamId: 10, pts: 1, ftm: 1, fta: 1 }]]],
    ["a missed free throw", { kind: "ft_miss" }, [["1", { teamId: 10, fta: 1 }]]],
    ["an offensive rebound", { kind: "oreb" }, [["1", { teamId: 10, reb: 1, oreb: 1 }]]],
    ["a defensive rebound", { kind: "dreb" }, [["1", { teamId: 10, reb: 1, dreb: 1 }]]],
    ["a turnover", { kind: "tov" }, [["1", { teamId: 10, tov: 1 }], STEAL]],
    ["a team's turnover", { kind: "tov", playerId: undefined }, [STEAL]],
    [
      "a visitor's turnover",
      { kind: "tov", side: "away" },
      [
        ["1", { teamId: 20, tov: 1 }],
        ["2", { teamId: 10, stl: 1 }],
      ],
    ],
    [
      "a turnover with nobody's steal",
      { kind: "tov", otherId: undefined },
      [["1", { teamId: 10, tov: 1 }]],
    ],
    ["a block", { kind: "blk" }, [["1", { teamId: 10, blk: 1 }]]],
    ["a foul", { kind: "foul", detail: "shooting" }, [["1", { teamId: 10, pf: 1 }]]],
    ["no technical foul", { kind: "foul", detail: "def 3 sec tech" }, []],
    [
      "a turnover by a technical foul",
      { kind: "tov", detail: "tech" },
      [["1", { teamId: 10, tov: 1 }], STEAL],
    ],
    ["no timeout", { kind: "timeout" }, []],
    ["no play without a side", { kind: "fg2_made", side: undefined }, []],
  ])("count %s", (_what, facts, expected) => {
    const lines = linesOf("q1", [{ side: "home", playerId: "1", otherId: "2", ...facts }]);
    expect(lines.map(figuresOf)).toEqual(expected);
  });

  test.each<[Part, number[]]>([
    ["q1", [1]],
    ["q2", [2]],
    ["q3", [3]],
    ["q4", [4]],
    ["ot", [5, 6]],
    ["h1", [1, 2]],
    ["h2", [3, 4]],
    ["clutch", [4, 5, 6]],
  ])("of %s are of the periods %j", (part, periods) => {
    const plays = [1, 2, 3, 4, 5, 6].map((period) => ({
      period,
      clock: 0,
      kind: "tov" as const,
      side: "home" as const,
      playerId: String(period),
    }));
    const players = linesOf(part, plays).map(({ playerId }) => Number(playerId));
    expect(players).toEqual(periods);
  });

  const floor = { home: ["1"], away: ["2"] };
  test("have the time of who is on the floor, and the margin of who is charged", () => {
    const plays: Facts[] = [
      { kind: "tov", passed: 100, floor },
      { kind: "ft_made", side: "away", passed: 80, floor, charged: { home: ["1"], away: ["3"] } },
    ];
    expect(linesOf("q1", plays).map(figuresOf)).toEqual([
      ["1", { teamId: 10, seconds: 180, minutes: 3, plusMinus: -1 }],
      ["2", { teamId: 20, seconds: 180, minutes: 3 }],
    ]);
  });

  test("stand in the order of the box score, which says who started and for whom", () => {
    const [line] = linesOf("q1", [{ kind: "tov", side: "home", playerId: "9" }]);
    const official = (playerId: string, teamId: number, starter: boolean): BoxLine[] =>
      line === undefined ? [] : [{ ...line, playerId, teamId, starter }];
    const lines = [...official("2", 20, true), ...official("1", 30, false)];
    const found = linesOf(
      "q1",
      ["3", "1", "2"].map((playerId): Facts => ({ kind: "oreb", side: "home", playerId })),
      lines,
    );
    expect(found.map(({ playerId, teamId, starter }) => [playerId, teamId, starter])).toEqual([
      ["2", 20, true],
      ["1", 30, false],
      ["3", 10, null],
    ]);
  });
});
