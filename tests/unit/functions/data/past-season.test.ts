import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { readsOfPastSeason } from "#functions/data/past-season.ts";
import { seasonOfRequest } from "#functions/data/season-of-request.ts";
import { loadPlayoffs, type PlayoffsPage } from "#functions/views/standings/playoffs.ts";
import { builtCollections, builtDocuments, pageOf } from "../views/built.ts";

const current = { collections: builtCollections(), documents: builtDocuments() };
const past = (season: string) => readsOfPastSeason(season, current);

test("a past season has its own games, standings, postseason and lines", async () => {
  const { collections } = past("2015-16");
  const [games, standings, postseason, lines] = await Promise.all([
    collections.games(),
    collections.standings(),
    collections.postseason(),
    collections.lines(),
  ]);
  expect(games.ok && games.value.value.length).toBe(1230);
  expect(standings.ok && standings.value.value.west[0]).toMatchObject({
    teamName: "Golden State Warriors",
    wins: 73,
    losses: 9,
  });
  expect(postseason.ok && postseason.value.value.series.length).toBe(15);
  expect(lines.ok && lines.value.value.season).toBe("2015-16");
});

test("a malformed postseason is malformed alone: questions read the lines without it", async () => {
  const seasons = async (season: string) => {
    const read = await current.documents.seasons(season);
    return read.ok ? ok({ ...read.value, value: { ...read.value.value, postseason: 7 } }) : read;
  };
  const stored = { ...current.documents.stored, seasons };
  const documents = { ...current.documents, stored };
  const { collections } = readsOfPastSeason("2015-16", { ...current, documents });
  expect(await collections.postseason()).toMatchObject({ error: { kind: "malformed" } });
  expect(await collections.lines()).toMatchObject({ ok: true });
});

test("a team bears its name of the season", async () => {
  const teams = await past("2013-14").collections.teams();
  expect(teams.ok && teams.value.value.map(({ name }) => name)).toContain("Bobcats");
});

test("what a past season does not have is empty, and so is a day without games", async () => {
  const { collections, documents } = past("2015-16");
  const reads = await Promise.all([
    collections.teamStats(),
    documents.shots("201939"),
    documents.days("2016-02-13"),
  ]);
  expect(reads.map((read) => !read.ok && read.error.kind)).toEqual(Array(3).fill("empty"));
});

test("lines counted from the plays of a past season are read by its name", async () => {
  const asked: string[] = [];
  const parts: typeof current.documents.parts = (key) => {
    asked.push(key);
    return current.documents.parts("q4");
  };
  const stored = { ...current.documents.stored, parts };
  const documents = { ...current.documents, stored };
  await readsOfPastSeason("2024-25", { ...current, documents }).documents.parts("pairs");
  expect(asked).toEqual(["2024-25-pairs"]);
});

test("a day, a log and a team's top scorers come from the lines", async () => {
  const { documents } = past("2015-16");
  const [day, career, franchise] = await Promise.all([
    documents.days("2016-06-19"),
    documents.careers("2544"),
    documents.franchises("6"),
  ]);
  expect(day.ok && day.value.value.games[0]?.label).toBe("NBA Finals");
  expect(career.ok && career.value.value.log.at(-1)).toMatchObject({ pts: 27, reb: 11, ast: 11 });
  expect(franchise.ok && franchise.value.value.topScorers).toHaveLength(103);
});

test("leaders of a past season follow from its lines, as far as they can", async () => {
  const leaders = await past("2015-16").collections.leaders();
  const lists = leaders.ok ? leaders.value.value : undefined;
  expect(lists?.totals.find(({ category }) => category === "Points")?.top5[0]).toEqual({
    rank: 1,
    player: "James Harden",
    stat: "2376",
  });
  expect(lists?.advanced.map(({ category }) => category)).not.toContain("Net rating");
});

test("a season that cannot be read fails in every collection", async () => {
  const broken = {
    ...current,
    documents: {
      ...current.documents,
      stored: {
        ...current.documents.stored,
        seasons: async () => fail({ kind: "unreachable" as const, path: "nba/seasons" }),
      },
    },
  };
  const { collections, documents } = readsOfPastSeason("2015-16", broken);
  const reads = await Promise.all([
    collections.games(),
    collections.teams(),
    documents.franchises("6"),
  ]);
  expect(reads.map((read) => !read.ok && read.error.kind)).toEqual(Array(3).fill("unreachable"));
});

test.each([
  [{ kind: "current" as const }, { kind: "held", season: "2025-26" }],
  [
    { kind: "past" as const, season: "2015-16", isInPath: false },
    { kind: "held", season: "2015-16" },
  ],
  [
    { kind: "past" as const, season: "1990-91", isInPath: false },
    { kind: "lists", season: "1990-91" },
  ],
  [
    { kind: "past" as const, season: "1930-31", isInPath: false },
    { kind: "unknown", season: "1930-31" },
  ],
  // The day's page says which games are the nearest.
  [
    { kind: "past" as const, season: "1930-31", isInPath: true },
    { kind: "held", season: "2025-26" },
  ],
  [{ kind: "malformed" as const }, { kind: "malformed" }],
])("%j is %j", async (asked, season) => {
  expect(await seasonOfRequest(asked, current)).toMatchObject(season);
});

test.each([
  ["the NBA's", 5, 18],
  ["the ABA's", 8, 10],
])("a season with two leagues is %s for its team", async (_, teamId, count) => {
  const asked = { kind: "past" as const, season: "1974-75", isInPath: false, teamId };
  const reads = await seasonOfRequest(asked, current, { isOfLists: true });
  const teams = reads.kind === "held" ? await reads.collections.teams() : undefined;
  const ids = teams?.ok ? teams.value.value.map(({ id }) => id) : [];
  expect(ids).toHaveLength(count);
  expect(ids).toContain(teamId);
});

test.each([
  ["1946-47", undefined, "lists"],
  ["1974-75", 8, "lists"],
  ["1974-75", 5, "held"],
])("the games of %s, team %s, are %s", async (season, teamId, kind) => {
  const asked = { kind: "past" as const, season, isInPath: false, ...(teamId && { teamId }) };
  expect(await seasonOfRequest(asked, current, { isOfLists: "results" })).toMatchObject({ kind });
});

test("without the archive every season counts as held", async () => {
  const archive = async () => fail({ kind: "unreachable" as const, path: "nba/archive" });
  const without = { ...current, collections: { ...current.collections, archive } };
  const asked = { kind: "past" as const, season: "2015-16", isInPath: false };
  expect(await seasonOfRequest(asked, without)).toMatchObject({ kind: "held", season: "2015-16" });
});

test("a series of 2020 was on a neutral floor, not in a team's city", async () => {
  const { collections, documents } = past("2019-20");
  const page = pageOf(await loadPlayoffs(collections, documents));
  const cities = (season: PlayoffsPage) => new Set(season.finals?.games.map(({ city }) => city));
  expect(cities(page)).toEqual(new Set(["Neutral floor"]));
  const before = past("2018-19");
  const other = pageOf(await loadPlayoffs(before.collections, before.documents));
  expect(cities(other)).toEqual(new Set(["Toronto", "Golden State"]));
});
