import { describe, expect, test } from "vitest";
import { todayOf } from "#functions/views/day/today.ts";
import { builtValue } from "../built.ts";

const NONE = { games: [], series: [], awards: [] };
const games = await builtValue("games");
const data = {
  teams: await builtValue("teams"),
  games,
  postseason: await builtValue("postseason"),
  fixtures: await builtValue("fixtures"),
};
const at = (time: string, given = data) =>
  todayOf(given, { now: Date.parse(time), bringsResults: false });

describe("today", () => {
  test.each([
    ["a day of fifteen games", "2026-12-23T17:00Z", "Fifteen games tonight", "2026-12-24T00:00Z"],
    ["between tip-offs", "2026-12-24T00:30Z", "Fifteen games tonight", "2026-12-24T01:00Z"],
    ["after the last", "2026-12-24T04:00Z", "Fifteen games tonight", "2026-12-24T04:30Z"],
    ["from midnight on", "2026-12-24T05:00Z", "No games today", "2026-12-25T05:00Z"],
    ["a day with a game at noon", "2026-12-25T05:00Z", "Five games today", "2026-12-25T17:00Z"],
    ["the end of summer time", "2026-11-01T06:30Z", "Four games today", "2026-11-01T20:30Z"],
    ["its evening", "2026-11-02T03:00Z", "Four games today", "2026-11-02T05:00Z"],
  ])("%s holds until the next tip-off or midnight", async (_, now, headline, validUntil) => {
    expect(await at(now)).toMatchObject({ headline, validUntil: Date.parse(validUntil) });
  });

  test("names the next days with games", async () => {
    expect(await at("2026-12-24T17:00:00Z")).toMatchObject({
      date: "2026-12-24",
      note: "",
      sentence: "",
      next: [
        { date: "2026-12-25", href: "/nba/games/2026-12-25", games: 5 },
        { date: "2026-12-26", href: "/nba/games/2026-12-26", games: 8 },
      ],
    });
  });

  test("shows games with a result after those to come", async () => {
    const [game] = games.filter(({ date }) => date === "2026-04-12");
    const [fixture] = data.fixtures;
    if (game === undefined || fixture === undefined) throw new Error("no game");
    const result = { ...game, id: "0022600001", ...fixture, homePoints: 101, awayPoints: 99 };
    const today = await at("2026-10-20T22:00:00Z", { ...data, games: [...games, result] });
    expect(today?.headline).toBe("Three games tonight");
    expect(today?.cards.map(({ state }) => state)).toEqual(["upcoming", "upcoming", "final"]);
    expect(today?.cards.at(-1)).toMatchObject({
      href: "/nba/games/0022600001",
      home: { points: 101, won: true },
      away: { points: 99, won: false },
    });
  });

  test("says of which games the records are", async () => {
    const [fixture, ...others] = data.fixtures;
    const [game] = games;
    if (game === undefined || fixture === undefined) throw new Error("no game");
    const result = { ...game, id: "0022600001", ...fixture, homePoints: 101, awayPoints: 99 };
    const noteOf = async (fixtures: typeof others, date = fixture.date) => {
      const played = [{ ...result, date }];
      return (
        await at("2026-10-20T22:00:00Z", { ...data, games: played, postseason: NONE, fixtures })
      )?.note;
    };
    expect(await noteOf(others, "2026-10-19")).toMatch(/^Records entering the day's games\./);
    expect(await noteOf(others)).toMatch(/^Records include a game once it's in the standings\./);
    expect(await noteOf([])).toBe("Records include the day's games.");
    expect((await at("2026-10-20T22:00:00Z"))?.note).toBe("");
  });

  test("is nothing after the last day of the schedule, and without one", async () => {
    expect(await at("2027-04-12T04:00:00Z")).toBeUndefined();
    expect(await at("2026-12-23T17:00:00Z", { ...data, fixtures: [] })).toBeUndefined();
  });
});
