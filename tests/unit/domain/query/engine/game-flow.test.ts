import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Play, PlayKind, Side } from "#domain/plays/play.ts";
import {
  type GameFlow,
  gameFlowAt,
  gameFlowOf,
  gameFlowsOf,
  packGameFlows,
  unpackGameFlows,
} from "#domain/query/engine/game-flow.ts";
import { FLOW_COLUMNS } from "#domain/query/storage/season-lines.ts";
import { boxScore } from "#tests/fixtures/league.ts";
import { COMEBACKS, LEADS, RUNS } from "#tests/fixtures/play-facts.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

/** Scores in a row, each by a side with the kind that made it. */
function playsOf(scores: readonly (readonly [Side, PlayKind])[]): Play[] {
  const points = { home: 0, away: 0 };
  return scores.map(([side, kind], at) => {
    points[side] += kind === "fg3_made" ? 3 : kind === "fg2_made" ? 2 : 1;
    return {
      period: 1,
      clock: 720 - at,
      kind,
      side,
      playerId: "1",
      otherId: undefined,
      detail: "",
      feet: undefined,
      homePoints: points.home,
      awayPoints: points.away,
    };
  });
}

describe("the flow of a game", () => {
  test("has the home team's leads at the ends of quarters", () => {
    const periods = { home: [20, 30, 25, 30, 9], away: [25, 25, 20, 35, 8] };
    expect(gameFlowOf(boxScore(1, [], { periods }))).toEqual({
      afterq1: -5,
      athalf: 0,
      afterq3: 5,
    });
  });

  test("knows nothing without quarters and plays", () => {
    expect(gameFlowOf(boxScore(1, [], { periods: { home: [], away: [] } }))).toEqual({});
  });

  test("has each team's largest lead, its most points in a row, and the changes of lead", () => {
    const plays = playsOf([
      ["home", "fg3_made"],
      ["home", "fg2_made"],
      ["away", "fg3_made"],
      ["away", "fg3_made"],
      ["away", "ft_made"],
      ["home", "ft_made"],
    ]);
    const periods = { home: [], away: [] };
    expect(gameFlowOf(boxScore(1, [], { periods }), { plays })).toEqual({
      homeLead: 5,
      awayLead: 2,
      homeRun: 5,
      awayRun: 7,
      leadChanges: 1,
    });
  });
});

describe("packed flows", () => {
  const known = (name: string) =>
    fc.option(
      name.startsWith("a") && !name.startsWith("away")
        ? fc.integer({ min: -90, max: 90 })
        : fc.nat(90),
    );
  const flow = fc.record(
    Object.fromEntries(FLOW_COLUMNS.map((name) => [name, known(name)])),
  ) as fc.Arbitrary<Record<string, number | null>>;
  const withoutNulls = (of: Record<string, number | null>) =>
    Object.fromEntries(Object.entries(of).filter(([, value]) => value !== null)) as GameFlow;

  test("are what was packed", () => {
    fc.assert(
      fc.property(fc.array(flow.map(withoutNulls), { minLength: 1 }), (games) => {
        const flows = gameFlowsOf(games);
        const text = flows && packGameFlows(flows);
        const again = text === undefined ? undefined : unpackGameFlows(text, games.length);
        expect(games.map((_, place) => gameFlowAt(again, place))).toEqual(games);
      }),
    );
  });

  test("are read as they were stored without lead changes", () => {
    const games = [{ athalf: 3, homeRun: 100 }, { homeRun: 8 }];
    const flows = gameFlowsOf(games);
    const stored = (flows === undefined ? "" : packGameFlows(flows)).split(" ").slice(0, -1);
    const again = unpackGameFlows(stored.join(" "), games.length);
    expect(games.map((_, place) => gameFlowAt(again, place))).toEqual(games);
  });

  test("are none of another text or of another number of games", () => {
    const flows = gameFlowsOf([{ athalf: 3 }, {}]);
    const text = flows === undefined ? "" : packGameFlows(flows);
    expect(unpackGameFlows(text, 2)).toBeDefined();
    expect(unpackGameFlows(text, 3)).toBeUndefined();
    expect(unpackGameFlows("no flows", 2)).toBeUndefined();
  });

  test("are left out where nothing is known", () => {
    expect(gameFlowsOf([{}, undefined])).toBeUndefined();
  });
});

describe("the season's flows", () => {
  const { lines } = seasonQuestionData();
  const flows = new Map(
    lines.games.map((played, place) => [
      played.id,
      { ...played, flow: gameFlowAt(lines.flows, place) },
    ]),
  );
  const ofTeam = (id: string, team: number, what: "Lead" | "Run") => {
    const found = flows.get(id);
    return found?.flow[`${found.homeTeamId === team ? "home" : "away"}${what}`];
  };

  test("have the leads of every game's quarters", () => {
    const rows = [...sourceRows("game_extras.csv"), ...sourceRows("postseason_games.csv")];
    expect(rows).toHaveLength(1_322);
    for (const row of rows) {
      const lead = (quarters: number) =>
        [1, 2, 3]
          .slice(0, quarters)
          .reduce((sum, at) => sum + Number(row[`home_q${at}`]) - Number(row[`away_q${at}`]), 0);
      expect(flows.get(row.game_id ?? "")?.flow, row.game_id).toMatchObject({
        afterq1: lead(1),
        athalf: lead(2),
        afterq3: lead(3),
      });
    }
  });

  test("have the largest leads, runs and changes of lead of every game with plays", () => {
    const games = readPlays(SOURCE_FOLDER, "2025-26");
    expect(games.size).toBe(1_318);
    for (const [id, { plays }] of games) {
      let [homeLead, awayLead, homeRun, awayRun, run] = [0, 0, 0, 0, 0];
      let leadChanges = 0;
      let leader = 0;
      let [home, away] = [0, 0];
      for (const { homePoints, awayPoints } of plays) {
        homeLead = Math.max(homeLead, homePoints - awayPoints);
        awayLead = Math.max(awayLead, awayPoints - homePoints);
        if (homePoints > home) run = Math.max(run, 0) + homePoints - home;
        if (awayPoints > away) run = Math.min(run, 0) - (awayPoints - away);
        homeRun = Math.max(homeRun, run);
        awayRun = Math.max(awayRun, -run);
        const ahead = Math.sign(homePoints - awayPoints);
        if (ahead * leader < 0) leadChanges += 1;
        leader = ahead || leader;
        [home, away] = [homePoints, awayPoints];
      }
      const told = { homeLead, awayLead, homeRun, awayRun, leadChanges };
      expect(flows.get(id)?.flow, id).toMatchObject(told);
    }
  });

  test("have no largest leads of the four games without plays", () => {
    const without = [...flows].filter(([, { flow }]) => flow.homeLead === undefined);
    expect(without.map(([id]) => id)).toEqual(
      "0042500401 0042500402 0042500404 0042500405".split(" "),
    );
  });

  test.each(COMEBACKS)("game %s: team %i won from behind by %i", (id, team, points) => {
    const found = flows.get(id);
    const loser = found?.homeTeamId === team ? found.awayTeamId : (found?.homeTeamId ?? 0);
    expect(ofTeam(id, loser, "Lead")).toBe(points);
  });

  test.each(RUNS)("game %s: team %i has %i points in a row", (id, team, points) => {
    expect(ofTeam(id, team, "Run")).toBe(points);
  });

  test.each(LEADS)("game %s: team %i leads by %i", (id, team, points) => {
    expect(ofTeam(id, team, "Lead")).toBe(points);
  });
});
