import { describe, expect, test } from "vitest";
import type { Career, LogLine } from "#domain/players/career.ts";
import type { BoxLine } from "#domain/season/box-score.ts";
import { starsOf } from "#domain/telling/players.ts";
import { emptyLine } from "#tests/fixtures/league.ts";
import { GAME_ID, telling, toldOf } from "./games.ts";

const BEAT = "Atlanta beat the Lakers 110–108";

/** Lines of Ann Archer for Atlanta, who won, and of Bo Baker for the Lakers. */
const ann = (counts: Partial<BoxLine>) => emptyLine("1", 1, counts);
const bo = (counts: Partial<BoxLine>) => emptyLine("2", 2, counts);
/** Cy Cole, who leads neither team. */
const cy = (teamId: number, counts: Partial<BoxLine>) => emptyLine("3", teamId, counts);

describe("the winners' leading player", () => {
  test.each<[string, Partial<BoxLine>, boolean]>([
    ["fifty points", { pts: 50 }, true],
    ["fifty points", { pts: 49 }, false],
    ["forty points", { pts: 40 }, true],
    ["forty points", { pts: 39 }, false],
    ["great line", { pts: 20, reb: 20 }, true],
    ["great line", { pts: 20, reb: 19 }, false],
    ["great line", { pts: 25, ast: 20 }, true],
    ["great line", { pts: 40, reb: 10, ast: 10 }, true],
    ["great line", { pts: 39, reb: 10, ast: 10 }, false],
    ["great line", { pts: 45, reb: 10, ast: 9 }, false],
    ["triple-double", { pts: 10, ast: 10, blk: 10 }, true],
    ["triple-double", { pts: 10, ast: 10, stl: 9 }, false],
    ["three-pointers", { pts: 24, fg3m: 8 }, true],
    ["three-pointers", { pts: 24, fg3m: 7 }, false],
    ["leader from the bench", { pts: 22, starter: false }, true],
    ["leader from the bench", { pts: 21, starter: false }, false],
    ["leader from the bench", { pts: 30, starter: null }, false],
    ["leader", { pts: 2 }, true],
  ])("of %s with %j: %s", (name, counts, isSo) => {
    expect(toldOf(name, { lines: [ann(counts), bo({})] }) !== undefined).toBe(isSo);
  });

  test.each<[Partial<BoxLine>, string]>([
    [{ pts: 12, stl: 10 }, "had 12 points and 10 steals"],
    [{ pts: 12, blk: 10, reb: 10 }, "had a triple-double of 12 points, 10 rebounds and 10 blocks"],
    [{ pts: 24, reb: 10, fg3m: 8 }, "made eight three-pointers and had 24 points and 10 rebounds"],
  ])("with %j %s", (counts, words) => {
    expect(toldOf("leader", { lines: [ann(counts)] })).toEqual({
      lead: `Ann Archer ${words} as ${BEAT}`,
      more: `Ann Archer ${words} for Atlanta`,
    });
  });

  test("is nobody without a name", () => {
    expect(toldOf("leader", { lines: [emptyLine("9", 1, { pts: 50 })] })).toBeUndefined();
  });
});

