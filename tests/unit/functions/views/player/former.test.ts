import { describe, expect, it } from "vitest";
import { fail } from "#domain/result.ts";
import { seasonsBetween } from "#domain/season/season.ts";
import { loadPlayer } from "#functions/views/player/players.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const unreachable = async () => fail({ kind: "unreachable" as const, path: "nba" });

async function formerOf(name: string, reads = documents) {
  const page = pageOf(await loadPlayer(collections, reads, name));
  if (page.kind !== "known") throw new Error(page.kind);
  return [page.profile, ...page.namesakes];
}

describe("a former player", () => {
  it("has his whole career, and his seasons with games", async () => {
    const [kobe, ...others] = await formerOf("kobe bryant");
    expect(others).toEqual([]);
    expect(kobe).toMatchObject({
      player: { name: "Kobe Bryant", currentTeam: "" },
      isNow: false,
      sentence:
        "Played for the Lakers from 1996-97 to 2015-16. He totaled 5,640 points, 1,119 rebounds " +
        "and 1,040 assists in the playoffs. He is in the Hall of Fame.",
      team: { abbreviation: "LAL" },
      vitals: ["Guard-forward", "6 ft 6 in (1.98 m)", "Born Aug 23, 1978", "Drafted 13th in 1996"],
      seasons: seasonsBetween("1998-99", "2015-16").toReversed(),
    });
    // His official seasons, those of 2005-06 and 2015-16 among them: 35.4 and 17.6 points a game.
    const means = kobe?.career?.rows.map(({ season, games, cells }) => [
      season,
      games,
      cells[0]?.text,
    ]);
    expect(means).toHaveLength(20);
    expect(means).toContainEqual(["2005-06", "80", "35.4"]);
    expect(means?.at(-1)).toEqual(["2015-16", "66", "17.6"]);
    expect(kobe?.career?.total).toMatchObject({ seasons: 20, games: "1,346" });
    expect(kobe?.href).toBe("/nba/players/player/Kobe%20Bryant");
  });

  it("has the titles of the teams with which he ended a season", async () => {
    const [jordan] = await formerOf("Michael Jordan");
    expect(jordan?.honours[0]).toEqual({
      award: "NBA Champion",
      times: 6,
      years: "1991–93, 1996–98",
    });
    const [wallace] = await formerOf("Rasheed Wallace");
    expect(wallace?.honours[0]).toMatchObject({ award: "NBA Champion", years: "2004" });
  });

  it("stands beside another of his name", async () => {
    const james = await formerOf("Mike James");
    expect(james.map(({ seasons }) => seasons)).toEqual([
      ["2013-14", "2012-13", "2011-12", ...seasonsBetween("2001-02", "2009-10").toReversed()],
      ["2020-21", "2017-18"],
    ]);
  });

  it.each([
    ["Mike James", 0, "Played from 2001-02 to 2013-14."],
    ["Mike James", 1, "Played for the Pelicans, Suns and Nets from 2017-18 to 2020-21."],
    ["Michael Jordan", 0, "Played for the Bulls and Wizards from 1984-85 to 2002-03."],
    ["Julius Erving", 0, "Played for the 76ers from 1976-77 to 1986-87."],
    ["George Mikan", 0, "Played from 1948-49 to 1955-56."],
  ])("%s, the %i. of the name: %s", async (name, at, words) => {
    const player = (await formerOf(name))[at];
    expect(player?.sentence?.split(/(?<=\d\.) (?=In|He)/)?.[0]).toBe(words);
  });

  it("has empty cells for what the league did not count, and a mean of the seasons that did", async () => {
    const [kareem] = await formerOf("Kareem Abdul-Jabbar");
    const blocks = kareem?.career?.rows.map(({ season, cells }) => [season, cells[5]?.text]);
    expect(blocks?.slice(0, 5)).toEqual([
      ["1969-70", ""],
      ["1970-71", ""],
      ["1971-72", ""],
      ["1972-73", ""],
      ["1973-74", "3.5"],
    ]);
    // Officially 3,189 blocks, in 1,231 of his 1,560 games.
    expect(kareem?.career?.total).toMatchObject({ games: "1,560" });
    expect(kareem?.career?.total?.cells[5]).toBe("2.6");
  });

  it("has his seasons in the ABA apart", async () => {
    const [erving] = await formerOf("Julius Erving");
    expect(erving?.aba?.rows.map(({ season, team }) => `${season} ${team}`)).toEqual([
      "1971-72 VIR",
      "1972-73 VIR",
      "1973-74 NYA",
      "1974-75 NYA",
      "1975-76 NYA",
    ]);
    expect(erving?.career?.total).toMatchObject({ seasons: 11, games: "836" });
  });

  it("is shown without his career while that cannot be read", async () => {
    const without = { ...documents, formerCareers: unreachable };
    const [kobe] = await formerOf("Kobe Bryant", without);
    expect(kobe).toMatchObject({
      career: undefined,
      sentence: "Played from 1996-97 to 2015-16.",
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
  expect(await kindOf("Kobe Bryant")).toBe("known");
  expect(await kindOf("Nobody At All")).toBe("unknown");
});
