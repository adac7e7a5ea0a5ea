import { describe, expect, test } from "vitest";
import {
  chanceOfOdd,
  daysWithOdds,
  GOALS,
  type Odd,
  OddsCount,
  SIMULATIONS,
  seasonAsOf,
} from "#domain/ratings/season-odds.ts";
import type { OpenSeason } from "#domain/ratings/season-simulation.ts";
import type { Pairing } from "#domain/ratings/team-ratings.ts";
import { win } from "#tests/fixtures/league.ts";
import { STILL, smallLeague } from "./small-league.ts";

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
    const odds = oddsAfter({ games, upcoming: [{ ...pairing, homeTeamId: 9, awayTeamId: 10 }] });
    expect(odds.slice(0, 8).map(({ playoffs }) => playoffs.kind)).toEqual([
      ...Array(6).fill("certain"),
      ...Array(2).fill("open"),
    ]);
  });

  test("are impossible below the tenth place", () => {
    const league = smallLeague();
    const eleventh = { ...league.teams[9], id: 21 } as (typeof league.teams)[number];
    const games = [...league.games, ...league.teams.slice(0, 10).map(({ id }) => win(id, 21))];
    const upcoming = [{ ...pairing, homeTeamId: 11, awayTeamId: 20 }];
    const odds = oddsAfter({ teams: [...league.teams, eleventh], games, upcoming });
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
  const upcoming = { homeTeamId: 4, awayTeamId: 5, date: "2026-04-11", neutral: false };
  const after = { ...win(1, 4, { date: "2026-04-14" }), stage: "play-in" as const };
  const open = smallLeague({
    games: [third, second, first],
    upcoming: [upcoming],
    postseason: [after],
  });

  test("has the results until then, and the others among the games left, in order", () => {
    expect(seasonAsOf("2026-04-10", open)).toMatchObject({
      games: [first],
      upcoming: [second, upcoming, third],
      postseason: [],
    });
    expect(seasonAsOf("2026-04-14", open)).toMatchObject({
      games: open.games,
      postseason: [after],
    });
  });

  test.each<[string, Parameters<typeof daysWithOdds>[0], string[]]>([
    ["with results", open, ["2026-04-09", "2026-04-10", "2026-04-11", "2026-04-12", "2026-04-14"]],
    ["to come", { games: [], upcoming: [upcoming], postseason: [] }, ["2026-04-10"]],
    ["without a game", { games: [], upcoming: [], postseason: [] }, []],
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
