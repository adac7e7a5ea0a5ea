import { describe, expect, test } from "vitest";
import type { Annals } from "#domain/players/annals.ts";
import type { Player } from "#domain/players/player.ts";
import { pastsOf } from "#domain/query/engine/player-past.ts";
import { small } from "#tests/fixtures/small-season.ts";

const career = { since: undefined, season: undefined, playoffs: undefined, honours: [] };
const annals: Annals = {
  careers: [
    { ...career, id: "11", teamIds: [14] },
    { ...career, id: "21", teamIds: [], honours: [{ year: 2020, award: "All-Star" }] },
  ],
  titles: [],
};

describe("a player's past", () => {
  const pasts = () => pastsOf({ ...small, annals });

  test("has the teams of earlier seasons and of this one", () => {
    expect([...(pasts().get("11")?.clubs ?? [])]).toEqual(["LAL", "ATL"]);
    expect([...(pasts().get("21")?.clubs ?? [])]).toEqual(["BOS", "LAL"]);
  });

  test("has his team now, or his last one", () => {
    expect(pasts().get("11")?.club).toBe("ATL");
    expect(pastsOf({ ...small, annals, players: [] }).get("21")?.club).toBe("LAL");
  });

  test("has the team that he is signed with before his last one", () => {
    const [like] = small.players;
    const signed = { ...like, id: "21", currentTeam: "Atlanta Hawks" } as Player;
    const past = pastsOf({ ...small, annals, players: [signed] }).get("21");
    expect(past?.club).toBe("ATL");
    expect([...(past?.clubs ?? [])]).toEqual(["BOS", "LAL"]);
  });

  test("has no team for a player of none, and leaves out teams of other days", () => {
    const careers = [
      { ...career, id: "90", teamIds: [] },
      { ...career, id: "91", teamIds: [2, 99] },
    ];
    const others = pastsOf({ ...small, annals: { ...annals, careers } });
    expect(others.get("90")).toEqual({ honours: [], clubs: new Set(), club: undefined });
    expect(others.get("91")).toEqual({ honours: [], clubs: new Set(["BOS"]), club: undefined });
    expect(others.has("11")).toBe(false);
  });

  test("has his honours", () => {
    expect(pasts().get("21")?.honours).toEqual([{ year: 2020, award: "All-Star" }]);
  });

  test("is not known without annals", () => {
    expect(pastsOf(small).size).toBe(0);
  });
});
