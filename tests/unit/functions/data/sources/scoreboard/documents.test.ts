import { describe, expect, test } from "vitest";
import type { GameState } from "#domain/live/live-game.ts";
import { scoreboardDay } from "#functions/data/sources/scoreboard/day.ts";
import { scoreboardRoster } from "#functions/data/sources/scoreboard/roster.ts";
import { readSummary } from "#functions/data/sources/scoreboard/summary.ts";
import { teamIdOf, theirTeamId } from "#functions/data/sources/scoreboard/team-ids.ts";

const KEYS = [
  "minutes",
  "points",
  "fieldGoalsMade-fieldGoalsAttempted",
  "threePointFieldGoalsMade-threePointFieldGoalsAttempted",
  "freeThrowsMade-freeThrowsAttempted",
  "rebounds",
  "assists",
  "turnovers",
  "steals",
  "blocks",
  "offensiveRebounds",
  "defensiveRebounds",
  "fouls",
  "plusMinus",
];
const side = (homeAway: string, id: string, score: string) => ({ homeAway, score, team: { id } });
const FINAL = { period: 5, displayClock: "0.0", type: type("FINAL", "post", true) };

function type(name: string, state: string, completed = false) {
  return { name: `STATUS_${name}`, state, completed };
}

function event(change: object = {}) {
  const competition = {
    timeValid: true,
    competitors: [side("home", "17", "92"), side("away", "19", "100")],
    notes: [],
    status: FINAL,
    ...change,
  };
  const season = { year: 2025, type: 2 };
  return { id: "401704871", date: "2024-12-02T01:30Z", season, competitions: [competition] };
}

describe("a day's scoreboard", () => {
  test("gives a final under our teams, on its Eastern day, with its overtimes", () => {
    const day = scoreboardDay({ events: [event()] });
    expect(day?.rows[0]?.game).toMatchObject({
      id: 401704871,
      date: "2024-12-01",
      season: 2024,
      isFinal: true,
      homeTeamId: 3,
      visitorTeamId: 22,
      homePoints: 92,
      visitorPoints: 100,
      overtimes: 1,
      tipOff: "2024-12-02T01:30Z",
    });
  });

  test.each([
    [[20, 20, 20, 20, 12], [25, 25, 20, 10, 20], true],
    [[20, 20, 20, 20, 11], [25, 25, 20, 10, 20], false],
    [[20, 20, 20, 32], [25, 25, 20, 10, 20], false],
    [[52, 40], [60, 40], false],
    [[], [], false],
  ])("gives the points by period %j and %j where they make the score", (home, away, isGiven) => {
    const withPeriods = (given: ReturnType<typeof side>, points: readonly number[]) => ({
      ...given,
      linescores: points.map((value, at) => ({ value, period: at + 1 })),
    });
    const competitors = [
      withPeriods(side("home", "17", "92"), home),
      withPeriods(side("away", "19", "100"), away),
    ];
    const day = scoreboardDay({ events: [event({ competitors })] });
    expect(day?.rows[0]?.game.periods).toEqual(isGiven ? { home, away } : undefined);
  });

  test.each<[object, GameState | undefined]>([
    [{ period: 0, displayClock: "0.0", type: type("SCHEDULED", "pre") }, { kind: "scheduled" }],
    [
      { period: 3, displayClock: "5:23", type: type("IN_PROGRESS", "in") },
      { kind: "in-progress", period: 3, clock: "5:23" },
    ],
    [
      { period: 3, displayClock: "0.0", type: type("END_PERIOD", "in") },
      { kind: "in-progress", period: 3, clock: "0:00" },
    ],
    [{ period: 2, displayClock: "0.0", type: type("HALFTIME", "in") }, { kind: "half-time" }],
    [
      { period: 6, displayClock: "42.1", type: type("IN_PROGRESS", "in") },
      { kind: "overtime", overtime: 2, clock: "42.1" },
    ],
    [{ period: 4, displayClock: "0.0", type: type("POSTPONED", "post") }, { kind: "postponed" }],
    [{ period: 0, displayClock: "0.0", type: type("CANCELED", "post") }, { kind: "cancelled" }],
    [FINAL, { kind: "final", overtimes: 1 }],
    // Over, and not completed: nobody knows what that is.
    [{ period: 4, displayClock: "0.0", type: type("FORFEIT", "post") }, undefined],
  ])("reads the status %j", (status, state) => {
    expect(scoreboardDay({ events: [event({ status })] })?.rows[0]?.reading.state).toEqual(state);
  });

  test("leaves out teams of other games, and names what cannot be read", () => {
    const stars = event({ competitors: [side("home", "132374", "1"), side("away", "19", "2")] });
    const lying = event({ competitors: [side("home", "17", "-92"), side("away", "19", "100")] });
    const twice = event({ competitors: [side("home", "17", "92"), side("home", "19", "100")] });
    const day = scoreboardDay({ events: [stars, lying, twice] });
    expect(day?.rows).toEqual([]);
    expect(day?.unread.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^scoreboard: competitions\.0\.competitors\.0\.score: no whole number/),
      "scoreboard: both teams play at home, or away",
    ]);
  });

  test.each([[{}], [{ games: [] }], [[]], [null]])("%j is another form", (raw) => {
    expect(scoreboardDay(raw)).toBeNull();
  });

  test("names the Cup's final", () => {
    const notes = [{ headline: "NBA Cup - Championship" }];
    expect(scoreboardDay({ events: [event({ notes })] })?.rows[0]?.game.isCupFinal).toBe(true);
  });
});

