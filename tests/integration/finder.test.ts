import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { get } from "./http.ts";

const LOST = "pts=40..&result=l";

interface Body {
  query: string;
  sentence: string;
  total: number;
  columns: { key: string; name: string }[];
  rows: (string | number | null)[][];
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#39;", "'")
    .replace(/\s+/g, " ")
    .trim();

/** The cells of each row in a page's table. */
function rowsIn(html: string): string[][] {
  const body = /<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? "";
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = ""]) => textOf(cell)),
  );
}

describe("a query's page, CSV and JSON", () => {
  it("have the same rows in the same order", async () => {
    const [first, second] = await Promise.all(
      ["", "&page=2"].map(async (page) => (await get(`/nba/finder?${LOST}${page}`)).text()),
    );
    const shown = [first, second].flatMap((html) => rowsIn(html ?? ""));
    const csv: Record<string, string>[] = parse(
      await (await get(`/nba/finder.csv?${LOST}`)).text(),
      { columns: true },
    );
    const named = shown.map(([name = "", points]) => {
      const at = name.search(/ [A-Z]{3} [A-Z][a-z]{2} \d/);
      return [name.slice(0, at), name.slice(at + 1, at + 4), points];
    });
    expect(named).toEqual(csv.map(({ player, team, pts }) => [player, team, pts]));
    const json = (await (await get(`/nba/finder.json?${LOST}`)).json()) as Body;
    expect(json).toMatchObject({ total: csv.length, query: "result=l&pts=40..&season=2025-26" });
    const keys = json.columns.map(({ key }) => key);
    const rows = json.rows.map((row) =>
      Object.fromEntries(row.map((cell, at) => [keys[at], String(cell ?? "")])),
    );
    expect(rows).toEqual(csv.slice(0, rows.length));
  });

  it("are linked in the page's Link header and body", async () => {
    const answer = await get(`/nba/finder?${LOST}&page=2`);
    const own = "?result=l&pts=40..&season=2025-26";
    expect(answer.headers.get("link")).toContain(
      `</nba/finder.csv${own}>; rel="alternate"; type="text/csv", ` +
        `</nba/finder.json${own}>; rel="alternate"; type="application/json"`,
    );
    const html = (await answer.text()).replace(/&(?:amp|#38);/g, "&");
    for (const format of ["csv", "json"])
      expect(html).toContain(`href="/nba/finder.${format}${own}"`);
  });

  it("answer 304 to a matching If-None-Match", async () => {
    for (const ending of ["", ".csv", ".json"]) {
      const path = `/nba/finder${ending}?pts=55..`;
      const tag = (await get(path)).headers.get("etag") ?? "";
      expect((await get(path, { headers: { "If-None-Match": tag } })).status).toBe(304);
    }
  });
});

describe("a query's address", () => {
  it.each([
    ["player=&pts=40..&result=l&month=", "result=l&pts=40.."],
    ["player=jokic", "player=203999"],
    ["figure=stl&of=&range=5..&figure=&of=&range=", "stl=5.."],
    ["utm_source=mail&pts=50..", "pts=50.."],
    ["pts=50..&page=99", "pts=50.."],
  ])("given as %s redirects to %s", async (given, own) => {
    const answer = await get(`/nba/finder?${given}`);
    expect(answer.status).toBe(302);
    const address = answer.headers.get("location");
    expect(address?.replace(/&page=\d+/, "")).toBe(`/nba/finder?${own}&season=2025-26`);
    expect((await get(address ?? "")).status).toBe(200);
  });

  it("shares one cached page with other orders of its parameters", async () => {
    await (await get("/nba/finder?blk=7..&result=w")).text();
    const again = await get("/nba/finder?result=w&season=2025-26&blk=7..");
    expect(again.headers.get("server-timing")).toContain('page;desc="hit"');
  });
});

describe("an invalid query", () => {
  it("answers 400 with a form that keeps the values and marks the error", async () => {
    const answer = await get("/nba/finder?month=foo&pts=20..");
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toMatch(
      /<select id="f-month"[^>]*aria-invalid="true"[^>]*aria-describedby="trouble"/,
    );
    expect(html).toMatch(/<input id="f-pts" name="pts" value="20\.\."/);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it("answers 400 with a message in JSON", async () => {
    const answer = await get("/nba/finder.json?month=foo");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: expect.stringMatching(/^"month" has no such value. Try one of/),
    });
  });
});
