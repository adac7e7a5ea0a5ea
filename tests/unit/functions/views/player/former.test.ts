import { describe, expect, it } from "vitest";
import { fail } from "#domain/result.ts";
import type { Team } from "#domain/teams/team.ts";
import { formerProfiles } from "#functions/views/player/former.ts";
import { loadPlayer } from "#functions/views/player/players.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const unreachable = async () => fail({ kind: "unreachable" as const, path: "nba" });

async function formerOf(name: string, reads = documents) {
  const teams = await collections.teams();
  const known: Team[] = teams.ok ? teams.value.value : [];
  return formerProfiles(collections, reads, name, known);
}

describe("a former player", () => {
  it("has his career since the first held season, and a link to each season's games", async () => {
    const [kobe, ...others] = (await formerOf("kobe bryant")) ?? [];
    expect(others).toEqual([]);
    expect(kobe).toMatchObject({
      name: "Kobe Bryant",
      sentence: "Hardwood covers his last three seasons for the Lakers, 2013-14 to 2015-16.",
      seasons: [{ season: "2015-16" }, { season: "2014-15" }, { season: "2013-14" }],
    });
    // What came before the first held season is no part of this: it is not called his career.
    expect(kobe?.career?.since).toBe("2013-14");
    // His official seasons: 13.8, 22.3 and 17.6 points in 6, 35 and 66 games.
    expect(kobe?.career?.rows.map(({ games, cells }) => [games, cells[0]?.text])).toEqual([
      ["6", "13.8"],
      ["35", "22.3"],
      ["66", "17.6"],
    ]);
    expect(kobe?.seasons[0]?.href).toBe("/nba/players/player/Kobe%20Bryant?season=2015-16");
  });

  it("stands beside another of his name", async () => {
    const james = (await formerOf("Mike James")) ?? [];
    expect(james.map(({ seasons }) => seasons.map(({ season }) => season))).toEqual([
      ["2013-14"],
      ["2020-21", "2017-18"],
    ]);
  });

  it.each([
    ["Mike James", 0, "2013-14", "Hardwood covers his last season for the Bulls, 2013-14."],
    ["Mike James", 1, undefined, /^Played for the .+ from 2017-18 to 2020-21\.$/],
  ])(
    "%s, the %i. of the name, has a whole career unless it began before %s",
    async (name, at, since, words) => {
      const player = (await formerOf(name))?.[at];
      expect(player?.career?.since).toBe(since);
      expect(player?.sentence).toEqual(
        typeof words === "string" ? words : expect.stringMatching(words),
      );
    },
  );

  it("is shown without his career while that cannot be read", async () => {
    const without = { ...documents, formerCareers: unreachable };
    const [kobe] = (await formerOf("Kobe Bryant", without)) ?? [];
    expect(kobe).toMatchObject({
      career: undefined,
      sentence: "Hardwood covers his last three seasons, 2013-14 to 2015-16.",
    });
  });
});

it("a name is not unknown while the former players cannot be read", async () => {
  const without = { ...collections, formerPlayers: unreachable };
  expect(await loadPlayer(without, documents, "Kobe Bryant")).toEqual({ kind: "unavailable" });
});

it("a current player's page is his own, and an unknown name has none", async () => {
  const kindOf = async (name: string) =>
    pageOf(await loadPlayer(collections, documents, name)).kind;
  expect(await kindOf("LeBron James")).toBe("known");
  expect(await kindOf("Kobe Bryant")).toBe("former");
  expect(await kindOf("Nobody At All")).toBe("unknown");
});
