import { describe, expect, it } from "vitest";
import { fixtureKey } from "#domain/season/fixtures.ts";
import { parseFixtures } from "#functions/data/wire/fixtures.ts";
import { parseGames } from "#functions/data/wire/games.ts";
import { parseLines } from "#functions/data/wire/lines.ts";
import { objectOf } from "#functions/data/wire/rows.ts";
import { parseStandings } from "#functions/data/wire/standings.ts";
import { morningOf } from "#tools/replay/morning.ts";
import { eventsOf } from "#tools/replay/night-replay.ts";
import { createSeasonApi } from "#tools/replay/season-api.ts";

const DATE = "2026-02-11";
const api = createSeasonApi();
const tonight = api.games.filter(({ game }) => game.date === DATE);
const [, added] = tonight;
const nba = await morningOf(DATE, api, added);
const data = (name: string) => objectOf(nba[name])?.data;

describe("the morning of 11 February 2026", () => {
  it("has the games before, and the others in the schedule", () => {
    const games = parseGames(data("games"))?.rows ?? [];
    const fixtures = parseFixtures(data("fixtures"))?.rows ?? [];
    expect(games.every(({ date }) => date < DATE)).toBe(true);
    // One game is left out of the schedule, which keeps its games once they are played.
    expect(fixtures).toHaveLength(1229);
    const played = new Set(games.map(fixtureKey));
    const others = fixtures.filter((fixture) => !played.has(fixtureKey(fixture)));
    expect(others.every(({ date }) => date >= DATE)).toBe(true);
    expect(games.length + others.length).toBe(1229);
    expect(fixtures.filter(({ date }) => date === DATE)).toHaveLength(tonight.length - 1);
  });

  it("has the standings, lines and days so far, and nothing of later", () => {
    const { westConference, eastConference } = objectOf(nba.standings) ?? {};
    const standings = parseStandings(westConference, eastConference)?.value;
    expect(standings?.east[0]).toMatchObject({ wins: 39, losses: 13 });
    const lines = parseLines(nba.lines)?.value;
    expect(lines?.games.at(-1)?.date).toBe("2026-02-10");
    expect(Object.keys(objectOf(nba.days) ?? {}).at(-1)).toBe("2026-02-10");
    expect(nba.teamStats).toBeUndefined();
  });

  it.each(["games", "postseason"])("dates its %s by the morning, which footers print", (name) => {
    expect(objectOf(nba[name])?.updatedAt).toMatch(/^2026-02-11T14:00/);
  });

  it("begins a night of tip-offs, half-times and finals in their order", () => {
    const events = eventsOf(tonight, String);
    expect(events).toHaveLength(3 * tonight.length);
    expect(events[0]?.what).toMatch(/^tip-off: /);
    expect(events.at(-1)?.what).toMatch(/^final: /);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort((a, b) => a - b));
  });
});
