import { beforeAll, describe, expect, test } from "vitest";
import {
  chanceOfOdd,
  GOALS,
  OddsCount,
  SIMULATIONS,
  seasonAsOf,
  type TeamOdds,
} from "#domain/ratings/season-odds.ts";
import type { OpenSeason } from "#domain/ratings/season-simulation.ts";
import { SeasonSimulation } from "#domain/ratings/season-simulation.ts";
import { seededRandom } from "#domain/ratings/seeded-random.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { meetingsOf } from "#domain/standings/meetings.ts";
import { possibleRanks } from "#domain/standings/possible-ranks.ts";
import { SOURCES, tables } from "#tests/fixtures/season-tables.ts";
import { seasonsToPlayOut } from "#tools/ratings/odds-days.ts";

const { current: season, parameters } = seasonsToPlayOut(SOURCES, tables);
const dates = [...new Set(season.games.map(({ date }) => date))];

/** The seasons that are played out here; whole odds take too long for a test. */
const PLAYED = 400;

describe.each(["2025-10-20", "2026-02-11", "2026-04-12"])("the odds after %s", (date) => {
  let odds: TeamOdds[] = [];
  beforeAll(() => {
    const count = new OddsCount(seasonAsOf(date, season), parameters);
    count.step(PLAYED);
    odds = count.odds();
  });

  const counted = (of: (own: TeamOdds) => number[]) =>
    odds.flatMap(of).reduce((sum, count) => sum + count, 0);

  test("give each place of both conferences once in every season", () => {
    for (let place = 0; place < 10; place += 1) {
      expect(counted(({ places }) => [countOf(places[place])])).toBe(2 * PLAYED);
    }
  });

  test("give a team at most one place in every season", () => {
    for (const { places } of odds)
      expect(places.reduce((sum, own) => sum + countOf(own), 0)).toBeLessThanOrEqual(PLAYED);
  });

  test.each([
    ["playoffs", 16],
    ["conference", 2],
    ["title", 1],
  ] as const)("count %s %i times a season", (goal, times) => {
    expect(counted((own) => [countOf(own[goal])])).toBe(times * PLAYED);
  });

  test("print no open outcome as certain", () => {
    for (const own of odds) {
      for (const goal of GOALS) {
        const chance = chanceOfOdd(own[goal]);
        expect(chance === 0 || chance === 1).toBe(own[goal].kind !== "open");
      }
    }
  });
});

test("the steps in which seasons are played out do not change the odds", () => {
  const day = seasonAsOf("2026-04-10", season);
  const [one, several] = [new OddsCount(day, parameters), new OddsCount(day, parameters)];
  one.step(PLAYED);
  for (const part of [1, 100, PLAYED - 101]) expect(several.step(part)).toBe(false);
  expect(several.odds()).toEqual(one.odds());
  expect(several.step(SIMULATIONS)).toBe(true);
});

test("the odds after the last game are what came", () => {
  const count = new OddsCount(season, parameters);
  count.step(1);
  const odds = count.odds();
  const reached = (goal: (typeof GOALS)[number]) =>
    odds.filter((own) => own[goal].kind === "certain").map(({ teamId }) => teamId);
  const series = season.postseason.filter(({ stage }) => stage === "playoffs");
  const last = series.at(-1);
  const champion = last && (last.homePoints > last.awayPoints ? last.homeTeamId : last.awayTeamId);
  expect(reached("title")).toEqual([champion]);
  expect(reached("conference").toSorted()).toEqual([last?.homeTeamId, last?.awayTeamId].toSorted());
  expect(new Set(reached("playoffs"))).toEqual(
    new Set(series.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])),
  );
  expect(odds.every((own) => GOALS.every((goal) => own[goal].kind !== "open"))).toBe(true);
});

/** The seasons played out to find a rank outside of a range on each of the season's days. */
const TRIES = 4;

test("no season played out on any day leaves the ranks that are possible", () => {
  for (const date of dates) {
    const day = seasonAsOf(date, season);
    const simulation = new SeasonSimulation(day, parameters);
    const ranges = rangesOf(day);
    for (let seed = 0; seed < TRIES; seed += 1) {
      const { orders } = simulation.playOut(seededRandom(seed));
      for (const order of orders) {
        for (const [at, slot] of order.entries()) {
          const { best, worst } = ranges.get(day.teams[slot]?.id ?? 0) ?? { best: 0, worst: 0 };
          expect(best <= at + 1 && at + 1 <= worst).toBe(true);
        }
      }
    }
  }
});

function rangesOf({ teams, games, upcoming }: OpenSeason) {
  const records = seasonRecords([...teams], [...games]).values();
  const conferences = Map.groupBy(records, ({ team }) => team.conference).values();
  return new Map(
    [...conferences].flatMap((members) => [...possibleRanks(members, upcoming, meetingsOf(games))]),
  );
}

function countOf(odd: TeamOdds["title"] | undefined): number {
  return odd?.kind === "open" ? odd.count : odd?.kind === "certain" ? PLAYED : 0;
}
