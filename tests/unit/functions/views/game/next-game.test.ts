import { describe, expect, test } from "vitest";
import type { Fixture } from "#domain/season/fixtures.ts";
import { nextGamesOf } from "#functions/views/game/next-game.ts";
import { builtCollections } from "../built.ts";

const collections = builtCollections();
const read = await Promise.all([collections.fixtures(), collections.teams()]);
const [upcoming, teams] = read.map((result) => (result.ok ? result.value.value : [])) as [
  Fixture[],
  Parameters<typeof nextGamesOf>[2],
];
const [NUGGETS, PELICANS, SPURS] = [8, 19, 27];

describe("a team's next games", () => {
  test.each([
    ["as the visitor", NUGGETS, "2026-11-22T12:00:00Z", "Nov 22, 7:00 PM ET at CHI"],
    ["as the home team", NUGGETS, "2026-11-23T00:00:00Z", "Nov 24, 10:00 PM ET vs. DAL"],
    ["on the day before its UTC date", SPURS, "2026-11-22T12:00:00Z", "Nov 23, 10:00 PM ET at SAC"],
    ["at a neutral site", PELICANS, "2027-01-14T12:00:00Z", "Jan 14, 2:00 PM ET vs. SAS"],
  ])("%s", (_, team, now, words) => {
    const [next] = nextGamesOf(team, { upcoming }, teams, Date.parse(now), 1);
    expect(next && `${next.when} ${next.floor} ${next.opponent.abbreviation}`).toBe(words);
  });

  test("lead to the game's page", () => {
    const now = Date.parse("2026-11-22T12:00:00Z");
    const hrefs = [NUGGETS, SPURS].map(
      (id) => nextGamesOf(id, { upcoming }, teams, now, 1)[0]?.href,
    );
    expect(hrefs).toEqual(["/nba/games/2026-11-22/den-at-chi", "/nba/games/2026-11-23/sas-at-sac"]);
  });

  test("are none after the last one", () => {
    expect(nextGamesOf(SPURS, { upcoming }, teams, Date.parse("2027-05-01"), 5)).toEqual([]);
  });
});
