import { expect, test } from "vitest";
import { loadSearch } from "../../../../functions/views/search.ts";
import { player, TEAMS } from "../../domain/season/league.ts";
import { collectionsOf } from "./collections.ts";

test("the text shown again has no white space at its ends", async () => {
  const collections = collectionsOf({
    teams: TEAMS,
    teamLinks: [],
    players: [player("A.J. Lawson")],
  });
  expect(await loadSearch(collections, " lakers ")).toMatchObject({
    page: { kind: "results", query: "lakers" },
  });
});
