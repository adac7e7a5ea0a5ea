import { expect, test } from "vitest";
import type { Fixture } from "#domain/season/fixtures.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { loadUpcomingGame } from "#functions/views/game/upcoming-game.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { builtCollections, builtDocuments } from "../built.ts";

const collections = builtCollections();
const abbreviations = new Map(
  sourceRows("teams.csv").map((row) => [row.team_id, row.abbreviation?.toLowerCase()]),
);
const clock = { now: Date.parse("2026-10-19T12:00:00Z"), bringsResults: false };

const leadsTo = async (date: string, game: string, from: Collections = collections) => {
  const view = await loadUpcomingGame(from, builtDocuments(), { date, game }, clock as never);
  if (view.kind !== "ready") return view.kind;
  return view.page.kind === "elsewhere" ? view.page.href : view.page.card.href;
};

const withFixtures = (fixtures: readonly Fixture[]): Collections => ({
  ...collections,
  fixtures: async () => ({
    ok: true,
    value: { value: [...fixtures], updatedAt: undefined, dropped: 0 },
  }),
});

const fixture = (facts: Partial<Fixture> = {}): Fixture => ({
  date: "2026-11-22",
  tipOff: "2026-11-23T00:00Z",
  homeTeamId: 5,
  awayTeamId: 8,
  neutral: false,
  television: [],
  label: "",
  arena: "",
  ...facts,
});

test("the former address of each moved game leads to the game, and so does its last one", async () => {
  const games = new Map(sourceRows("games.csv").map((row) => [row.game_id, row]));
  for (const { game_id: id, first_date: first = "" } of sourceRows("moved_games.csv")) {
    const game = games.get(id);
    const pair = [game?.away_team_id, game?.home_team_id].map((of) => abbreviations.get(of));
    expect(await leadsTo(first, pair.join("-at-"))).toBe(`/nba/games/${id}`);
    expect(await leadsTo(game?.date ?? "", pair.join("-at-"))).toBe(`/nba/games/${id}`);
  }
});

test("a day on which the teams never were to meet leads nowhere", async () => {
  expect(await leadsTo("2026-01-09", "mia-at-chi")).toBe("missing");
});

test.each<[string, Fixture[], string]>([
  [
    "a game to come that was moved leads to its new day",
    [
      fixture({
        date: "2026-12-02",
        tipOff: "2026-12-03T00:00Z",
        formerTipOffs: ["2026-11-23T00:00Z"],
      }),
    ],
    "/nba/games/2026-12-02/den-at-chi",
  ],
  [
    "one with another visitor leads to the game in its place",
    [fixture({ off: "withdrawn" }), fixture({ awayTeamId: 18 })],
    "/nba/games/2026-11-22/min-at-chi",
  ],
  [
    "one that was withdrawn leads to its day",
    [fixture({ off: "withdrawn" })],
    "/nba/games/2026-11-22",
  ],
  [
    "one that was postponed stays on its day",
    [fixture({ off: "postponed" })],
    "/nba/games/2026-11-22/den-at-chi",
  ],
])("%s", async (_, fixtures, href) => {
  expect(await leadsTo("2026-11-22", "den-at-chi", withFixtures(fixtures))).toBe(href);
});