const PLAYED = ["26", "11", "5-8", "1-1", "0-0", "4", "3", "2", "1", "0", "1", "3", "5", "-11"];
const athlete = (change: object = {}) => ({
  athlete: { id: "2489663", displayName: "Kelly Olynyk", jersey: "41" },
  starter: true,
  didNotPlay: false,
  // Filled for men who played, too.
  reason: "COACH'S DECISION",
  stats: PLAYED,
  ...change,
});
const summary = (own: object, keys = KEYS) => ({
  header: { id: "5" },
  boxscore: { players: [{ team: { id: "28" }, statistics: [{ keys, athletes: [own] }] }] },
});

describe("a game's summary", () => {
  test("gives lines with their shots, and nobody who did not play", () => {
    expect(readSummary(summary(athlete()), 5)).toEqual({
      unread: [],
      plays: [],
      rows: [
        {
          gameId: 5,
          playerId: "scoreboard 2489663",
          playerName: "Kelly Olynyk",
          jersey: "41",
          draft: "",
          teamId: 28,
          starter: true,
          minutes: 26,
          exactMinutes: 26,
          shots: { fgm: 5, fga: 8, fg3m: 1, fg3a: 1, ftm: 0, fta: 0, oreb: 1, dreb: 3, pf: 5 },
          pts: 11,
          reb: 4,
          ast: 3,
          stl: 1,
          blk: 0,
          tov: 2,
          fgPct: 0.625,
          fg3Pct: 1,
          ftPct: null,
          plusMinus: -11,
        },
      ],
    });
    for (const own of [{ didNotPlay: true }, { stats: [] }])
      expect(readSummary(summary(athlete(own)), 5).rows).toEqual([]);
  });

  test("finds figures by their names, in whatever order", () => {
    const rows = readSummary(
      summary(athlete({ stats: PLAYED.toReversed() }), KEYS.toReversed()),
      5,
    );
    expect(rows).toEqual(readSummary(summary(athlete()), 5));
  });

  test("of a game to come has no lines", () => {
    expect(readSummary({ header: { id: "5" }, boxscore: {} }, 5)).toEqual({
      rows: [],
      unread: [],
      plays: [],
    });
  });

  test.each<[string, unknown, string]>([
    ["another game", { ...summary(athlete()), header: { id: "6" } }, "is of another game"],
    ["a renamed figure", summary(athlete(), KEYS.with(5, "boards")), "has no rebounds"],
    [
      "a figure of another form",
      summary(athlete({ stats: PLAYED.with(1, "eleven") })),
      'has "eleven" as points of Kelly Olynyk',
    ],
    ["a renamed player", summary({ ...athlete(), athlete: { uid: "1" } }), "has a player without"],
    ["other lists", { header: { id: "5" }, boxscore: { players: {} } }, "has no lists of players"],
    [
      "another team",
      { header: { id: "5" }, boxscore: { players: [{ team: { id: "99" }, statistics: [] }] } },
      "has no list of a team",
    ],
  ])("of %s costs its game, in one sentence without an id", (_what, raw, says) => {
    const { rows, unread } = readSummary(raw, 5);
    expect(rows).toEqual([]);
    expect(unread).toEqual([
      { gameId: 5, playerId: undefined, says: expect.stringMatching(`^the summary ${says}`) },
    ]);
  });
});

test("a roster gives what tells who somebody is", () => {
  const player = {
    id: "4278129",
    fullName: "Deandre Ayton",
    jersey: "5",
    displayHeight: `7' 0"`,
    weight: 252,
    dateOfBirth: "1998-07-23T07:00Z",
    position: { abbreviation: "C" },
    college: { name: "Arizona" },
    birthPlace: { country: "Bahamas" },
  };
  const roster = scoreboardRoster({ athletes: [player, { id: "x" }] }, 14);
  expect(roster?.rows).toEqual([
    {
      id: "scoreboard 4278129",
      name: "Deandre Ayton",
      teamId: 14,
      position: "C",
      height: "7-0",
      weight: "252",
      jersey: "5",
      college: "Arizona",
      country: "Bahamas",
      draft: "",
      born: "1998-07-23",
    },
  ]);
  expect(roster?.unread).toHaveLength(1);
  expect(scoreboardRoster({ team: {} }, 14)).toBeNull();
});

test("the thirty teams have one number each, and come back", () => {
  const ours = Array.from({ length: 30 }, (_, at) => teamIdOf(String(at + 1)));
  expect(new Set(ours).size).toBe(30);
  for (const [at, id] of ours.entries()) expect(theirTeamId(id ?? 0)).toBe(at + 1);
  expect(teamIdOf("31")).toBeUndefined();
});
