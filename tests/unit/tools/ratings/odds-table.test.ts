import { describe, expect, test } from "vitest";
import {
  chanceOfOdd,
  daysWithOdds,
  ODDS_PLACES,
  SIMULATIONS,
  type TeamOdds,
} from "#domain/ratings/season-odds.ts";
import { standingsOn } from "#domain/standings/standings-on.ts";
import { SOURCES, tables } from "#tests/fixtures/season-tables.ts";
import { seasonsToPlayOut } from "#tools/ratings/odds-days.ts";
import { readOdds } from "#tools/ratings/odds-table.ts";

const table = readOdds();
const { current, upcoming } = seasonsToPlayOut(SOURCES, tables);
const days = [...daysWithOdds(current), ...daysWithOdds(upcoming)];

function seasonsOf(odd: TeamOdds["title"]): number {
  if (odd.kind === "open") return odd.count;
  return odd.kind === "certain" ? SIMULATIONS : 0;
}

describe("the table of odds", () => {
  test("has each day with a result, the days before the seasons, and no other", () => {
    expect([...table.keys()]).toEqual(days.toSorted());
    for (const teams of table.values()) expect(teams).toHaveLength(30);
  });

  test("gives each place twice, sixteen teams the playoffs and one the title in every season", () => {
    for (const [date, teams] of table) {
      const sum = (of: (own: TeamOdds) => TeamOdds["title"] | undefined) =>
        teams.reduce((total, own) => total + seasonsOf(of(own) ?? { kind: "impossible" }), 0);
      const places = Array.from({ length: ODDS_PLACES }, (_, at) => sum((own) => own.places[at]));
      expect([date, ...places]).toEqual([date, ...places.map(() => 2 * SIMULATIONS)]);
      const goals = [
        sum((own) => own.playoffs),
        sum((own) => own.conference),
        sum((own) => own.title),
      ];
      expect([date, ...goals]).toEqual([date, 16 * SIMULATIONS, 2 * SIMULATIONS, SIMULATIONS]);
    }
  });

  test("calls nothing certain or impossible that did not come so", () => {
    const final = new Map(
      table.get(daysWithOdds(current).at(-1) ?? "")?.map((own) => [own.teamId, own]),
    );
    for (const date of daysWithOdds(current)) {
      for (const own of table.get(date) ?? []) {
        for (const goal of ["playoffs", "conference", "title"] as const) {
          if (own[goal].kind === "open") continue;
          expect([date, own.teamId, goal, own[goal]]).toEqual([
            date,
            own.teamId,
            goal,
            final.get(own.teamId)?.[goal],
          ]);
        }
      }
    }
  });
});

test("the odds of the playoffs are more often right than the standings of the day", () => {
  const made = new Set(
    table
      .get(daysWithOdds(current).at(-1) ?? "")
      ?.flatMap((own) => (own.playoffs.kind === "certain" ? own.teamId : [])),
  );
  const dates = [...new Set(current.games.map(({ date }) => date))].toSorted();
  const error = { odds: 0, standings: 0, teams: 0 };
  for (const date of dates.filter((_, at) => at % 7 === 0)) {
    const rows = Object.values(standingsOn(date, tables.teams, current.games)).flatMap(
      (own) => own.rows,
    );
    const ranks = new Map(rows.map(({ team, rank }) => [team.id, rank]));
    for (const own of table.get(date) ?? []) {
      const came = Number(made.has(own.teamId));
      error.odds += (chanceOfOdd(own.playoffs) - came) ** 2;
      error.standings += (Number((ranks.get(own.teamId) ?? 0) <= 8) - came) ** 2;
      error.teams += 1;
    }
  }
  expect(error.odds).toBeLessThan(error.standings);
});
