import { expect, test } from "vitest";
import { formerPlayersNamed } from "#domain/players/former-player.ts";

test("former players are found by name without case and marks", () => {
  const former = (id: string, name: string) => ({
    id,
    name,
    seasons: ["2015-16"],
    first: "2015-16",
    last: "2015-16",
  });
  const players = [
    former("1", "José Calderón"),
    former("2", "Jose Calderon"),
    former("3", "Bo Baker"),
  ];
  expect(formerPlayersNamed(players, "jose calderon").map(({ id }) => id)).toEqual(["1", "2"]);
  expect(formerPlayersNamed(players, "Jose")).toEqual([]);
});
