import { expect, test } from "vitest";
import { loadSeasonChoice } from "#functions/views/season/season-choice.ts";
import { builtCollections, builtDocuments } from "../built.ts";

const reads = { collections: builtCollections(), documents: builtDocuments() };

/** The names of the offered seasons. */
async function offered(address: string, season = "2025-26", takesSeveral = true, player?: string) {
  const { pathname: path, searchParams: search } = new URL(address, "https://site.test");
  const choice = await loadSeasonChoice(reads, { path, search, player }, season, takesSeveral);
  return choice.map(({ text }) => text);
}

test("a page is offered in every season, and one of several in all together", async () => {
  const names = await offered("/nba/finder?pts=50..");
  expect(names).toHaveLength(29);
  expect(names.slice(0, 2)).toEqual(["All seasons", "2025-26"]);
  expect(await offered("/nba/standings", "2025-26", false)).not.toContain("All seasons");
});

test("a question of a player is offered in his own seasons", async () => {
  const names = await offered("/nba/finder?player=201939&pts=50..");
  expect(names.at(-1)).toBe("2009-10");
  expect((await offered("/nba/finder?player=1642843")).slice(1)).toEqual(["2025-26"]);
});

test("a player's page is offered in his own seasons", async () => {
  const names = await offered("/nba/players/player/X/floor", "2025-26", false, "1641705");
  expect(names).toEqual(["2025-26", "2024-25", "2023-24"]);
  expect(await offered("/nba/players/player/X/floor", "2017-18", false, "2403")).toContain(
    "2002-03",
  );
  expect(await offered("/nba/players/player/X/floor", "2017-18", false, "2403")).not.toContain(
    "2025-26",
  );
});

test.each([
  ["/nba/finder?stage=playoffs&pts=40..", "2013-14"],
  ["/nba/finder?stage=any&pts=40..", "1998-99"],
  ["/nba/stats/teams?stage=playin", "2013-14"],
  ["/nba/finder?team=OKC&pts=40..", "1998-99"],
  ["/nba/finder?rows=team-games&opp=Pelicans", "2002-03"],
  ["/nba/compare?teams=NOP,CLE", "2002-03"],
])("%s is offered from %s on", async (address, first) => {
  expect((await offered(address)).at(-1)).toBe(first);
});

test("a team is named by its id, since its abbreviation is another in other seasons", async () => {
  const { searchParams: search } = new URL("https://site.test/nba/compare?teams=OKC,CLE&page=2");
  const [first] = await loadSeasonChoice(reads, { path: "/nba/compare", search }, "2025-26");
  expect(first?.href).toBe("/nba/compare?teams=21%2C6");
});

test.each(["pos=G", "age=..22", "rookie=1&pts=20.."])(
  "%s is offered in the current season alone, of whose players traits are known",
  async (conditions) => {
    expect(await offered(`/nba/finder?${conditions}`)).toEqual(["2025-26"]);
    expect(await offered(`/nba/finder?${conditions}`, "2015-16")).toEqual(["2025-26"]);
  },
);

test.each([
  ["/nba/teams/4?season=1995-96", "1995-96", ["2001-02", "2004-05"]],
  ["/nba/teams/118/games?season=1948-49", "1948-49", []],
])("%s is offered in the seasons that the team played", async (address, season, beside) => {
  const names = await offered(address, season, false);
  const at = names.indexOf("2001-02");
  expect(at < 0 ? [] : [names[at], names[at - 1]]).toEqual(beside);
  expect(names.at(-1)).toBe(season);
});
