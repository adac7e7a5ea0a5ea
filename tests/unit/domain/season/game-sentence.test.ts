import { describe, expect, test } from "vitest";
import type { BoxLine, BoxScore } from "../../../../domain/season/box-score.ts";
import { type GameContext, gameSentence } from "../../../../domain/season/game-sentence.ts";
import type { Series } from "../../../../domain/season/postseason.ts";
import { teamLog } from "../../../../domain/season/team-log.ts";
import { roadWin, win } from "../../tools/season/season.ts";

const names = new Map([
  ["1", "Ann Archer"],
  ["2", "Bo Baker"],
]);

function line(playerId: string, teamId: number, counts: Partial<BoxLine> = {}): BoxLine {
  return {
    playerId,
    teamId,
    minutes: 30,
    seconds: 1800,
    starter: true,
    pts: 0,
    reb: 0,
    ast: 0,
    stl: 0,
    blk: 0,
    tov: 0,
    fgm: 0,
    fga: 0,
    fg3m: 0,
    fg3a: 0,
    ftm: 0,
    fta: 0,
    oreb: 0,
    dreb: 0,
    pf: 0,
    plusMinus: 0,
    ...counts,
  };
}

/** Team 1 beats team 2 by 110 to 108. */
function game(facts: Partial<BoxScore> = {}): BoxScore {
  const periods = { home: [30, 30, 25, 25], away: [30, 30, 25, 23] };
  return {
    ...win(1, 2, { id: "000900", date: "2026-02-01", homePoints: 110, awayPoints: 108 }),
    stage: "season",
    periods,
    tipOff: undefined,
    arena: undefined,
    city: undefined,
    label: undefined,
    officials: [],
    television: [],
    series: undefined,
    lines: [line("1", 1, { pts: 31 }), line("2", 2, { pts: 30 })],
    ...facts,
  };
}

function context(before: Parameters<typeof teamLog>[1] = []): GameContext {
  const games = [...before, game()];
  return {
    winner: { name: "the Hawks", log: teamLog(1, games) },
    loser: { name: "the Bulls", log: teamLog(2, games) },
    nameOf: (id) => names.get(id) ?? "",
    teamName: (id) => (id === 1 ? "the Hawks" : "the Bulls"),
    season: [...games, { homePoints: 150, awayPoints: 90 }],
  };
}

describe("gameSentence", () => {
  test("names the winners' top scorer and the score", () => {
    expect(gameSentence(game(), context())).toBe(
      "Ann Archer scored 31 points as the Hawks beat the Bulls 110–108.",
    );
  });

  test.each([
    [1, "in overtime"],
    [2, "in two overtimes"],
  ])("with %i overtimes, says %s", (overtimes, words) => {
    const extra = Array.from({ length: overtimes }, () => 5);
    const periods = { home: [25, 25, 25, 25, ...extra], away: [25, 25, 25, 25, ...extra] };
    expect(gameSentence(game({ periods }), context())).toContain(`110–108 ${words}.`);
  });

  test.each([
    [{ pts: 20, reb: 11 }, "had 20 points and 11 rebounds"],
    [{ pts: 20, reb: 11, ast: 10 }, "had 20 points, 11 rebounds and 10 assists"],
    [{ pts: 20, reb: 9, ast: 9 }, "scored 20 points"],
  ])("describes %j", (counts, words) => {
    const lines = [line("1", 1, counts)];
    expect(gameSentence(game({ lines }), context())).toContain(`Ann Archer ${words} as`);
  });

  test("names a loser who scores forty points", () => {
    const lines = [line("1", 1, { pts: 31 }), line("2", 2, { pts: 45 })];
    expect(gameSentence(game({ lines }), context())).toContain("despite 45 points from Bo Baker");
  });

  test("names no player when the game has no lines", () => {
    expect(gameSentence(game({ lines: [] }), context())).toBe("The Hawks beat the Bulls 110–108.");
  });

  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => `2026-01-${String(at + 1).padStart(2, "0")}`);
  test.each([
    [
      "that the game ends",
      days(6).map((date) => win(2, 3, { date })),
      ", ending a run of six wins.",
    ],
    [
      "that the game extends",
      days(5).map((date) => roadWin(1, 3, { date })),
      ", their sixth win in a row.",
    ],
    [
      "of losses that the game ends",
      days(7).map((date) => win(3, 1, { date })),
      " after seven losses in a row.",
    ],
    ["too short to mention", days(3).map((date) => win(1, 3, { date })), "110–108."],
  ])("handles a streak %s", (_, before, words) => {
    expect(gameSentence(game(), context(before)).endsWith(words)).toBe(true);
  });

  const series: Series = {
    id: "10",
    round: 1,
    label: "East First Round",
    highTeamId: 1,
    lowTeamId: 2,
    highWins: 4,
    lowWins: 2,
    winnerTeamId: 1,
  };
  test.each([
    [{ series, highWins: 1, lowWins: 0 }, "; the Hawks lead the series 1–0."],
    [{ series, highWins: 2, lowWins: 2 }, "; the series is tied 2–2."],
    [{ series, highWins: 1, lowWins: 3 }, "; the Bulls lead the series 3–1."],
    [{ series, highWins: 4, lowWins: 2 }, "; the Hawks win the series 4–2."],
    [
      { series: { ...series, round: 4 }, highWins: 4, lowWins: 2 },
      "; the Hawks win the championship 4–2.",
    ],
  ])("tells the state of the playoff series", (at, words) => {
    const sentence = gameSentence(game({ stage: "playoffs" }), { ...context(), series: at });
    expect(sentence.endsWith(words)).toBe(true);
  });

  test.each([
    [[150, 95], [[120, 100]], "It was the widest win of the season."],
    [[150, 95], [[95, 150]], "No win of the season was wider."],
    [[152, 150], [[150, 95]], "Their 302 points together are the most in a game of the season."],
    [[110, 108], [[150, 95]], ""],
  ])("says when %j beside %j is the season's first: %s", (own, others, sentence) => {
    const scoreOf = ([homePoints = 0, awayPoints = 0]: number[]) => ({ homePoints, awayPoints });
    const season = [...others, own].map(scoreOf);
    const told = gameSentence(game(scoreOf(own)), { ...context(), season });
    expect(told).toContain(sentence);
    if (sentence === "") expect(told).not.toMatch(/of the season/);
  });

  test("names the NBA Cup for its final", () => {
    expect(gameSentence(game({ stage: "cup-final" }), context())).toContain(
      "beat the Bulls 110–108 to win the NBA Cup.",
    );
  });
});
