import { expect, test } from "vitest";
import { loadTeams } from "#functions/views/team/teams.ts";
import { TEAMS } from "#tests/fixtures/league.ts";
import { collectionsOf } from "../collections.ts";

test("the teams of each conference are sorted by name, whatever their stored order", async () => {
  const view = await loadTeams(collectionsOf({ teams: TEAMS.toReversed(), teamLinks: [] }));
  if (view.kind !== "ready") throw new Error(view.kind);
  for (const { teams } of view.page.conferences) {
    const names = teams.map(({ fullName }) => fullName);
    expect(names).toHaveLength(15);
    expect(names).toEqual(names.toSorted());
  }
});

test("a tile has a team's name and city", async () => {
  const view = await loadTeams(collectionsOf({ teams: TEAMS, teamLinks: [] }));
  expect(view).toMatchObject({
    page: {
      conferences: [
        {
          conference: "West",
          teams: [
            { name: "Mavericks", city: "Dallas" },
            {},
            {},
            {},
            {},
            {},
            {},
            {},
            {},
            {},
            {},
            {},
            {},
            {},
            {},
          ],
        },
        { conference: "East" },
      ],
    },
  });
});
