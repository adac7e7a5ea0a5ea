import { expect, test } from "vitest";
import { placeName, placeVerb, teamPath } from "#domain/teams/team.ts";

test.each([
  ["Denver", "Nuggets", "Denver", "leads"],
  ["LA", "Clippers", "the Clippers", "lead"],
  ["Los Angeles", "Lakers", "the Lakers", "lead"],
])("%s %s are %s, which %s", (city, name, place, verb) => {
  expect(placeName({ city, name })).toBe(place);
  expect(placeVerb({ city, name }, "leads", "lead")).toBe(verb);
});

test("a team's page has its id", () => {
  expect(teamPath({ id: 7 })).toBe("/nba/teams/7");
});
