import { expect, test } from "vitest";
import { loadPlayers } from "#functions/views/player/players-table.ts";
import { player, TEAMS } from "#tests/fixtures/league.ts";
import { unread } from "../built.ts";
import { collectionsOf } from "../collections.ts";

test("the team filter sorts teams by name, whatever their stored order", async () => {
  const collections = collectionsOf({
    teams: TEAMS.toReversed(),
    teamLinks: [],
    players: [player("A.J. Lawson")],
    seasonTotals: [],
  });
  const view = await loadPlayers(collections, { page: "1", query: new URLSearchParams() });
  if (view.kind !== "ready") throw new Error(view.kind);
  const names = view.page.teams.map(({ name }) => name);
  expect(names).toHaveLength(30);
  expect(names).toEqual(names.toSorted());
});

test("without the season's totals the table has no figures, and keeps its order", async () => {
  const collections = {
    ...collectionsOf({ teams: TEAMS, teamLinks: [], players: [player("A.J. Lawson", "Any team")] }),
    seasonTotals: unread,
  };
  const query = new URLSearchParams("sort=pts&order=desc");
  const view = await loadPlayers(collections, { page: "1", query });
  if (view.kind !== "ready") throw new Error(view.kind);
  const [row] = view.page.answer.rows;
  expect(row?.[1]).toBe("A.J. Lawson");
  expect(row?.slice(5, 8)).toEqual([null, null, null]);
});
