import { beforeAll, describe, expect, test } from "vitest";
import {
  chanceOfOdd,
  daysWithOdds,
  GOALS,
  type Odd,
  OddsCount,
  SIMULATIONS,
  seasonAsOf,
  type TeamOdds,
} from "../../../../domain/ratings/season-odds.ts";
import type { OpenSeason } from "../../../../domain/ratings/season-simulation.ts";
import { SeasonSimulation } from "../../../../domain/ratings/season-simulation.ts";
import { seededRandom } from "../../../../domain/ratings/seeded-random.ts";
import type { Pairing } from "../../../../domain/ratings/team-ratings.ts";
import { meetingsOf } from "../../../../domain/season/meetings.ts";
import { possibleRanks } from "../../../../domain/season/possible-ranks.ts";
import { seasonRecords } from "../../../../domain/season/records.ts";
import { seasonsToPlayOut } from "../../../../tools/ratings/odds-days.ts";
import { SOURCES, tables } from "../../../fixtures/season-tables.ts";
import { win } from "../../tools/season/season.ts";
import { STILL, smallLeague } from "./small-league.ts";

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

describe("the odds of a small league", () => {
  const oddsAfter = (facts: Partial<OpenSeason>, seasons = 10) => {
    const count = new OddsCount(smallLeague(facts), STILL);
    count.step(seasons);
    return count.odds();
  };
  const printed = (odd: Odd | undefined) => (odd?.kind === "open" ? odd.count : odd?.kind);
  const pairing = { homeTeamId: 1, awayTeamId: 2, date: "2026-04-12", neutral: false };

  test("are certain of the places after the last game", () => {
    const [first, second] = oddsAfter({});
    expect(first?.wins).toBe((10 * 9) / SIMULATIONS);
    expect(first?.places.map(printed)).toEqual(["certain", ...Array(9).fill("impossible")]);
    expect(second?.places.map(printed).indexOf("certain")).toBe(1);
  });

  test("are open for those who may still reach a goal by their own games", () => {
    const odds = oddsAfter({});
    const playoffs = odds.map(({ playoffs }) => playoffs.kind);
    const half = [...Array(6).fill("certain"), ...Array(4).fill("open")];
    expect(playoffs).toEqual([...half, ...half]);
    expect(new Set(odds.map(({ title }) => title.kind))).toEqual(new Set(["open"]));
    const total = odds.reduce((sum, { title }) => sum + Number(printed(title)), 0);
    expect(total).toBe(10);
  });

  test("are certain in the first six places before the last game", () => {
    const isPlayed = (game: Pairing) => game.homeTeamId < 9 || game.awayTeamId !== 10;
    const games = smallLeague().games.filter(isPlayed);
    const odds = oddsAfter({ games, coming: [{ ...pairing, homeTeamId: 9, awayTeamId: 10 }] });
    expect(odds.slice(0, 8).map(({ playoffs }) => playoffs.kind)).toEqual([
      ...Array(6).fill("certain"),
      ...Array(2).fill("open"),
    ]);
  });

  test("are impossible below the tenth place", () => {
    const league = smallLeague();
    const eleventh = { ...league.teams[9], id: 21 } as (typeof league.teams)[number];
    const games = [...league.games, ...league.teams.slice(0, 10).map(({ id }) => win(id, 21))];
    const coming = [{ ...pairing, homeTeamId: 11, awayTeamId: 20 }];
    const odds = oddsAfter({ teams: [...league.teams, eleventh], games, coming });
    expect(GOALS.map((goal) => odds[20]?.[goal].kind)).toEqual(GOALS.map(() => "impossible"));
    expect(odds[9]?.playoffs.kind).toBe("open");
  });
});

describe("a season as of a day", () => {
  const [first, second, third] = [
    win(1, 2, { date: "2026-04-10" }),
    win(2, 3, { date: "2026-04-11" }),
    win(3, 1, { date: "2026-04-12" }),
  ];
  const coming = { homeTeamId: 4, awayTeamId: 5, date: "2026-04-11", neutral: false };
  const after = { ...win(1, 4, { date: "2026-04-14" }), stage: "play-in" as const };
  const open = smallLeague({
    games: [third, second, first],
    coming: [coming],
    postseason: [after],
  });

  test("has the results until then, and the others among the games left, in order", () => {
    expect(seasonAsOf("2026-04-10", open)).toMatchObject({
      games: [first],
      coming: [second, coming, third],
      postseason: [],
    });
    expect(seasonAsOf("2026-04-14", open)).toMatchObject({
      games: open.games,
      postseason: [after],
    });
  });

  test.each<[string, Parameters<typeof daysWithOdds>[0], string[]]>([
    ["with results", open, ["2026-04-09", "2026-04-10", "2026-04-11", "2026-04-12", "2026-04-14"]],
    ["to come", { games: [], coming: [coming], postseason: [] }, ["2026-04-10"]],
    ["without a game", { games: [], coming: [], postseason: [] }, []],
  ])("%s has odds", (_, season, days) => {
    expect(daysWithOdds(season)).toEqual(days);
  });
});

test.each<[Odd, number]>([
  [{ kind: "impossible" }, 0],
  [{ kind: "certain" }, 1],
  [{ kind: "open", count: SIMULATIONS / 4 }, 0.25],
  [{ kind: "open", count: 0 }, 0.5 / SIMULATIONS],
  [{ kind: "open", count: SIMULATIONS }, 1 - 0.5 / SIMULATIONS],
])("the chance of %j", (odd, chance) => {
  expect(chanceOfOdd(odd)).toBe(chance);
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

function rangesOf({ teams, games, coming }: OpenSeason) {
  const records = seasonRecords([...teams], [...games]).values();
  const conferences = Map.groupBy(records, ({ team }) => team.conference).values();
  return new Map(
    [...conferences].flatMap((members) => [...possibleRanks(members, coming, meetingsOf(games))]),
  );
}

function countOf(odd: TeamOdds["title"] | undefined): number {
  return odd?.kind === "open" ? odd.count : odd?.kind === "certain" ? PLAYED : 0;
}
