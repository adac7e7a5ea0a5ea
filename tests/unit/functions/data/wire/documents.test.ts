import { describe, expect, test } from "vitest";
import type { CareerSeason } from "#domain/players/career.ts";
import { type GameDetails, NO_DETAILS } from "#domain/season/box-score.ts";
import { careerWire, parseCareer } from "#functions/data/wire/careers.ts";
import { dayWire, parseDay } from "#functions/data/wire/days.ts";
import { franchiseWire, parseFranchise } from "#functions/data/wire/franchises.ts";
import { stored } from "./stored.ts";

const details: GameDetails = {
  periods: { home: [25, 25, 25, 25, 10], away: [20, 30, 25, 25, 8] },
  arena: "TD Garden",
  city: undefined,
  label: "Emirates NBA Cup",
  officials: ["Zach Zarba"],
  television: ["NBC"],
};
const ID = "0022500001";

describe("a day's details", () => {
  const wire = () => stored(dayWire(new Map([[ID, details]]))) as { games: object[] };

  test.each<[string, Partial<GameDetails>]>([
    ["whole", {}],
    ["without quarters", { periods: { home: [], away: [] } }],
    ["without officials and channels", { officials: [], television: [] }],
  ])("round-trip through the database, %s", (_, change) => {
    const day = new Map([[ID, { ...details, ...change }]]);
    expect(parseDay(stored(dayWire(day)))).toEqual({ value: day, dropped: 0 });
  });

  test("are nothing where nothing is told", () => {
    expect(dayWire(new Map([[ID, NO_DETAILS]]))).toBeUndefined();
    expect(dayWire(new Map())).toBeUndefined();
  });

  test("are read from the days of earlier releases, which had results and lines, too", () => {
    const [game] = wire().games;
    const tip_off = "2026-01-02T00:30:00.000Z";
    const earlier = { ...game, home_team_id: 1, visitor_team_id: 2, tip_off, lines: [[1, 2]] };
    const read = parseDay({ games: [earlier], players: { 1: "Ann" } });
    expect(read?.value.get(ID)).toEqual({ ...details, tipOff: tip_off });
  });

  test.each([
    ["no id", { id: null }],
    ["three periods", { home_periods: [1, 2, 3], visitor_periods: [1, 2, 3] }],
    ["more periods for one team", { home_periods: [1, 2, 3, 4, 5, 6] }],
  ])("drop only the game with %s", (_, broken) => {
    const { games } = wire();
    const back = parseDay({ games: [...games, { ...games[0], id: 22500002, ...broken }] });
    expect(back?.value.size).toBe(1);
    expect(back?.dropped).toBe(1);
  });

  test("are rejected when every game is invalid", () => {
    expect(parseDay({ games: [{}] })).toBeUndefined();
  });
});

const season: CareerSeason = {
  season: "2003-04",
  teamId: 6,
  team: "CLE",
  games: 79,
  starts: 79,
  minutes: 3122,
  fgm: 622,
  fga: 1492,
  fg3m: 63,
  fg3a: 217,
  ftm: 347,
  fta: 460,
  oreb: 99,
  dreb: 333,
  reb: 432,
  ast: 465,
  stl: 130,
  blk: 58,
  tov: 273,
  pf: 149,
  pts: 1654,
};

describe("a career", () => {
  test("round-trips through the database", () => {
    const career = {
      seasons: [season, { ...season, season: "2004-05", starts: null, oreb: null, dreb: null }],
      playoffs: [],
      honours: [{ year: 2016, award: "NBA Champion" }],
    };
    expect(parseCareer(stored(careerWire(career)))).toEqual({ value: career, dropped: 0 });
  });

  test("drops only invalid rows", () => {
    const back = parseCareer({
      seasons: [["2003", 6]],
      honours: [
        { year: 2016, award: "NBA Champion" },
        { year: "once", award: "" },
      ],
    });
    expect(back?.dropped).toBe(2);
    expect(back?.value.honours).toHaveLength(1);
  });
});

test("a franchise round-trips through the database", () => {
  const franchise = {
    founded: 1946,
    titles: [1957, 2024],
    arena: "TD Garden",
    coach: "Joe Mazzulla",
    nextCoach: { name: "Brad Stevens", from: "2026-27" },
    seasons: [
      {
        season: "1949-50",
        name: "Boston Celtics",
        wins: 22,
        losses: 46,
        playoffs: false,
        champion: false,
        arena: undefined,
      },
    ],
  };
  expect(parseFranchise(stored(franchiseWire(franchise)))).toEqual({
    value: franchise,
    dropped: 0,
  });
});
