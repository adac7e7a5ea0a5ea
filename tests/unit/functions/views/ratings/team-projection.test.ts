import { describe, expect, test } from "vitest";
import { loadGame } from "#functions/views/game/game.ts";
import { loadUpcomingGame } from "#functions/views/game/upcoming-game.ts";
import { loadTeam } from "#functions/views/team/team.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const NOW = Date.parse("2026-09-01T12:00:00Z");
const clock = { now: NOW, bringsResults: true, season: "2025-26" };

describe("a team's projection", () => {
  test("has its odds of the season to come and its place by rating", async () => {
    const { projection } = pageOf(await loadTeam(collections, documents, "20", clock));
    expect(projection).toEqual({
      words: "98% to make the playoffs in 2026-27 (preseason forecast), ranked 1st by rating",
      href: "/nba/ratings/odds",
    });
  });

  test("leaves out the place when the ratings cannot be read", async () => {
    const none = { ...collections, ratings: unread };
    const { projection } = pageOf(await loadTeam(none, documents, "20", clock));
    expect(projection?.words).toBe("98% to make the playoffs in 2026-27 (preseason forecast)");
  });

  test("is left out when the odds cannot be read", async () => {
    const none = { ...documents, odds: unread };
    expect(pageOf(await loadTeam(collections, none, "20", clock)).projection).toBeUndefined();
  });
});

test("a game to come names the favorite with its chance", async () => {
  const at = { date: "2026-12-25", game: "sas-at-nyk" };
  const page = pageOf(await loadUpcomingGame(collections, documents, at, clock));
  expect(page).toMatchObject({ favorite: expect.stringMatching(/^New York (?:5|6)\d%$/) });
});

test("a played game says how likely its winner was", async () => {
  const { forecast } = pageOf(await loadGame(collections, documents, "0022500437"));
  expect(forecast).toMatch(/^\d\d%$/);
});

test("a game without ratings says nothing of chances", async () => {
  const none = { ...collections, ratings: unread };
  expect(pageOf(await loadGame(none, documents, "0022500437")).forecast).toBeUndefined();
});
