import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseStandingsQuery } from "#domain/standings/standings-query.ts";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { conferencePage, loadStandings } from "#functions/views/standings/standings.ts";
import { openDataStage } from "#tests/fixtures/open-data.ts";
import { builtCollections, builtDocuments, pageOf } from "./built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const { get } = openDataStage();

/** The moments at which a site could take the upcoming season for the current one. */
describe.each([
  ["in summer", "2026-07-01T12:00:00Z"],
  ["in October", "2026-10-01T12:00:00Z"],
  ["on the first day, before its tip-off", "2026-10-20T18:00:00Z"],
  ["after tip-offs, without a result", "2026-11-28T12:00:00Z"],
])("%s the season is the last one with a finished game", (_, time) => {
  const now = Date.parse(time);
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now }));
  afterEach(() => vi.useRealTimers());

  test("in the standings", async () => {
    const east = conferencePage("east") ?? expect.fail();
    const { deck } = pageOf(
      await loadStandings(collections, east, parseStandingsQuery(new URLSearchParams())),
    );
    expect(deck).toBe("Final standings, April 12, 2026.");
  });

  test("in the open data, which has the upcoming season's games where they are asked for", async () => {
    const games = async (query: string) =>
      ((await (await get(`/api/v1/games${query}`)).json()) as { data: { season: number }[] }).data;
    const seasonsOf = async (query: string) =>
      new Set((await games(query)).map(({ season }) => season));
    expect(await seasonsOf("")).toEqual(new Set([2025]));
    expect(await seasonsOf("?seasons[]=2026")).toEqual(new Set([2026]));
  });

  test("in questions in words", async () => {
    const reads = { collections, documents, now, holdUntil() {} };
    const asked = pageOf(await loadAsked(reads, "leading scorer"));
    expect(asked.kind === "query" && asked.asked.query.season).toBe("2025-26");
  });
});
