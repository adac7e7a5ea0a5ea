import { expect, test } from "vitest";
import { playersOfSeason } from "#domain/query/engine/season-players.ts";
import { player } from "#tests/fixtures/league.ts";

const signed = [player("Ann"), player("Bob", "Boston Celtics")];
const played = [
  { id: "3", name: "Cal" },
  { id: "Bob", name: "Robert" },
];

test("players without a contract follow those under contract, by name alone", () => {
  expect(playersOfSeason(signed)(played)).toEqual([...signed, { ...player("Cal"), id: "3" }]);
});

test("the list of the same players is made once", () => {
  expect(playersOfSeason(signed)(played)).toBe(playersOfSeason(signed)(played));
});
