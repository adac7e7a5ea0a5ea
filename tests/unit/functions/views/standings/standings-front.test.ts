import { describe, expect, test } from "vitest";
import { conferencePage, loadStandings } from "#functions/views/standings/standings.ts";
import {
  loadStandingsFront,
  loadWildCard,
  type ShortStandings,
} from "#functions/views/standings/standings-front.ts";
import { builtCollections, pageOf } from "../built.ts";

const collections = builtCollections();

describe("the standings' first page", () => {
  test("has both conferences in rank order, with the league's lines", async () => {
    const { tables, races } = pageOf(await loadStandingsFront(collections));
    expect(tables.map(({ title, rows }) => [title, rows.length])).toEqual([
      ["Western Conference", 15],
      ["Eastern Conference", 15],
    ]);
    expect(tables[0]?.heads).toEqual(["W–L", "Win %", "GB"]);
    expect(tables[0]?.rows[0]).toMatchObject({
      team: { name: "Thunder", href: "/nba/teams/21" },
      cells: ["64–18", ".780", "–"],
    });
    for (const { rows } of tables) {
      expect(rows.flatMap(({ line }, at) => (line ? `${at + 1} ${line}` : []))).toEqual([
        "6 playoffs",
        "10 play-in",
      ]);
    }
    expect(races).toHaveLength(2);
  });
});

describe("a day of the season", () => {
  const on = (date: string) => ({ kind: "day", date }) as const;
  const teamIn = (tables: ShortStandings[], name: string) =>
    tables.flatMap(({ rows }) => rows).find(({ team }) => team.name === name);

  test("is that of the first page, which leads on to the same day, without the chart", async () => {
    const page = pageOf(await loadStandingsFront(collections, "2025-26", on("2026-03-30")));
    expect(teamIn(page.tables, "Mavericks")?.cells).toEqual(["24–51", ".320", "35.5"]);
    expect(page).toMatchObject({ deck: "After the games of Monday, March 30, 2026.", note: "" });
    expect(page.tables.map(({ path }) => path)).toEqual([
      "/nba/standings/west?on=2026-03-30",
      "/nba/standings/east?on=2026-03-30",
    ]);
    expect(page.races).toEqual([]);
  });

  test("is that of the wild card, and one outside of the season is the nearest", async () => {
    const day = pageOf(await loadWildCard(collections, "2025-26", on("2026-03-30")));
    expect(teamIn(day.tables, "Mavericks")?.team.figures.wins).toBe(24);
    const first = pageOf(await loadStandingsFront(collections, "2025-26", on("2025-10-01")));
    expect(first.note).toContain("The season began on");
    expect(teamIn(first.tables, "Thunder")?.cells[0]).toBe("1–0");
    expect(teamIn(first.tables, "Mavericks")?.cells[2]).toBe("0.5");
  });
});

describe("the wild card", () => {
  test("counts games behind the sixth and the tenth of each conference", async () => {
    const [west, east] = pageOf(await loadWildCard(collections)).tables;
    const cells = (table = west) =>
      table?.rows.map(({ team, cells }) => [team.figures.rank, team.name, ...cells]);
    // The Timberwolves were sixth at 49–33 and the Warriors tenth at 37–45.
    expect(cells()?.slice(0, 5)).toEqual([
      [7, "Suns", "45–37", "4", "+8"],
      [8, "Trail Blazers", "42–40", "7", "+5"],
      [9, "Clippers", "42–40", "7", "+5"],
      [10, "Warriors", "37–45", "12", "–"],
      [11, "Pelicans", "26–56", "23", "11"],
    ]);
    expect(cells(east)?.[0]).toEqual([7, "76ers", "45–37", "1", "+2"]);
  });
});

describe("the whole league", () => {
  const loadLeague = async () => {
    const league = conferencePage("league");
    if (league === undefined) throw new Error("There is no page of the league.");
    return pageOf(await loadStandings(collections, league));
  };

  test("ranks all teams by their share of wins, equal ones alike", async () => {
    const { rows, hasLines, ties } = await loadLeague();
    expect(rows).toHaveLength(30);
    expect(
      rows.slice(0, 7).map(({ figures, name, cells }) => [figures.rank, name, cells[3]]),
    ).toEqual([
      [1, "Oklahoma City Thunder", "–"],
      [2, "San Antonio Spurs", "2"],
      [3, "Detroit Pistons", "4"],
      [4, "Boston Celtics", "8"],
      [5, "Denver Nuggets", "10"],
      [6, "Los Angeles Lakers", "11"],
      [6, "New York Knicks", "11"],
    ]);
    expect(hasLines).toBe(false);
    expect(ties).toEqual([]);
  });
});
