import { expect, test } from "vitest";
import { fail } from "#domain/result.ts";
import { loadSeasonChoice } from "#functions/views/season/season-choice.ts";
import { loadSeasons } from "#functions/views/season/seasons.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const collections = builtCollections();
const reads = { collections, documents: builtDocuments() };
const unreachable = async () => fail({ kind: "unreachable" as const, path: "nba/archive" });

test("the archive counts seasons, champions, titles and best records", async () => {
  expect(pageOf(await loadSeasons(collections))).toMatchObject({
    span: "1946-47 to 2025-26",
    title: "80 seasons, 21 champions",
    deck:
      "The Celtics have won 18 titles, no one else more than 17. The team with the best record has won " +
      "it all ten times since 1998-99.",
  });
});

test("the bars of a season are of the teams that played in it", async () => {
  const { seasons } = pageOf(await loadSeasons(collections));
  const card = seasons.find(({ season }) => season === "2002-03");
  expect(card?.bars.width).toBe(29);
  expect(card?.barWords).toBe(
    // The Mavericks had as many wins.
    "Wins of the 29 teams, from 60 to 17; the champion was No. 1.",
  );
});

test("a season's card names champion, best record, MVP and leaders", async () => {
  const { seasons } = pageOf(await loadSeasons(collections));
  const card = seasons.find(({ season }) => season === "2015-16");
  expect(card).toMatchObject({
    champion: { team: { name: "Cavaliers" }, record: "57–25" },
    barWords: "Wins of the 30 teams, from 73 to 10; the champion was No. 3.",
    best: { name: "Warriors", record: "73–9" },
    mvp: { name: "Stephen Curry" },
    leaders: [
      { label: "Points", name: "Stephen Curry", mean: "30.1" },
      { label: "Rebounds", name: "Andre Drummond", mean: "14.8" },
      { label: "Assists", name: "Rajon Rondo", mean: "11.7" },
    ],
  });
  expect(card?.href).toBe("/nba/seasons/2015-16");
  expect(card?.links.map(({ href }) => href)).toEqual([
    "/nba/standings?season=2015-16",
    "/nba/playoffs?season=2015-16",
    "/nba/games?season=2015-16",
    "/nba/stats/players?season=2015-16",
  ]);
});

test("without the archive the current season stands alone", async () => {
  const alone = { ...collections, archive: unreachable, leagueHistory: unreachable };
  const page = pageOf(await loadSeasons(alone));
  expect(page).toMatchObject({ span: "2025-26", title: "One season, one champion" });
});

/** The path and the parameters of an address. */
function placeOf(address: string) {
  const { pathname, searchParams } = new URL(address, "https://site.test");
  return { path: pathname, search: searchParams };
}

test("a page leads to itself in every season, the newest first", async () => {
  const choice = await loadSeasonChoice(reads, placeOf("/nba/teams/10/games"), "2015-16");
  expect(choice).toHaveLength(28);
  expect(choice[0]).toEqual({
    season: "2025-26",
    text: "2025-26",
    href: "/nba/teams/10/games",
    isCurrent: false,
  });
  expect(choice.find(({ isCurrent }) => isCurrent)).toMatchObject({
    href: "/nba/teams/10/games?season=2015-16",
  });
  const question = placeOf("/nba/finder?pts=50..&page=2&season=2015-16");
  const [all, now, last] = await loadSeasonChoice(reads, question, "all", true);
  expect([all, now, last].map((one) => one?.href)).toEqual([
    "/nba/finder?pts=50..&season=all",
    "/nba/finder?pts=50..",
    "/nba/finder?pts=50..&season=2024-25",
  ]);
  expect(all).toMatchObject({ text: "All seasons", isCurrent: true });
  const without = { ...reads, collections: { ...reads.collections, archive: unreachable } };
  expect(await loadSeasonChoice(without, placeOf("/nba/standings"), "2025-26")).toEqual([]);
});

test.each([
  ["/nba/finder?player=202714&season=2013-14", "2013-14", ["2011-12", "2018-19"]],
  ["/nba/compare?players=1629029,203999", "2025-26", ["2018-19", "2025-26"]],
])("%s leads to the seasons in which its players played", async (address, season, ends) => {
  const names = (await loadSeasonChoice(reads, placeOf(address), season, true)).map(
    (one) => one.season,
  );
  expect(names[0]).toBe("all");
  expect([names.at(-1), names[1]]).toEqual(ends);
});
