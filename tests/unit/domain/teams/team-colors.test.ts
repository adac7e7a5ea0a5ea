import { expect, test } from "vitest";
import { teamColors } from "#domain/teams/team-colors.ts";
import { TEAMS } from "#tests/fixtures/league.ts";

test("every team has two colors, and no other abbreviation has any", () => {
  for (const { abbreviation } of TEAMS) {
    const { primary, secondary } = teamColors(abbreviation) ?? {};
    for (const color of [primary, secondary]) expect(color).toMatch(/^#[0-9A-F]{6}$/);
  }
  expect([teamColors("SEA"), teamColors("toString")]).toEqual([undefined, undefined]);
});
