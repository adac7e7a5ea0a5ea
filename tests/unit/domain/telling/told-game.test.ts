import { describe, expect, test } from "vitest";
import type { Career, LogLine } from "#domain/players/career.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import { fits, GAME_KINDS, toldGame } from "#domain/telling/told-game.ts";
import { emptyLine, roadWin, win } from "#tests/fixtures/league.ts";
import { GAME_ID, telling } from "./games.ts";

const tell = (...of: Parameters<typeof telling>) => toldGame(telling(...of)).sentences.join(" ");

describe("a game's sentences", () => {
  test("have the winners' leading player and the score", () => {
    expect(tell()).toBe("Ann Archer scored 21 points as Atlanta beat the Lakers 110–108.");
  });

  test("are at most three, of one topic each, with their kinds", () => {
    const lines = [
      emptyLine("1", 1, { pts: 21, fg3m: 24 }),
      emptyLine("2", 2, { pts: 20 }),
      emptyLine("3", 2, { reb: 20, ast: 15 }),
    ];
    const facts = { homePoints: 105, awayPoints: 104, lines };
    const periods = { home: [30, 25, 25, 25], away: [29, 24, 24, 27] };
    expect(toldGame(telling({ ...facts, periods }))).toEqual({
      sentences: [
        "Atlanta beat the Lakers by one point, 105–104.",
        "Ann Archer made 24 three-pointers and scored 21 points for Atlanta.",
        "Cy Cole had 20 rebounds for the Lakers.",
      ],
      kinds: ["one point", "three-pointers", "feat"],
    });
  });

  test.each([
    [1, "in overtime"],
    [2, "in double overtime"],
    [3, "in triple overtime"],
    [4, "in four overtimes"],
  ])("have %i overtimes with the score", (count, words) => {
    const extra = Array.from({ length: count }, () => 5);
    const periods = { home: [25, 25, 25, 25, ...extra], away: [25, 25, 25, 25, ...extra] };
    expect(telling({ periods }).result).toBe(`Atlanta beat the Lakers 110–108 ${words}`);
  });

  test("fit into 220 characters", () => {
    expect(fits(["x".repeat(109)], "y".repeat(110))).toBe(true);
    expect(fits(["x".repeat(109)], "y".repeat(111))).toBe(false);
  });

  test("have no player when the game has no lines, or no name is known", () => {
    const bare = "Atlanta beat the Lakers 110–108.";
    expect(tell({ lines: [] })).toBe(bare);
    expect(tell({ lines: [emptyLine("9", 1, { pts: 60 }), emptyLine("8", 2, { pts: 50 })] })).toBe(
      bare,
    );
  });

  test("claim nothing of quarters when they are unknown", () => {
    expect(tell({ periods: { home: [], away: [] }, lines: [] })).toBe(
      "Atlanta beat the Lakers 110–108.",
    );
  });

  test.each([
    [1, "Atlanta needed overtime to beat the Lakers 110–108."],
    [2, "Atlanta needed two overtimes to beat the Lakers 110–108."],
    [4, "Atlanta needed four overtimes to beat the Lakers 110–108."],
  ])("tell %i overtimes", (overtimes, sentence) => {
    const extra = Array.from({ length: overtimes }, () => 5);
    const periods = { home: [25, 25, 25, 25, ...extra], away: [25, 25, 25, 25, ...extra] };
    expect(tell({ periods, lines: [] })).toBe(sentence);
  });

  test.each([
    [{ pts: 20, reb: 11 }, "had 20 points and 11 rebounds"],
    [{ pts: 20, reb: 11, ast: 10 }, "had a triple-double of 20 points, 11 rebounds and 10 assists"],
    [{ pts: 20, reb: 9, ast: 9 }, "scored 20 points"],
    [{ pts: 1 }, "scored 1 point"],
    [{ pts: 24, starter: false }, "came off the bench for 24 points"],
    [{ pts: 24, reb: 12, starter: false }, "came off the bench for 24 points and 12 rebounds"],
    [{ pts: 24, starter: null }, "scored 24 points"],
    [{ pts: 27, fg3m: 8 }, "made eight three-pointers and scored 27 points"],
  ])("describe %j", (counts, words) => {
    expect(tell({ lines: [emptyLine("1", 1, counts)] })).toBe(
      `Ann Archer ${words} as Atlanta beat the Lakers 110–108.`,
    );
  });

  test.each([
    [45, "Bo Baker's 45 points were not enough as the Lakers lost to Atlanta 110–108. Ann Archer"],
    [
      35,
      "Ann Archer scored 31 points as Atlanta beat the Lakers 110–108. Bo Baker led all scorers",
    ],
    [31, "Ann Archer scored 31 points as Atlanta beat the Lakers 110–108."],
  ])("name a loser with %i points", (pts, words) => {
    const lines = [emptyLine("1", 1, { pts: 31 }), emptyLine("2", 2, { pts })];
    expect(tell({ lines }).startsWith(words)).toBe(true);
    if (pts === 31) expect(tell({ lines })).not.toContain("Baker");
  });

  test.each([
    [[20, 30, 40, 20], [35, 34, 20, 19], "trailed the Lakers by 19 at halftime and won 110–108"],
    [
      [20, 20, 40, 30],
      [36, 20, 40, 12],
      "trailed the Lakers by 16 after the third quarter and won",
    ],
    [
      [20, 20, 40, 30],
      [26, 24, 40, 18],
      "trailed the Lakers by 10 after the third quarter and won",
    ],
    [[20, 20, 40, 30], [29, 24, 27, 28], undefined],
    [[43, 22, 25, 20], [20, 30, 30, 28], "outscored the Lakers 43–20 in the first quarter and won"],
    [
      [46, 22, 22, 20],
      [30, 28, 25, 25],
      "scored 46 points in the first quarter and beat the Lakers",
    ],
  ])("tell the flow of %j to %j", (home, away, words) => {
    const told = tell({ periods: { home, away }, lines: [] });
    expect(told).toMatch(words ? new RegExp(`^Atlanta ${words}`) : /^Atlanta beat/);
  });
});

