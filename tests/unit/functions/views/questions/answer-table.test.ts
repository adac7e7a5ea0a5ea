import { describe, expect, test } from "vitest";
import { answerTable } from "#functions/views/questions/answer-table.ts";
import { answered } from "./asked.ts";

const tableOf = async (query: string) => answerTable(await answered(query));
const textsOf = (
  cells: { before?: string | undefined; text: string; after?: string | undefined }[],
) => cells.map(({ before, text, after }) => [before, text, after].filter(Boolean).join(" "));

describe("the table of players' games", () => {
  test("prints a line with paired shots and a link to its game", async () => {
    const { rows, heads } = await tableOf("pts=50..&result=l");
    expect(heads.map(({ text }) => text)).toEqual(
      "Player Team Date Opp Result PTS REB AST MIN STL BLK TOV FG 3P FT +/-".split(" "),
    );
    const [first] = rows;
    expect(textsOf(first?.cells ?? [])).toEqual(
      "Anthony Edwards|MIN|Jan 17|at SAS|L 123–126|55|4|3|40:06|0|0|2|19-33|9-16|8-10|+8".split(
        "|",
      ),
    );
    expect(first?.cells.map(({ href }) => href).filter(Boolean)).toEqual([
      "/nba/players/player/Anthony%20Edwards",
      "/nba/teams/18",
      expect.stringMatching(/^\/nba\/games\/00225\d{5}$/),
    ]);
  });

  test("shows the number of overtimes", async () => {
    const { rows } = await tableOf("pts=44&result=l");
    expect(rows.map(({ cells }) => cells[4]?.after)).toContain("2OT");
  });

  test("averages all pages in the footer, with shooting as percentages of all shots", async () => {
    const { foot, range } = await tableOf("pts=40..&result=l");
    expect(range).toBe("1 to 25 of 37");
    expect(textsOf(foot?.cells ?? [])).toEqual(
      "Average of 37|||||42.9|6.8|4.6|38.3|1.5|0.5|3.4|58.8%|45.9%|84.9%|−2.4".split("|"),
    );
  });

  test("links each column to its sort order, and the sorted one to the reverse", async () => {
    const { heads } = await tableOf("pts=40..");
    const hrefs = Object.fromEntries(heads.map(({ key, href }) => [key, href]));
    expect(hrefs).toMatchObject({
      pts: "/nba/finder?pts=40..&sort=pts&season=2025-26",
      reb: "/nba/finder?pts=40..&sort=-reb&season=2025-26",
      fgm: "/nba/finder?pts=40..&sort=-fgm&season=2025-26",
      date: "/nba/finder?pts=40..&sort=-date&season=2025-26",
      result: "/nba/finder?pts=40..&sort=-margin&season=2025-26",
      player: "/nba/finder?pts=40..&sort=player&season=2025-26",
    });
    const sorted = heads.filter(({ sort }) => sort !== undefined);
    expect(sorted.map(({ key, sort }) => [key, sort])).toEqual([["pts", "descending"]]);
  });

  test.each([
    ["pts=40..", "Sorted by points, descending."],
    ["rows=players&sort=fgpct", "Sorted by field goal percentage, ascending."],
    ["sort=player", "Sorted by player, ascending."],
    ["rows=seasons&sort=-season", "Sorted by season, descending."],
  ])("names the sorted column of %s in full", async (query, order) => {
    const table = await tableOf(query);
    expect(table.order).toBe(order);
    expect(table.caption).toContain(`. ${order} Rows `);
  });

  test("puts attempts in a separate column when sorted by them", async () => {
    const { heads } = await tableOf("sort=-fga");
    expect(heads.map(({ text }) => text)).toEqual(expect.arrayContaining(["FGM", "FGA", "3P"]));
  });

  test("links to the other pages and to the files of all rows", async () => {
    const { pager, files, range } = await tableOf("pts=40..&result=l&page=2");
    expect(range).toBe("26 to 37 of 37");
    expect(pager).toEqual({
      number: 2,
      pages: 2,
      back: "/nba/finder?result=l&pts=40..&season=2025-26",
      forward: undefined,
    });
    expect(files).toEqual({
      csv: "/nba/finder.csv?result=l&pts=40..&season=2025-26",
      json: "/nba/finder.json?result=l&pts=40..&season=2025-26",
    });
  });
});

describe("the table of groups", () => {
  test("ranks players and links to their games", async () => {
    const { rows, heads, pinned } = await tableOf("rows=players");
    const [first] = rows;
    expect(first?.rank).toBe(1);
    expect(pinned).toBe(3);
    expect(heads[pinned]).toMatchObject({ key: "pts", sort: "descending" });
    expect(first?.cells[2]).toMatchObject({ text: "64", after: "games" });
    expect(first?.cells[0]?.href).toMatch(/^\/nba\/players\/player\//);
    expect(first?.cells[2]?.href).toMatch(/^\/nba\/finder\?player=\d+&season=2025-26$/);
  });

  test("compares a player's months with all his games", async () => {
    const { rows, foot } = await tableOf("player=luka+doncic&by=month");
    expect(rows[0]?.cells[0]).toMatchObject({ text: "October" });
    expect(rows[0]?.cells[0]?.href).toContain("month=oct");
    expect(foot?.cells[0]?.text).toMatch(/^All \d\d games$/);
  });

  test("prints totals with thousands separators and without averages", async () => {
    const { rows, foot } = await tableOf("rows=players&per=total");
    expect(rows[0]?.cells[3]?.text).toMatch(/^2,\d{3}$/);
    expect(foot).toBeUndefined();
  });

  test("links a streak to its first and last game", async () => {
    const { rows, heads } = await tableOf("rows=team-streaks&result=w");
    const from = heads.findIndex(({ key }) => key === "from");
    expect(rows[0]?.cells[from]?.href).toMatch(/^\/nba\/games\//);
    expect(rows[0]?.cells[from + 1]?.href).toMatch(/^\/nba\/games\//);
  });
});

test.each([
  ["rows=games&sort=player", "ascending"],
  ["rows=team-games", "descending"],
  ["rows=players&by=month", "ascending"],
  ["rows=teams&columns=advanced", "descending"],
  ["rows=team-streaks&result=w", "descending"],
  ["columns=shooting", "descending"],
])("every row of %s has a cell for each header, one of them sorted", async (query, order) => {
  const { heads, rows, foot } = await tableOf(query);
  for (const row of rows) expect(row.cells.length).toBe(heads.length);
  expect(foot === undefined || foot.cells.length === heads.length).toBe(true);
  expect(heads.flatMap(({ sort }) => sort ?? [])).toEqual([order]);
});
