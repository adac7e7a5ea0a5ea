import { describe, expect, it } from "vitest";
import type { GamePlays, Play, Side } from "#domain/plays/play.ts";
import {
  deficitOvercome,
  largestLeads,
  leadChangesOf,
  leadsAfterPeriods,
  longestRun,
  playersByPeriod,
  pointsByPeriod,
  runsOf,
  type Score,
  scoresOf,
  secondsLed,
  timesTied,
} from "#domain/plays/score-walk.ts";
import { playOf } from "#tests/fixtures/league.ts";
import truths from "#tests/fixtures/play-truths.json" with { type: "json" };
import { sourceRows } from "#tests/fixtures/season.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

const plays = readPlays(SOURCE_FOLDER, "2025-26");
const walks = new Map([...plays].map(([id, game]) => [id, scoresOf(game)]));
const finals = ["games.csv", "postseason_games.csv"].flatMap(sourceRows);
const ofSeason = [...plays].filter(([id]) => id.startsWith("002"));
const SIDES: readonly Side[] = ["home", "away"];

/** Regular-season games by a count of theirs, highest first, then by their id. */
function ranked<T>(
  countOf: (scores: readonly Score[]) => readonly { count: number; of?: T }[],
): { gameId: string; count: number; of?: T }[] {
  return ofSeason
    .flatMap(([gameId]) => countOf(walks.get(gameId) ?? []).map((row) => ({ gameId, ...row })))
    .sort((a, b) => b.count - a.count || a.gameId.localeCompare(b.gameId));
}

const teamOf = (gameId: string, side: Side) =>
  Number(finals.find(({ game_id }) => game_id === gameId)?.[`${side}_team_id`]);

describe("the walk of the score over all games with plays", () => {
  it("ends at the final score of the tables", () => {
    const differing = finals.filter(({ game_id = "", home_points, away_points }) => {
      const own = plays.get(game_id);
      if (own === undefined) return false;
      const margin = Number(home_points) - Number(away_points);
      return (
        walks.get(game_id)?.at(-1)?.margin !== margin || leadsAfterPeriods(own).at(-1) !== margin
      );
    });
    expect(plays.size).toBe(1318);
    expect(finals).toHaveLength(1322);
    expect(differing).toEqual([]);
  });

  it("never goes back in time, and shares out every second of the game", () => {
    const odd = [...plays].filter(([id, game]) => {
      const scores = walks.get(id) ?? [];
      const { home, away, level } = secondsLed(game, scores);
      const periods = game.plays.at(-1)?.period ?? 0;
      return (
        scores.some(({ at }, index) => at < (scores[index - 1]?.at ?? 0)) ||
        home + away + level !== 2880 + 300 * (periods - 4)
      );
    });
    expect(odd.map(([id]) => id)).toEqual([]);
  });

  it("gives every point to a run and to a period of its player", () => {
    const odd = [...plays].filter(([id, game]) => {
      const last = game.plays.at(-1);
      const total = (last?.homePoints ?? 0) + (last?.awayPoints ?? 0);
      const ofRuns = runsOf(walks.get(id) ?? []).reduce((sum, { points }) => sum + points, 0);
      const ofPlayers = [...playersByPeriod(game).values()].flat();
      return ofRuns !== total || ofPlayers.reduce((sum, points) => sum + points, 0) !== total;
    });
    expect(odd.map(([id]) => id)).toEqual([]);
  });
});

describe("the walk of the score against figures counted elsewhere", () => {
  it.each(truths.leadChanges)("lead changes and ties of $gameId", (truth) => {
    const scores = walks.get(truth.gameId) ?? [];
    expect(leadChangesOf(scores)).toHaveLength(truth.leadChanges);
    expect(timesTied(scores)).toBe(truth.timesTied);
  });

  it.each(truths.quartersGames)("points by quarter of $gameId", ({ gameId, home, away }) => {
    expect(pointsByPeriod(plays.get(gameId) as GamePlays)).toEqual({ home, away });
  });

  it.each(truths.quartersPlayers)("points by quarter of player $playerId", (truth) => {
    const sums = { q1: 0, q2: 0, q3: 0, q4: 0, ot: 0 };
    for (const [, game] of ofSeason) {
      const [q1 = 0, q2 = 0, q3 = 0, q4 = 0, ...ot] =
        playersByPeriod(game).get(truth.playerId) ?? [];
      sums.q1 += q1;
      sums.q2 += q2;
      sums.q3 += q3;
      sums.q4 += q4;
      sums.ot += ot.reduce((sum, points) => sum + points, 0);
    }
    expect({ playerId: truth.playerId, ...sums }).toEqual(truth);
  });

  it("comebacks, in order", () => {
    const rows = ranked((scores) => [{ count: deficitOvercome(scores) }]);
    for (const { rank, gameId, deficit } of truths.comebacks) {
      expect(rows[rank - 1]).toMatchObject({ gameId, count: deficit });
    }
  });

  it("runs, in order", () => {
    const rows = ranked((scores) =>
      runsOf(scores).map(({ points, side }) => ({ count: points, of: side })),
    );
    for (const { rank, gameId, teamId, points } of truths.runs) {
      const row = rows[rank - 1];
      expect(row).toMatchObject({ gameId, count: points });
      expect(teamOf(gameId, row?.of ?? "home")).toBe(teamId);
      expect(longestRun(runsOf(walks.get(gameId) ?? []), row?.of ?? "home")?.points).toBe(points);
    }
  });

  it("largest leads, in order", () => {
    const rows = ranked((scores) => {
      const leads = largestLeads(scores);
      return SIDES.map((side) => ({ count: leads[side].points, of: side }));
    });
    for (const { rank, gameId, teamId, lead } of truths.largestLeads) {
      const row = rows[rank - 1];
      expect(row).toMatchObject({ gameId, count: lead });
      expect(teamOf(gameId, row?.of ?? "home")).toBe(teamId);
    }
  });
});