describe("runs", () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => `2026-01-${String(at + 1).padStart(2, "0")}`);
  const won = { date: "2025-12-01" };

  test.each([
    [
      "ended",
      days(6).map((date) => win(2, 3, { date })),
      "snapped the Lakers' six-game winning streak, 110–108.",
    ],
    ["extended", days(5).map((date) => roadWin(1, 3, { date })), "for a sixth straight win."],
    [
      "of losses",
      [win(1, 3, won), ...days(7).map((date) => win(3, 1, { date }))],
      "to end a seven-game losing streak.",
    ],
    [
      "of losses from the first game",
      days(7).map((date) => win(3, 1, { date })),
      "for a first win of the season after an 0–7 start.",
    ],
    ["too short to tell", days(3).map((date) => win(1, 3, { date })), "beat the Lakers 110–108."],
  ])("are told when they are %s", (_, before, words) => {
    expect(tell({ lines: [] }, before).endsWith(words)).toBe(true);
  });

  test("of the regular season do not count a game of the playoffs", () => {
    const before = days(6).map((date) => win(1, 3, { date }));
    expect(tell({ stage: "playoffs", lines: [] }, before)).toBe("Atlanta beat the Lakers 110–108.");
  });
});

describe("extremes", () => {
  const scored = (homePoints: number, awayPoints: number) => win(3, 4, { homePoints, awayPoints });
  const others = Array.from({ length: 60 }, () => scored(112, 109));
  const first = (facts: Partial<BoxScore>, before = others) =>
    toldGame(telling({ lines: [], ...facts }, before)).sentences[0];

  test.each([
    [150, 95, [], "Atlanta beat the Lakers 150–95, the most lopsided win of the regular season."],
    [
      150,
      95,
      [scored(95, 150)],
      "Atlanta beat the Lakers 150–95; no win of the regular season was more lopsided.",
    ],
    [
      140,
      96,
      [scored(150, 95)],
      "Atlanta beat the Lakers 140–96; only one win of the regular season was more lopsided.",
    ],
    [
      152,
      150,
      [],
      "Atlanta beat the Lakers 152–150; no game of the regular season had more points.",
    ],
    [
      114,
      100,
      [scored(115, 100)],
      "Atlanta beat the Lakers 114–100; no score of the regular season was lower.",
    ],
  ])("are told of %i–%i", (homePoints, awayPoints, before, sentence) => {
    expect(first({ homePoints, awayPoints }, [...others, ...before])).toBe(sentence);
  });

  /** Games beside which one of 112–109 is no extreme by its score. */
  const various = Array.from({ length: 60 }, (_, at) =>
    at % 2 === 0 ? scored(140, 110) : scored(100, 80),
  );
  test.each([
    [various.map((game) => ({ ...game, deficit: 19 })), "the largest comeback"],
    [various.map((game) => ({ ...game, deficit: 20 })), undefined],
    [various, undefined],
  ])("tell the largest comeback where all quarters are known", (before, words) => {
    const periods = { home: [20, 30, 40, 20], away: [35, 34, 20, 19] };
    const told = first({ periods, homePoints: 112, awayPoints: 109, deficit: 19 }, before);
    const trailed = "Atlanta trailed the Lakers by 19 at halftime and won 112–109";
    expect(told).toMatch(words ? new RegExp(`^${trailed}, ${words}`) : trailed);
  });

  test("count both scores of a game", () => {
    const games = [scored(131, 130), scored(126, 125), scored(126, 125), scored(112, 95)];
    const before = [...others, ...games, scored(112, 95)];
    const facts = { lines: [], homePoints: 129, awayPoints: 118 };
    // Two scores are higher, both of one game.
    expect(toldGame(telling(facts, before)).kinds).toEqual(["result"]);
  });

  test("are compared among games of the same stage, and among many", () => {
    const facts = { homePoints: 150, awayPoints: 95 };
    const playoffs = [{ ...scored(170, 90), stage: "playoffs" as const }];
    expect(first(facts, [...others, ...playoffs])).toContain(
      "the most lopsided win of the regular season",
    );
    expect(first(facts, others.slice(0, 5))).toBe("Atlanta routed the Lakers 150–95.");
    expect(first({ ...facts, stage: "cup-final" })).not.toContain("widest");
  });
});

