import { describe, expect, test } from "vitest";
import type { Player } from "#domain/players/player.ts";
import {
  LISTS,
  listPath,
  listValues,
  playerListNamed,
  playerLists,
} from "#domain/players/player-lists.ts";
import { player } from "#tests/fixtures/league.ts";

const ANN: Player = {
  ...player("Ann Archer"),
  nationality: "Côte d'Ivoire",
  preDraftTeam: "UConn",
  draftStatus: "2019 Rd 1 Pk 5",
  position: "G-F",
};
const BO: Player = {
  ...player("Bo Baker"),
  nationality: "France",
  draftStatus: "Undrafted",
  position: "C",
};
const CY: Player = { ...player("Cy Cole"), nationality: "France", draftStatus: "20195" };

test.each([
  [ANN, ["Côte d'Ivoire"], ["UConn"], ["2019"], ["guards", "forwards"]],
  [BO, ["France"], [], ["undrafted"], ["centers"]],
  [CY, ["France"], [], [], []],
])("the values of a player's lists (%#)", (own, ...values) => {
  expect(LISTS.map((kind) => listValues(own, kind))).toEqual(values);
});

describe("a list", () => {
  const all = [ANN, BO, CY];
  test("has all players of its value, in their order", () => {
    expect(playerLists("country", all).map(({ value, players }) => [value, players])).toEqual([
      ["Côte d'Ivoire", [ANN]],
      ["France", [BO, CY]],
    ]);
  });

  test.each([
    [
      "country",
      "cote d'ivoire",
      "Players from Côte d'Ivoire",
      { name: "nation", value: "Côte d'Ivoire" },
    ],
    ["college", "uconn", "Players from UConn", { name: "college", value: "UConn" }],
    ["draft", "2019", "Players drafted in 2019", { name: "draft", value: "2019" }],
    ["draft", "undrafted", "Undrafted players", { name: "draft", value: "undrafted" }],
    ["position", "guards", "Guards", { name: "pos", value: "G" }],
    ["position", "Centers", "Centers", { name: "pos", value: "C" }],
  ] as const)("of %s %s is %s", (kind, value, title, condition) => {
    expect(playerListNamed(kind, value, all)).toMatchObject({ kind, title, condition });
  });

  test("is none of an unknown value", () => {
    expect(playerListNamed("country", "Franc", all)).toBeUndefined();
  });

  test("has its value in its address", () => {
    expect(listPath({ kind: "college", value: "St. John's (NY)" })).toBe(
      "/nba/players/college/St.%20John's%20(NY)",
    );
  });
});
