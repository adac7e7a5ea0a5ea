import { describe, expect, it } from "vitest";
import type { GamePlays, Play, Side } from "../../../../domain/plays/play.ts";
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
} from "../../../../domain/plays/score-walk.ts";
import { SOURCE_FOLDER } from "../../../../tools/paths.ts";
import { readPlays } from "../../../../tools/season/plays/plays-file.ts";
import truths from "../../../fixtures/play-truths.json" with { type: "json" };
import { sourceRows } from "../../../fixtures/season.ts";

const plays = readPlays(SOURCE_FOLDER);
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
  const play = (clock: number, side: Side, kind: Play["kind"], score: [number, number]): Play => ({
    period: 1,
    clock,
    kind,
    side,
    playerId: "1",
    otherId: undefined,
    detail: "",
    feet: undefined,
    homePoints: score[0],
    awayPoints: score[1],
  });
  const game: GamePlays = {
    isWhole: true,
    starters: [],
    plays: [
      play(700, "home", "fg2_made", [2, 0]),
      play(690, "away", "fg3_miss", [2, 0]),
      play(680, "away", "fg2_made", [2, 2]),
      // The clock steps back by a second.
      play(681, "home", "ft_made", [3, 2]),
      play(600, "away", "fg3_made", [3, 5]),
      play(0, "away", "period_end", [3, 5]),
    ],
  };
  const soFar = { ...game, plays: game.plays.slice(0, -1) };
  const scores = scoresOf(game);

  it.each([
    [
      "scores",
      scores.map(({ at, margin }) => [at, margin]),
      [
        [20, 2],
        [40, 0],
        [40, 1],
        [120, -2],
      ],
    ],
    ["lead changes", leadChangesOf(scores).map(({ at }) => at), [120]],
    ["ties", timesTied(scores), 1],
    ["largest leads", [largestLeads(scores).home.points, largestLeads(scores).away.points], [2, 2]],
    ["seconds led", secondsLed(game, scores), { home: 20 + 80, away: 600, level: 20 }],
    ["seconds led so far", secondsLed(soFar, scores), { home: 20 + 80, away: 0, level: 20 }],
    ["deficit overcome", deficitOvercome(scores), 2],
    ["no run of a team without points", longestRun([], "home"), undefined],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});
