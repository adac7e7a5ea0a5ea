import { expect, test } from "vitest";
import { loadPlayers } from "../../../../functions/views/players-table.ts";
import { player, TEAMS } from "../../domain/season/league.ts";
import { collectionsOf } from "./collections.ts";

test("the team filter sorts teams by name, whatever their stored order", async () => {
  const collections = collectionsOf({
    teams: TEAMS.toReversed(),
    teamLinks: [],
    players: [player("A.J. Lawson")],
  });
  const view = await loadPlayers(collections, { page: "1", query: new URLSearchParams() });
  if (view.kind !== "ready") throw new Error(view.kind);
  const names = view.page.teams.map(({ name }) => name);
  expect(names).toHaveLength(30);
  expect(names).toEqual(names.toSorted());
});
