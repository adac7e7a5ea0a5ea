import { describe, expect, test } from "vitest";
import { oddsDay } from "#domain/ratings/odds-day.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import type { PostseasonGame } from "#domain/season/postseason.ts";
import { win } from "#tests/fixtures/league.ts";

const game = (date: string) => win(1, 2, { id: "0022500001", date });
const after = (date: string, stage: PostseasonGame["stage"]): PostseasonGame => ({
  ...game(date),
  stage,
  label: "",
  overtimes: 0,
  series: undefined,
});
const fixture = (date: string): Fixture => ({
  tipOff: `${date}T23:00Z`,
  date,
  homeTeamId: 1,
  awayTeamId: 2,
  neutral: false,
  television: [],
  label: "",
  arena: "",
});

const SEASON = {
  current: "2025-26",
  games: [game("2025-10-22"), game("2025-10-24")],
  postseason: {
    games: [after("2025-12-16", "cup-final"), after("2026-04-14", "play-in")],
    series: [],
    awards: [],
  },
  fixtures: [fixture("2025-10-26")],
};
const DAYS = ["2025-10-21", "2025-10-22", "2025-10-24", "2026-04-14"];
const COMING = {
  ...SEASON,
  fixtures: [...SEASON.fixtures, fixture("2026-10-20"), fixture("2026-10-21")],
};

describe("the day of the odds", () => {
  test.each<[string, string | undefined, string, number]>([
    ["without a date is the latest", undefined, "2026-04-14", 1],
    ["is the date asked for", "2025-10-22", "2025-10-22", 2],
    ["is the last day before the date", "2026-01-01", "2025-10-24", 1],
    ["is the first day for an earlier date", "2024-01-01", "2025-10-21", 3],
    ["is never that of the final of the Cup", "2025-12-16", "2025-10-24", 1],
  ])("%s, with the games that are left", (_, asked, date, left) => {
    const season = { season: "2025-26", isCurrent: true, days: DAYS, left };
    expect(oddsDay(asked, SEASON)).toEqual({ date, ...season });
    // A schedule keeps the fixtures of games that have been played.
    const fixtures = [...SEASON.games.map((own) => fixture(own.date)), ...SEASON.fixtures];
    expect(oddsDay(asked, { ...SEASON, fixtures })).toEqual({ date, ...season });
  });

  const upcoming = {
    date: "2026-10-19",
    season: "2026-27",
    isCurrent: false,
    days: ["2026-10-19"],
    left: 2,
  };
  test.each([undefined, "2026-10-19", "2027-01-01"])(
    "is that before the season to come for %s",
    (asked) => {
      expect(oddsDay(asked, COMING)).toEqual(upcoming);
    },
  );

  test("is of the current season before that", () => {
    expect(oddsDay("2026-10-18", COMING)).toMatchObject({ date: "2026-04-14", left: 1 });
  });

  test("is none before any season", () => {
    const postseason = { games: [], series: [], awards: [] };
    expect(oddsDay(undefined, { ...SEASON, games: [], postseason, fixtures: [] })).toBeUndefined();
  });
});
