import { expect, test } from "vitest";
import { gameMinutes } from "#domain/season/game-minutes.ts";
import { gameLine } from "#tests/fixtures/league.ts";

test.each([
  [480, 48],
  [474, 48],
  [504, 48],
  [530, 53],
  [580, 58],
  [400, 48],
])("a game whose players have %i minutes is of %i", (minutes, length) => {
  const lines = [
    gameLine("1", { gameId: "g", minutes: 100 }),
    gameLine("2", { gameId: "g", minutes: minutes - 100 }),
  ];
  expect(gameMinutes([...lines, gameLine("1", { gameId: "other", minutes: 480 })])).toEqual(
    new Map([
      ["g", length],
      ["other", 48],
    ]),
  );
});
