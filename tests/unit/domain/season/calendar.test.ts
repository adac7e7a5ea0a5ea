import { describe, expect, test } from "vitest";
import { type CalendarGame, completeCalendar, whyNotCounted } from "#domain/season/calendar.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

const game = (date: string, homeTeamId = 1, visitorTeamId = 2): CalendarGame => ({
  date,
  homeTeamId,
  visitorTeamId,
  isOff: false,
  isCupFinal: false,
});
/** Days, each listed once for each of its games. */
const listed = (days: Readonly<Record<string, number>>) =>
  Object.entries(days).flatMap(([day, games]) => Array.from({ length: games }, () => game(day)));

const PRESEASON = { "2030-10-05": 6, "2030-10-12": 8, "2030-10-16": 5 };
const AUTUMN = { "2030-10-21": 2, "2030-10-22": 12, "2030-11-03": 9 };
const CUP = { "2030-12-10": 2, "2030-12-14": 1 };
const SPRING = { "2031-04-12": 1, "2031-04-13": 15, "2031-04-15": 2, "2031-04-19": 4 };

describe("a season's calendar from the days of its games", () => {
  test.each([
    ["the games to come count, too", { ...PRESEASON, ...AUTUMN, ...CUP, ...SPRING }],
    ["without a preseason", { ...AUTUMN, ...CUP, ...SPRING }],
  ])("%s", (_what, days) => {
    expect(completeCalendar("2030-31", {}, listed(days))).toEqual({
      first: "2030-10-21",
      last: "2031-04-13",
      cupFinal: undefined,
    });
  });

  test("during the preseason opening night is not known", () => {
    const { first } = completeCalendar("2030-31", {}, listed({ "2030-10-05": 6, "2030-10-08": 7 }));
    expect(first).toBeUndefined();
  });

  test("before the spring the last day is not known", () => {
    const { last } = completeCalendar("2030-31", {}, listed({ ...AUTUMN, ...CUP }));
    expect(last).toBeUndefined();
  });

  test("what is known already stays", () => {
    const known = { first: "2030-10-20", last: "2031-04-12", cupFinal: "2030-12-16" };
    expect(completeCalendar("2030-31", known, listed({ ...AUTUMN, ...SPRING }))).toEqual(known);
  });

  test("the listed games of 2025-26 give the days of the season's table", () => {
    const [table] = sourceRows("seasons.csv").filter(({ season }) => season === "2025-26");
    const days = ["games.csv", "postseason_games.csv"].flatMap((name) =>
      sourceRows(name).map(({ date = "", home_team_id: home, away_team_id: away }) =>
        game(date, Number(home), Number(away)),
      ),
    );
    expect(completeCalendar("2025-26", {}, days)).toEqual({
      first: table?.first_day,
      last: table?.last_day,
      cupFinal: table?.cup_final,
    });
  });
});

describe("the day of the Cup's final", () => {
  const known = { first: "2030-10-21", last: "2031-04-13" };
  /** A season in which each of thirty teams plays `each` games, two a day, all before December. */
  const season = (each: number) =>
    Array.from({ length: each }, (_, round) => round).flatMap((round) =>
      Array.from({ length: 15 }, (_, pair) =>
        game(`2031-0${1 + (round % 3)}-${10 + (round % 18)}`, 2 * pair + 1, 2 * pair + 2),
      ),
    );
  const LONE = "2030-12-16";
  const finalOf = (...games: CalendarGame[]) => completeCalendar("2030-31", known, games).cupFinal;

  test("is that of the lone game whose teams have one game more than counts", () => {
    expect(finalOf(...season(82), game(LONE, 3, 7))).toBe(LONE);
  });

  test.each<[string, CalendarGame[]]>([
    ["a lone game of teams whose schedule is not full", [...season(81), game(LONE, 1, 2)]],
    [
      "a postponed game that moved to a lone day",
      [...season(81), game(LONE, 1, 2), game("2030-12-20", 3, 4), game("2030-12-20", 5, 6)],
    ],
    [
      "a postponed game that is listed on both days",
      [...season(82), { ...game(LONE, 3, 7), isOff: true }],
    ],
    ["a final that is not alone on its day", [...season(82), game(LONE, 3, 7), game(LONE, 5, 6)]],
    ["two such games", [...season(82), game(LONE, 3, 7), game("2030-12-18", 5, 9)]],
    ["a game of one team with one game more", [...season(82), game(LONE, 3, 99)]],
  ])("is not guessed from %s", (_what, games) => {
    expect(finalOf(...games)).toBeUndefined();
  });

  test("is that of the game which the schedule calls so, whatever else is played", () => {
    const final = { ...game("2030-12-17", 3, 7), isCupFinal: true };
    expect(finalOf(...season(82), game(LONE, 5, 9), final, game("2030-12-17"))).toBe("2030-12-17");
  });
});

describe("games of the regular season", () => {
  const calendar = { first: "2030-10-21", last: "2031-04-13", cupFinal: "2030-12-14" };

  test.each(["2030-10-21", "2030-12-10", "2031-04-13"])("a game on %s counts", (date) => {
    expect(whyNotCounted(calendar, date)).toBeUndefined();
  });

  test.each(["2030-10-20", "2030-12-14", "2031-04-15"])("a game on %s does not count", (date) => {
    expect(whyNotCounted(calendar, date)).toMatch(/\w+ \w+/);
  });

  test("before opening night is known no game counts", () => {
    expect(whyNotCounted({}, "2030-10-22")).toContain("not known yet");
  });
});
