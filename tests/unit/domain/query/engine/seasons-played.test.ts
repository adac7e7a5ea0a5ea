import { expect, test } from "vitest";
import { seasonsPlayed } from "#domain/query/engine/seasons-played.ts";
import { small } from "#tests/fixtures/small-season.ts";

const { lines } = small;
/** The same games, of which the first is of the season before. */
const two = {
  ...lines,
  games: lines.games.map((game, at) => ({ ...game, id: at === 0 ? "0022400001" : "0022500001" })),
};

test.each([
  ["11", "2024-25 to 2025-26"],
  ["31", "2025-26"],
  ["99", ""],
])("player %s played in %j", (id, seasons) => {
  expect(seasonsPlayed(id, two)).toBe(seasons);
});