describe("a high", () => {
  const logLine = (pts: number, gameId: string): LogLine => ({
    ...ann({ pts }),
    gameId,
    stage: "season",
  });
  const own = logLine(40, GAME_ID);
  const others = Array.from({ length: 10 }, (_, at) => logLine(39, String(at)));
  const before = { ...ann({}), season: "2024-25", team: "ATL", games: 1, starts: 1 };
  const now = { ...before, season: "2025-26" };
  const career = (facts: Partial<Career>): Career => ({
    log: [...others, own],
    seasons: [],
    playoffs: [],
    honours: [],
    ...facts,
  });

  test.each<[string, Partial<Career>, number, string]>([
    ["of a rookie", { seasons: [now] }, 40, "scored a career-high 40 points"],
    [
      "of a player with seasons before",
      { seasons: [before, now] },
      40,
      "scored a season-high 40 points",
    ],
    [
      "of a player with playoffs before",
      { playoffs: [before] },
      40,
      "scored a season-high 40 points",
    ],
    [
      "of a former player whose career is not known",
      { isFormer: true },
      40,
      "scored a season-high 40 points",
    ],
    ["beside nine games", { log: [...others.slice(1), own] }, 40, "scored 40 points"],
    ["in no log", { log: others }, 40, "scored 40 points"],
    ["twice in a log", { log: [...others, own, own] }, 40, "scored 40 points"],
    ["that is equalled", { log: [...others, logLine(40, "11"), own] }, 40, "scored 40 points"],
    [
      "of less than thirty points",
      { log: [...others.map((one) => ({ ...one, pts: 9 })), own] },
      29,
      "scored 29 points",
    ],
    [
      "of thirty points",
      { log: [...others.map((one) => ({ ...one, pts: 9 })), own] },
      30,
      "scored a career-high 30 points",
    ],
  ])("%s", (_, facts, pts, words) => {
    const told = toldOf("leader", { lines: [ann({ pts })] }, [], { careerOf: () => career(facts) });
    expect(told?.more).toBe(`Ann Archer ${words} for Atlanta`);
  });

  test("is no triple-double in words", () => {
    const lines = [ann({ pts: 40, reb: 10, ast: 10 })];
    const told = toldOf("leader", { lines }, [], { careerOf: () => career({}) });
    expect(told?.more).toBe(
      "Ann Archer had a career-high 40 points, 10 rebounds and 10 assists for Atlanta",
    );
  });

  test.each<[string, number, Partial<Career>, boolean]>([
    ["career high", 40, {}, true],
    ["career high", 40, { seasons: [before] }, false],
    ["season high of forty", 40, { seasons: [before] }, true],
    ["season high of forty", 40, { log: others }, false],
    [
      "season high of forty",
      39,
      { log: [...others.map((one) => ({ ...one, pts: 9 })), own] },
      false,
    ],
    ["season high", 40, { seasons: [before] }, true],
    ["season high", 40, { log: others }, false],
  ])("is of the kind %s with %i points (%#)", (name, pts, facts, isSo) => {
    const told = toldOf(name, { lines: [ann({ pts })] }, [], { careerOf: () => career(facts) });
    expect(told !== undefined).toBe(isSo);
  });
});

test("the stars of a game lead their teams with thirty points", () => {
  const { game } = telling({ lines: [bo({ pts: 30 }), ann({ pts: 29 }), cy(2, { pts: 25 })] });
  expect(starsOf(game)).toEqual(["2"]);
  expect(starsOf({ ...game, lines: [bo({ pts: 40 }), ann({ pts: 31 })] })).toEqual(["1", "2"]);
  expect(starsOf({ ...game, lines: [] })).toEqual([]);
});

describe("two with thirty", () => {
  const pairOf = (...lines: BoxLine[]) => toldOf("two with thirty", { lines });
  test("are told by their points", () => {
    const did = "Cy Cole scored 35 points and Ann Archer 30";
    expect(pairOf(ann({ pts: 30 }), cy(1, { pts: 35 }))).toEqual({
      lead: `${did} as ${BEAT}`,
      more: `${did} for Atlanta`,
    });
  });

  test("are not one of each team, or with less", () => {
    expect(pairOf(ann({ pts: 30 }), bo({ pts: 30 }))).toBeUndefined();
    expect(pairOf(ann({ pts: 30 }), cy(1, { pts: 29 }))).toBeUndefined();
  });
});