describe("a short game", () => {
  const play = (
    [period, clock]: readonly [number, number],
    side: Side,
    kind: Play["kind"],
    [homePoints, awayPoints]: readonly [number, number],
    playerId = "1",
  ) => playOf({ period, clock, side, kind, playerId, homePoints, awayPoints });
  const plays = [
    play([1, 700], "home", "fg2_made", [2, 0]),
    play([1, 690], "away", "fg3_miss", [2, 0]),
    play([1, 680], "away", "fg2_made", [2, 2], "2"),
    // The clock steps back by a second.
    play([1, 681], "home", "ft_made", [3, 2]),
    play([1, 600], "away", "fg3_made", [3, 5], "2"),
    play([1, 0], "away", "period_end", [3, 5]),
  ];
  const soFar = { plays: plays.slice(0, -1) };
  /** Two periods, with a run of six points that the break between them does not end. */
  const longer = {
    plays: [
      play([1, 100], "home", "fg2_made", [2, 0], "4"),
      { ...play([1, 90], "home", "fg2_made", [4, 0]), playerId: undefined },
      play([1, 80], "away", "ft_miss", [4, 0], "5"),
      { ...play([1, 70], "away", "ft_made", [4, 0]), side: undefined, playerId: undefined },
      play([1, 1], "away", "fg3_made", [4, 3], "2"),
      play([1, 0], "home", "period_end", [4, 3]),
      playOf({ period: 2, homePoints: 4, awayPoints: 3 }),
      play([2, 700], "away", "fg3_made", [4, 6], "3"),
      play([2, 650], "home", "ft_made", [5, 6]),
      play([2, 650], "home", "ft_made", [6, 6]),
      play([2, 600], "away", "fg2_made", [6, 8], "2"),
    ],
  };

  it.each<[string, () => unknown, unknown]>([
    [
      "scores",
      () => scoresOf({ plays }).map(({ at, before, margin }) => [at, before, margin]),
      [
        [20, 0, 2],
        [40, 2, 0],
        [40, 0, 1],
        [120, 1, -2],
      ],
    ],
    ["lead changes", () => leadChangesOf(scoresOf({ plays })).map(({ at }) => at), [120]],
    ["lead changes after ties", () => leadChangesOf(scoresOf(longer)).map(({ at }) => at), [740]],
    ["ties", () => timesTied(scoresOf({ plays })), 1],
    [
      "largest leads, at the first of equals",
      () =>
        Object.values(largestLeads(scoresOf(longer))).map(({ points, score }) => [
          points,
          score?.at,
        ]),
      [
        [4, 630],
        [2, 740],
      ],
    ],
    [
      "no lead of a team that never led",
      () => largestLeads(scoresOf({ plays: plays.slice(0, 1) })).away,
      { points: 0, score: undefined },
    ],
    [
      "seconds led",
      () => secondsLed({ plays }, scoresOf({ plays })),
      { home: 20 + 80, away: 600, level: 20 },
    ],
    [
      "seconds led so far",
      () => secondsLed(soFar, scoresOf(soFar)),
      { home: 20 + 80, away: 0, level: 20 },
    ],
    [
      "seconds level without a score",
      () => secondsLed({ plays: plays.slice(-1) }, []),
      { home: 0, away: 0, level: 720 },
    ],
    ["the deficit of the visitors who won", () => deficitOvercome(scoresOf({ plays })), 2],
    [
      "no deficit without a winner",
      () => deficitOvercome(scoresOf({ plays: plays.slice(0, 3) })),
      0,
    ],
    [
      "runs",
      () =>
        runsOf(scoresOf(longer)).map(({ side, points, first, last }) => [
          side,
          points,
          first.at,
          last.at,
        ]),
      [
        ["home", 4, 620, 630],
        ["away", 6, 719, 740],
        ["home", 2, 790, 790],
        ["away", 2, 840, 840],
      ],
    ],
    ["a team's longest run", () => longestRun(runsOf(scoresOf(longer)), "away")?.points, 6],
    ["the other team's longest run", () => longestRun(runsOf(scoresOf(longer)), "home")?.points, 4],
    ["no deficit before a score", () => deficitOvercome([]), 0],
    [
      "scores at the times of second overtimes",
      () => scoresOf({ plays: [play([6, 100], "home", "fg2_made", [2, 0])] })[0]?.at,
      4 * 720 + 300 + 200,
    ],
    [
      "the first of equal runs",
      () =>
        longestRun(
          runsOf(scoresOf({ plays: [...plays.slice(0, 3), ...plays.slice(0, 1)] })),
          "home",
        )?.first.at,
      20,
    ],
    ["no run of a team without points", () => longestRun([], "home"), undefined],
    ["points by period", () => pointsByPeriod(longer), { home: [4, 2], away: [3, 5] }],
    [
      "points of a period in which nothing happened",
      () => pointsByPeriod({ plays: longer.plays.slice(-1) }),
      { home: [0, 0], away: [0, 2] },
    ],
    ["leads after periods", () => leadsAfterPeriods(longer), [1, -2]],
    [
      "points of players by period",
      () => [...playersByPeriod(longer)],
      [
        ["4", [2, 0]],
        ["2", [3, 2]],
        ["3", [0, 3]],
        ["1", [0, 2]],
      ],
    ],
    ["no points of players without a play", () => playersByPeriod({ plays: [] }).size, 0],
  ])("has %s", (_, found, expected) => {
    expect(found()).toEqual(expected);
  });
});
