import { describe, expect, test } from "vitest";
import type { BoxScore } from "#domain/season/box-score.ts";
import type { StagedGame } from "#domain/season/team-log.ts";
import type { SeriesAt } from "#domain/standings/series-state.ts";
import { win } from "#tests/fixtures/league.ts";
import { toldOf } from "./games.ts";

const BEAT = "Atlanta beat the Lakers 110–108";

test.each<[string, StagedGame[], string | undefined]>([
  ["the playoffs are not known", [], undefined],
  ["the winners go on", [win(1, 3)], `${BEAT} to reach the playoffs`],
  ["the losers are out", [win(3, 4)], "Atlanta ended the Lakers' season in the play-in, 110–108"],
  ["the losers have another game", [win(2, 3)], undefined],
])("of the play-in, when %s", (_, playoffs, lead) => {
  const after = playoffs.map(
    (game) => ({ ...game, date: "2026-04-20", stage: "playoffs" }) as const,
  );
  const before = [win(1, 3), win(2, 3)];
  expect(toldOf("play-in", { stage: "play-in" }, [...before, ...after])?.lead).toBe(lead);
  expect(toldOf("play-in", { stage: "season" }, [...before, ...after])).toBeUndefined();
});

test("of the NBA Cup only its final", () => {
  expect(toldOf("NBA Cup won", { stage: "cup-final" })).toEqual({
    lead: `${BEAT} to win the NBA Cup`,
  });
  expect(toldOf("NBA Cup won")).toBeUndefined();
});

describe("of a series", () => {
  const SERIES: SeriesAt["series"] = {
    id: "10",
    round: 2,
    label: "East Semifinals",
    highTeamId: 2,
    lowTeamId: 1,
    highWins: 3,
    lowWins: 4,
    winnerTeamId: 1,
  };
  /** What a kind says of a win by Atlanta, from the winners by game so far. */
  function told(name: string, winners: string, round: number, isHigh: boolean) {
    const number = winners.length;
    const facts: Partial<BoxScore> = { stage: "playoffs", series: { seriesId: "10", number } };
    const winsAfter = (team: string, games: number) =>
      winners.slice(0, games).split(team).length - 1;
    const seriesAfter = (games: number) => ({
      series: { ...SERIES, round, highTeamId: isHigh ? 1 : 2, lowTeamId: isHigh ? 2 : 1 },
      highWins: winsAfter(isHigh ? "A" : "L", games),
      lowWins: winsAfter(isHigh ? "L" : "A", games),
    });
    return toldOf(name, facts, [], { seriesAfter });
  }

  test.each<[string, string, number, ReturnType<typeof told>]>([
    [
      "championship won",
      "ALAAA",
      4,
      { lead: `${BEAT} to win the championship, four games to one` },
    ],
    ["championship won", "ALAA", 4, undefined],
    ["championship won", "ALAAA", 3, undefined],
    [
      "series turned",
      "LALLAAA",
      2,
      { lead: `${BEAT} and reached the conference finals after trailing in the series 3–1` },
    ],
    ["series turned", "LALLAA", 2, undefined],
    ["series turned", "LALALAA", 2, undefined],
    [
      "series won",
      "LAAAA",
      1,
      { lead: `${BEAT} to win the series in five games and reach the conference semifinals` },
    ],
    ["series won", "AAAA", 3, { lead: `${BEAT} to sweep the series and reach the Finals` }],
    ["series won", "LAAA", 1, undefined],
    [
      "seventh game forced",
      "LLLAAA",
      1,
      { lead: `${BEAT} to force a Game 7`, more: "the win forced a Game 7" },
    ],
    ["seventh game forced", "LLAAA", 1, undefined],
    ["seventh game forced", "LLLAA", 1, undefined],
    ["state of the series", "LAAAA", 1, undefined],
    [
      "state of the series",
      "LA",
      1,
      { lead: `${BEAT} to tie the series 1–1`, more: "the win tied the series 1–1" },
    ],
    [
      "state of the series",
      "LAA",
      1,
      {
        lead: `${BEAT} to take a 2–1 lead in the series`,
        more: "Atlanta took a 2–1 lead in the series",
      },
    ],
    [
      "state of the series",
      "LLA",
      1,
      {
        lead: `${BEAT} to cut the Lakers' lead in the series to 2–1`,
        more: "the win cut the Lakers' lead in the series to 2–1",
      },
    ],
  ])("%s after %s in round %i", (name, winners, round, expected) => {
    for (const isHigh of [true, false]) {
      expect(told(name, winners, round, isHigh)).toEqual(expected);
    }
  });

  test("nothing outside of one", () => {
    expect(toldOf("state of the series", { stage: "playoffs" })).toBeUndefined();
  });
});
