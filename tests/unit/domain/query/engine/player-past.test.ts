import { describe, expect, test } from "vitest";
import type { CareerSeason } from "#domain/players/career.ts";
import type { Player } from "#domain/players/player.ts";
import { pastsOf } from "#domain/query/engine/player-past.ts";
import { allTimeOf } from "#domain/query/storage/all-time.ts";
import { small } from "#tests/fixtures/small-season.ts";

const person = { born: "", inches: 0, position: "", nation: "", college: "", draft: "" };
const career = (id: string, ...teams: number[]) => ({
  person: { ...person, id, name: id },
  seasons: teams.map((teamId) => ({ season: "2019-20", teamId, team: "" }) as CareerSeason),
  aba: [],
});
const star = { year: 2020, award: "All-Star" };
const winner = { id: "21", name: "21", born: "" };
const data = {
  ...small,
  awards: [{ ...star, winner, team: undefined }],
  allTime: allTimeOf([career("11", 14)]),
};

describe("a player's past", () => {
  const pasts = () => pastsOf(data);

  test("has the teams of earlier seasons and of this one", () => {
    expect([...(pasts().get("11")?.clubs ?? [])]).toEqual(["LAL", "ATL"]);
    expect([...(pasts().get("21")?.clubs ?? [])]).toEqual(["BOS", "LAL"]);
  });

  test("has his team now, or his last one", () => {
    expect(pasts().get("11")?.club).toBe("ATL");
    expect(pastsOf({ ...data, players: [] }).get("21")?.club).toBe("LAL");
  });

  test("has the team that he is signed with before his last one", () => {
    const [like] = small.players;
    const signed = { ...like, id: "21", currentTeam: "Atlanta Hawks" } as Player;
    const past = pastsOf({ ...data, players: [signed] }).get("21");
    expect(past?.club).toBe("ATL");
    expect([...(past?.clubs ?? [])]).toEqual(["BOS", "LAL"]);
  });

  test("leaves out teams of other days, and players of other seasons", () => {
    const others = pastsOf({ ...data, allTime: allTimeOf([career("11", 2, 99), career("90", 2)]) });
    expect([...(others.get("11")?.clubs ?? [])]).toEqual(["BOS", "ATL"]);
    expect(others.has("90")).toBe(false);
  });

  test("has his honors", () => {
    expect(pasts().get("21")?.honours).toMatchObject([star]);
    expect(pasts().get("11")?.honours).toEqual([]);
  });

  test("is not known without awards", () => {
    expect(pastsOf(small).size).toBe(0);
  });
});