describe("the losers' leading player", () => {
  const LOST = "the Lakers lost to Atlanta 110–108";
  test.each<[string, number, number, ReturnType<typeof toldOf>]>([
    [
      "forty points in vain",
      40,
      39,
      {
        lead: `Bo Baker's 40 points were not enough as ${LOST}`,
        more: "Bo Baker's 40 points for the Lakers were not enough",
      },
    ],
    ["forty points in vain", 40, 40, undefined],
    ["forty points in vain", 39, 20, undefined],
    ["fifty points in vain", 49, 20, undefined],
    [
      "losing side's top scorer",
      30,
      29,
      { more: "Bo Baker led all scorers with 30 points for the Lakers" },
    ],
    ["losing side's top scorer", 29, 28, undefined],
    ["losing side's top scorer", 30, 31, undefined],
  ])("%s: %i points beside %i", (name, pts, others, told) => {
    expect(toldOf(name, { lines: [bo({ pts }), ann({ pts: others })] })).toEqual(told);
  });

  test("is nobody without lines", () => {
    expect(toldOf("losing side's top scorer", { lines: [] })).toBeUndefined();
    expect(toldOf("forty points in vain", { lines: [] })).toBeUndefined();
  });
});

describe("other players", () => {
  const leaders = [ann({ pts: 30 }), bo({ pts: 30 })];
  test.each<[string, Partial<BoxLine>, string | undefined]>([
    ["feat", { reb: 20 }, "Cy Cole had 20 rebounds for the Lakers"],
    ["feat", { reb: 19 }, undefined],
    ["feat", { ast: 15 }, "Cy Cole had 15 assists for the Lakers"],
    ["feat", { ast: 14 }, undefined],
    ["feat", { blk: 7 }, "Cy Cole blocked seven shots for the Lakers"],
    ["feat", { blk: 6 }, undefined],
    ["feat", { stl: 7 }, "Cy Cole had seven steals for the Lakers"],
    ["feat", { stl: 6 }, undefined],
    [
      "points off the bench",
      { pts: 25, starter: false },
      "Cy Cole scored 25 points off the bench for the Lakers",
    ],
    ["points off the bench", { pts: 24, starter: false }, undefined],
    ["points off the bench", { pts: 25, starter: null }, undefined],
  ])("%s with %j", (name, counts, more) => {
    expect(toldOf(name, { lines: [...leaders, cy(2, counts)] })).toEqual(more && { more });
  });

  test("are not the leaders, nor players without a name", () => {
    const lines = [
      ann({ pts: 30, reb: 20 }),
      emptyLine("9", 1, { reb: 25, pts: 26, starter: false }),
    ];
    expect(toldOf("feat", { lines })).toBeUndefined();
    expect(toldOf("points off the bench", { lines })).toBeUndefined();
  });

  test("off the bench are told by the most points", () => {
    const lines = [
      ...leaders,
      cy(1, { pts: 25, starter: false }),
      emptyLine("1", 2, { pts: 26, starter: false }),
    ];
    expect(toldOf("points off the bench", { lines })?.more).toBe(
      "Ann Archer scored 26 points off the bench for the Lakers",
    );
  });
});

describe("a team", () => {
  const tens = (count: number, least = 10) =>
    Array.from({ length: count }, (_, at) => emptyLine(`${at}`, 1, { pts: least }));
  test("with eight players in double figures", () => {
    const told = { more: "eight players scored in double figures for Atlanta" };
    expect(toldOf("eight in double figures", { lines: tens(8) })).toEqual(told);
    expect(toldOf("eight in double figures", { lines: tens(7) })).toBeUndefined();
    expect(toldOf("eight in double figures", { lines: tens(8, 9) })).toBeUndefined();
  });

  test.each([
    [14, 9, "Atlanta made 24 three-pointers"],
    [14, 25, "the Lakers made 25 three-pointers"],
    [13, 22, undefined],
  ])("with %i and 10, or %i three-pointers", (ours, theirs, more) => {
    const lines = [ann({ fg3m: ours }), cy(1, { fg3m: 10 }), bo({ fg3m: theirs })];
    expect(toldOf("team's three-pointers", { lines })).toEqual(more && { more });
  });
});
