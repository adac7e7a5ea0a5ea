import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CareerSeason } from "#domain/players/career.ts";
import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import { boxLineWire, parseBoxLine } from "#functions/data/wire/box-lines.ts";
import { careerWire, parseCareer } from "#functions/data/wire/careers.ts";
import { dayWire, parseDay } from "#functions/data/wire/days.ts";
import { franchiseWire, parseFranchise } from "#functions/data/wire/franchises.ts";
import { stored } from "./stored.ts";

const few = fc.nat({ max: 20 });
const maybe = fc.option(few);

const shots = fc
  .record({ fg2m: few, fg3m: few, ftm: few, missed: few, missed3: few, missedFree: few })
  .map(({ fg2m, fg3m, ftm, missed, missed3, missedFree }) => ({
    fgm: fg2m + fg3m,
    fga: fg2m + fg3m + missed + missed3,
    fg3m,
    fg3a: fg3m + missed3,
    ftm,
    fta: ftm + missedFree,
    pts: 2 * fg2m + 3 * fg3m + ftm,
  }));

const figures = fc.record({ reb: few, ast: few, stl: few, blk: few, tov: few, pf: few });

const line: fc.Arbitrary<BoxLine> = fc
  .tuple(
    shots,
    figures,
    fc.record({
      playerId: fc.integer({ min: 1, max: 1e7 }).map(String),
      teamId: fc.constantFrom(1, 2),
      minutes: few,
      seconds: maybe,
      starter: fc.option(fc.boolean()),
      oreb: maybe,
      dreb: maybe,
      plusMinus: fc.option(fc.integer({ min: -60, max: 60 })),
    }),
  )
  .map(([shot, figure, rest]) => ({ ...shot, ...figure, ...rest }));

function game(lines: BoxLine[]): BoxScore {
  return {
    id: "0022500001",
    date: "2026-01-01",
    stage: "playoffs",
    homeTeamId: 1,
    awayTeamId: 2,
    homePoints: 110,
    awayPoints: 108,
    neutral: false,
    periods: { home: [25, 25, 25, 25, 10], away: [20, 30, 25, 25, 8] },
    tipOff: "2026-01-02T00:30:00.000Z",
    arena: "TD Garden",
    city: undefined,
    label: "East First Round",
    officials: ["Zach Zarba"],
    television: ["NBC"],
    series: { seriesId: "10", number: 3 },
    lines,
  };
}

describe("a box score line", () => {
  test("round-trips through the database", () => {
    fc.assert(
      fc.property(line, (given) => {
        expect(parseBoxLine(stored(boxLineWire(given)))).toEqual(given);
      }),
    );
  });

  const good = [1, 1, 30, 1800, 1, 21, 5, 5, 0, 0, 0, 8, 16, 3, 7, 2, 2, 1, 4, 5, 2];
  const changed = (at: number, cell: unknown) => good.map((old, i) => (i === at ? cell : old));
  test.each([
    ["points that do not match the shots", changed(5, 22)],
    ["more shots made than attempted", changed(11, 17)],
    ["a negative count", changed(6, -1)],
    ["a count that is text", changed(6, "5")],
    ["a fraction of a minute", changed(2, 30.5)],
    ["no player id", changed(0, null)],
    ["text instead of an array", "1,1,30"],
    ["null instead of an array", null],
  ])("is rejected with %s", (_, row) => {
    expect(parseBoxLine(good)).toBeDefined();
    expect(parseBoxLine(row)).toBeUndefined();
  });
});

describe("a day", () => {
  const names = new Map([["7", "Luka Dončić"]]);

  test("keeps the score of a game whose quarters are unknown", () => {
    const day = {
      date: "2026-01-01",
      games: [{ ...game([]), periods: { home: [], away: [] } }],
      names,
    };
    expect(parseDay(day.date, stored(dayWire(day)))?.value.games).toEqual(day.games);
  });

  test("rejects a game with neither quarters nor a score", () => {
    const { games, ...of } = dayWire({ date: "2026-01-01", games: [game([])], names });
    const [{ home_periods: _, visitor_periods: __, ...unscored } = {}] = games;
    expect(parseDay("2026-01-01", { ...of, games: [unscored] })).toBeUndefined();
  });

  test("round-trips through the database", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const day = { date: "2026-01-01", games: [game(lines)], names };
        const back = parseDay(day.date, stored(dayWire(day)));
        expect(back?.value.games).toEqual(day.games);
        expect(back?.dropped).toBe(0);
      }),
    );
  });

  const wire = () =>
    stored(dayWire({ date: "2026-01-01", games: [game([])], names })) as {
      games: Record<string, unknown>[];
    };

  test.each([
    ["no home team", { home_team_id: null }],
    ["three periods", { home_periods: [1, 2, 3], visitor_periods: [1, 2, 3] }],
    ["more periods for one team", { home_periods: [1, 2, 3, 4, 5, 6] }],
    ["an unknown stage", { stage: "friendly" }],
    ["an invalid tip-off time", { tip_off: "soon" }],
  ])("drops only the game with %s", (_, broken) => {
    const day = wire();
    const back = parseDay("2026-01-01", { games: [...day.games, { ...day.games[0], ...broken }] });
    expect(back?.value.games).toHaveLength(1);
    expect(back?.dropped).toBe(1);
  });

  test("is rejected when every game is invalid", () => {
    expect(parseDay("2026-01-01", { games: [{}] })).toBeUndefined();
  });

  test("drops lines of teams that do not play in the game", () => {
    const [first] = wire().games;
    const stranger = [1, 9, 30, 1800, 1, 21, 5, 5, 0, 0, 0, 8, 16, 3, 7, 2, 2, 1, 4, 5, 2];
    const back = parseDay("2026-01-01", { games: [{ ...first, lines: [stranger] }] });
    expect(back?.value.games[0]?.lines).toEqual([]);
    expect(back?.dropped).toBe(1);
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
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const career = {
          log: lines.map((own) => ({
            ...own,
            playerId: "2544",
            gameId: "0042500401",
            stage: "playoffs" as const,
          })),
          seasons: [season, { ...season, season: "2004-05", starts: null, oreb: null, dreb: null }],
          playoffs: [],
          honours: [{ year: 2016, award: "NBA Champion" }],
        };
        expect(parseCareer("2544", stored(careerWire(career)))).toEqual({
          value: career,
          dropped: 0,
        });
      }),
    );
  });

  test("drops only invalid rows", () => {
    const back = parseCareer("2544", {
      log: ["x"],
      seasons: [["2003", 6]],
      honours: [
        { year: 2016, award: "NBA Champion" },
        { year: "once", award: "" },
      ],
    });
    expect(back?.dropped).toBe(3);
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
    topScorers: [{ gameId: "0022500001", playerId: "1628369", name: "Jayson Tatum", pts: 40 }],
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
