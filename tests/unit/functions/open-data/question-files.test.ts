import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { ROUTES } from "#domain/site/routes.ts";
import { CSV_ROWS, isQuestionFile } from "#functions/open-data/question-files.ts";
import { openDataStage } from "#tests/fixtures/open-data.ts";

interface Body {
  query: string;
  total: number;
  columns: { key: string }[];
  rows: (string | number | null)[][];
}

const { get } = openDataStage();
const rowsOf = async (path: string): Promise<Record<string, string>[]> =>
  parse(await (await get(path)).text(), { columns: true });

describe("question files", () => {
  test.each([
    "pts=40..&result=l",
    "rows=players&by=month&player=luka+doncic",
    "rows=teams&columns=advanced",
    "rows=team-streaks&result=w&last=20",
    "columns=shooting&team=DEN&fga=0",
  ])("of %s have the same cells as CSV and as JSON", async (query) => {
    const json = (await (await get(`/nba/finder.json?${query}`)).json()) as Body;
    const csv = await rowsOf(`/nba/finder.csv?${query}`);
    expect(csv.length).toBe(json.total);
    const keys = json.columns.map(({ key }) => key);
    for (const [at, row] of json.rows.entries()) {
      const cells = keys.map((key) => csv[at]?.[key]);
      expect(cells.map((cell, place) => sameKind(cell, row[place]))).toEqual(row);
    }
  });

  test.each(["csv", "json"])("of a player need no marks in his name: %s", async (format) => {
    for (const part of ["games", "splits"]) {
      const path = (name: string) => `/nba/players/player/${name}/${part}.${format}`;
      const plain = await get(path("Nikola%20Jokic"));
      expect(plain.status, part).toBe(200);
      const marked = await get(path("Nikola%20Joki%C4%87"));
      expect(await plain.text()).toBe(await marked.text());
      expect((await get(path("Nikola%20Jokicz"))).status).toBe(404);
    }
  });

  test.each([
    // Of a player's 81 points of 2006 no doubt is known; of a game of 2013 the free throws are an estimate.
    ["player=kobe+bryant&season=2005-06&pts=81..", [["A", ""]]],
    ["player=kobe+bryant&season=2012-13&from=2013-03-25&to=2013-03-25", [["A", "repaired"]]],
    [
      "player=kobe+bryant&season=2002-03..2015-16&pts=60..&sort=date",
      [..."AAAAA", ""].map((grade) => [grade, ""]),
    ],
  ])("of %s have the grade and the marks of lines", async (query, expected) => {
    const rows = await rowsOf(`/nba/finder.csv?${query}`);
    expect(rows.map(({ grade, marks }) => [grade, marks])).toEqual(expected);
    const { rows: cells } = (await (await get(`/nba/finder.json?${query}`)).json()) as Body;
    expect(cells.map((row) => row.slice(-2).map((cell) => cell ?? ""))).toEqual(expected);
  });

  test.each(["season=2013-14", "rows=team-games&season=2005-06", "rows=players&season=2005-06"])(
    "of %s, none of which is a rebuilt line, have no grade",
    async (query) => {
      const { columns } = (await (await get(`/nba/finder.json?${query}`)).json()) as Body;
      expect(columns.map(({ key }) => key)).not.toContain("grade");
    },
  );

  test("contain a limited number of CSV rows and link to the next part", async () => {
    const first = await get("/nba/finder.csv");
    expect(parse(await first.text(), { columns: true }).length).toBe(CSV_ROWS);
    expect(first.headers.get("link")).toBe('</nba/finder.csv?page=2>; rel="next"');
    const last = await get("/nba/finder.csv?page=11");
    expect(last.headers.get("link")).toBeNull();
  });

  test("link to the next page as JSON", async () => {
    const answer = await get("/nba/finder.json?pts=40..&result=l");
    expect(answer.headers.get("link")).toBe(
      '</nba/finder.json?pts=40..&result=l&page=2>; rel="next"',
    );
  });

  test.each([
    [
      "csv",
      "text/csv; charset=utf-8; header=present",
      'attachment; filename="hardwood-finder.csv"',
    ],
    ["json", "application/json; charset=utf-8", null],
  ])(
    "as %s have their content type, CORS and caching headers",
    async (format, type, disposition) => {
      const { headers } = await get(`/nba/finder.${format}?pts=50..`);
      expect(headers.get("content-type")).toBe(type);
      expect(headers.get("content-disposition")).toBe(disposition);
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(headers.get("cache-control")).toMatch(/^public, max-age=\d+, stale-while-revalidate/);
      expect(headers.get("cache-tag")?.split(",").sort()).toEqual(
        "lines names players seasonRatings seasonTotals teamStats teams".split(" "),
      );
    },
  );

  test("are a 304 for a matching entity tag", async () => {
    const tag = (await get("/nba/finder.csv?pts=50..")).headers.get("etag") ?? "";
    const again = await get("/nba/finder.csv?pts=50..", { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("content-type")).toBeNull();
    expect(again.headers.get("etag")).toBe(tag);
  });

  test("are read-only and rate-limited", async () => {
    const { get: call, state } = openDataStage();
    expect((await call("/nba/finder.csv", { method: "POST" })).status).toBe(405);
    state.limit = async () => ({ success: false });
    expect((await call("/nba/finder.csv")).status).toBe(429);
  });

  test("are a 503 without the database", async () => {
    const { get: call, state } = openDataStage();
    state.isDown = true;
    const answer = await call("/nba/finder.json");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
  });
});

/** Converts a CSV cell to its JSON value: a number for a figure, null for an unknown one. */
function sameKind(cell: string | undefined, like: string | number | null | undefined) {
  if (like === null) return cell === "" ? null : cell;
  return typeof like === "number" ? Number(cell) : cell;
}

test.each([
  ["/nba/finder.csv", true],
  ["/nba/finder.json", true],
  ["/nba/finder", false],
  ["/nba/finder.xml", false],
  ["/nba/players.json", false],
  ["/search-index.json", false],
])("isQuestionFile(%s) is %s", (path, isOne) => {
  expect(isQuestionFile(path)).toBe(isOne);
});

describe("the files of a leaders list", () => {
  test.each([
    ["averages/points-per-game", /^\d\d\.\d$/],
    ["averages/field-goal-percentage", /^\d\d\.\d$/],
    ["totals/points", /^\d{4}$/],
  ])("of %s have the same figures as CSV and as JSON", async (list, figure) => {
    const json = (await (await get(`/nba/leaders/${list}.json`)).json()) as Body;
    expect(json.columns.map(({ key }) => key)).toEqual(
      "rank player_id player team gp stat".split(" "),
    );
    const [group, category] = list.split("/");
    expect(json.query).toBe(`group=${group}&category=${category}&season=2025-26`);
    expect(json.rows.length).toBe(json.total);
    expect(json.rows.length).toBeGreaterThan(0);
    expect(json.rows.map((row) => row[3])).toContain("DEN");
    const csv = await rowsOf(`/nba/leaders/${list}.csv`);
    expect(csv.map((row) => Number(row.stat))).toEqual(json.rows.map((row) => row[5]));
    for (const { stat } of csv) expect(stat).toMatch(figure);
  });

  test("are a 404 for an unknown list", async () => {
    expect((await get("/nba/leaders/averages/nothing.csv")).status).toBe(404);
  });
});

/** The addresses of all CSV files; a placeholder stands for a list that exists. */
const CSV_FILES = ROUTES.filter(({ path }) => path.endsWith(".csv")).map(({ path }) => path);

/** A value for each placeholder, in the order in which they are filled in. */
const PLACES = {
  "[id]": "14",
  "[other]": "10",
  "[playerName]": "Luka%20Doncic",
  "[list]/[value]": "country/Serbia",
  "[group]/[category]": "averages/points-per-game",
  "compare.csv": "compare.csv?players=1629029,203999",
};

test("every CSV file of the site is UTF-8 with a byte order mark, which spreadsheets need", async () => {
  expect(CSV_FILES.length).toBeGreaterThan(5);
  for (const route of CSV_FILES) {
    const path = Object.entries(PLACES).reduce((of, [name, own]) => of.replace(name, own), route);
    const answer = await get(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)], path).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes[3], path).not.toBe(0xef);
  }
});

test("names with accents are in a CSV by their UTF-8 bytes", async () => {
  const bytes = Buffer.from(await (await get("/nba/stats/players.csv")).arrayBuffer());
  for (const name of ["Luka Dončić", "Nikola Jokić"]) expect(bytes.includes(name)).toBe(true);
});