describe("season highs", () => {
  const log = (points: readonly number[]): LogLine[] =>
    points.map((pts, at) => ({ ...emptyLine("1", 1, { pts }), gameId: `${at}`, stage: "season" }));
  const own = (pts: number): LogLine => ({
    ...emptyLine("1", 1, { pts }),
    gameId: GAME_ID,
    stage: "season",
  });
  const others = log([12, 20, 31, 8, 15, 22, 30, 19, 27, 25]);
  const career = (facts: Partial<Career>): Career => ({
    log: [],
    seasons: [],
    playoffs: [],
    honours: [],
    ...facts,
  });
  const before = [{ ...emptyLine("1", 1), season: "2024-25", team: "ATL", games: 1, starts: 1 }];
  test.each<[string, Career | undefined, string]>([
    [
      "is higher",
      career({ log: [...others, own(34)], seasons: before }),
      "a season-high 34 points",
    ],
    ["is a rookie's", career({ log: [...others, own(34)] }), "a career-high 34 points"],
    ["is equalled", career({ log: [...others, ...log([34]), own(34)] }), "scored 34 points"],
    ["has few games beside it", career({ log: [...others.slice(1), own(34)] }), "scored 34 points"],
    ["is in no log", career({ log: others }), "scored 34 points"],
    ["is unknown", undefined, "scored 34 points"],
  ])("hold when the game %s", (_, known, words) => {
    const lines = [emptyLine("1", 1, { pts: 34 })];
    expect(tell({ lines }, [], { careerOf: () => known })).toContain(words);
  });
});

test("no two kinds share a name", () => {
  const names = GAME_KINDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(15);
});
