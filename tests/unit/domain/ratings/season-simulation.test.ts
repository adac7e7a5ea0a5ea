import { describe, expect, test } from "vitest";
import { type OpenSeason, SeasonSimulation } from "#domain/ratings/season-simulation.ts";
import { win } from "#tests/fixtures/league.ts";
import { STILL, smallLeague } from "./small-league.ts";

/** The end of a season in which the better team wins, and the home team between equals. */
const endOf = (facts: Partial<OpenSeason> = {}, ...[fixed]: [{ slot: number; wins: boolean }?]) =>
  new SeasonSimulation(smallLeague(facts), STILL).playOut(() => 0.5, fixed);
/** The ids of slots, which the teams' list has in ascending order. */
const ids = (slots: readonly number[]) => slots.map((slot) => slot + 1);

const pairing = (homeTeamId: number, awayTeamId: number, date: string, neutral = false) => ({
  homeTeamId,
  awayTeamId,
  date,
  neutral,
});

describe("the end of a season", () => {
  test("has the order of each conference, eight teams of each and the champions", () => {
    const { orders, playoffs, conferenceChampions, champion } = endOf();
    expect(orders.map(ids)).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    ]);
    expect(ids(playoffs)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(ids(conferenceChampions)).toEqual([1, 11]);
    // Between equals the better record has the home advantage.
    expect(ids([champion])).toEqual([11]);
  });

  test("follows the ratings with which the season opened", () => {
    const { orders, conferenceChampions, champion } = endOf({ opening: new Map([[7, 40]]) });
    expect(ids(orders[0] ?? [])[6]).toBe(7);
    expect(ids(conferenceChampions)).toEqual([7, 11]);
    expect(ids([champion])).toEqual([7]);
  });

  test("keeps the results of the playoffs that are known", () => {
    const lost = Array.from({ length: 4 }, () => ({ ...win(18, 11), stage: "playoffs" as const }));
    expect(ids(endOf({ postseason: lost }).conferenceChampions)).toEqual([1, 12]);
  });

  test.each([
    [{ slot: 7, wins: true }, 8],
    [{ slot: 0, wins: false }, 2],
  ])("has a team that wins or loses all: %j", (fixed, eastern) => {
    expect(ids(endOf({}, fixed).conferenceChampions)[0]).toBe(eastern);
  });

  test("refuses a game of an unknown team", () => {
    expect(() => endOf({ upcoming: [pairing(1, 99, "2026-04-12")] })).toThrow(
      new RangeError("No team has the id 99."),
    );
  });
});

describe("games that are left", () => {
  const winsOf = (facts: Partial<OpenSeason>, id: number) =>
    endOf(facts).records[id - 1]?.overall.wins;

  test.each<[string, Partial<OpenSeason>, number]>([
    ["are won at home", { upcoming: [pairing(9, 8, "2026-04-12")] }, 2],
    [
      "are won by the visitors after a day of the home team's",
      { upcoming: [pairing(9, 1, "2026-04-11"), pairing(9, 8, "2026-04-12")] },
      2,
    ],
    [
      "count the day before among real games",
      {
        games: [...smallLeague().games, win(1, 9, { date: "2026-04-11" })],
        upcoming: [pairing(9, 8, "2026-04-12")],
      },
      1,
    ],
    [
      "count both days before",
      {
        upcoming: [
          pairing(9, 1, "2026-04-11"),
          pairing(8, 1, "2026-04-11"),
          pairing(9, 8, "2026-04-12"),
        ],
      },
      3,
    ],
    [
      "are lost on a neutral floor to a better team",
      { opening: new Map([[8, 1]]), upcoming: [pairing(9, 8, "2026-04-12", true)] },
      1,
    ],
  ])("%s", (_, facts, wins) => {
    expect(winsOf(facts, 9)).toBe(wins);
  });
});
