import { expect, test } from "vitest";
import { readsOfAllSeasons } from "#functions/data/all-seasons.ts";
import { logOfSeveral } from "#functions/views/questions/log-of-several.ts";
import { builtCollections, builtDocuments } from "../built.ts";

const { collections } = readsOfAllSeasons({
  collections: builtCollections(),
  documents: builtDocuments(),
});
const player = (playerName: string, query: string) =>
  logOfSeveral(collections, "player-games", {
    placeholders: { playerName },
    search: new URLSearchParams(query),
  });

test.each([
  ["Stephen Curry", "pts=50..&season=all", "/nba/finder?player=201939&pts=50..&season=all"],
  ["Kobe Bryant", "season=..2015-16", "/nba/finder?player=977&season=..2015-16"],
  ["Stephen Curry", "pts=many&season=all", "/nba/finder?pts=many&season=all"],
])("the log of %s with %s is at %s", async (name, query, page) => {
  expect(await player(name, query)).toMatchObject({ kind: "ready", page });
});

test("nobody has no log", async () => {
  expect(await player("Nobody At All", "season=all")).toMatchObject({ kind: "missing" });
});
