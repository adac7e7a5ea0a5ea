import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { playerPath } from "#domain/players/players.ts";
import { parsePlayersAnswer, playersDataPath } from "#domain/players/players-answer.ts";
import { edgeBytes } from "../fixtures/travelling.ts";
import { get } from "./http.ts";

const PAGE = /^public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=604800$/;
const TABLE = "/nba/players/page/1";

interface Shown {
  title: string;
  count: string;
  rows: string[][];
  sorted: string[];
  canonical: string | undefined;
  isUnlisted: boolean;
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#34;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'");

function shownIn(html: string): Shown {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  const cells = (row: string) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)];
  const body = first(/<tbody>(.*?)<\/tbody>/s) ?? "";
  return {
    title: plain(first(/<title>([^<]+) \| Hardwood<\/title>/) ?? ""),
    count: first(/<p class="eyebrow"[^>]*>([^<]+)</) ?? "",
    rows: [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
      cells(row).map(([, cell = ""]) =>
        plain(cell.replace(/<span class="short">.*?<\/span>|<small.*?<\/small>/, "")),
      ),
    ),
    sorted: [
      ...html.matchAll(
        /<th [^>]*aria-sort="(\w+)"[^>]*>.*?<a[^>]* aria-current="true"[^>]*>([^<]+)</g,
      ),
    ].map(([, sort, text]) => `${text} ${sort}`),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    isUnlisted: html.includes('<meta name="robots" content="noindex"'),
  };
}

async function shown(path: string): Promise<Shown> {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toMatch(PAGE);
  expect(answer.headers.get("etag")).toMatch(/^W\/"/);
  return shownIn(await answer.text());
}

describe("the table of players", () => {
  it.each([
    ["?pos=G", "Players, guards", "287 of 614 under contract", "# ascending"],
    ["?team=14", "Players, Lakers", "21 of 614 under contract", "# ascending"],
    ["?name=doncic", 'Players, "doncic"', "1 of 614 under contract", "# ascending"],
    ["?name=zzz", 'Players, "zzz"', "0 of 614 under contract", undefined],
    ["?sort=age", "Players by age", "614 under contract", "Age ascending"],
    ["?sort=name&order=desc", "Players by name", "614 under contract", "Player descending"],
    ["?order=desc", "Players", "614 under contract", "# descending"],
    ["?sort=pts&order=desc", "Players by points", "614 under contract", "PTS descending"],
    ["?sort=last-name", "Players by last name", "614 under contract", "last name ascending"],
    [
      "?name=j&pos=G&sort=team&page=3",
      'Players by team, "j", guards',
      "80 of 614 under contract",
      "Current Team ascending",
    ],
  ])("for %s has the title %s", async (search, title, count, sorted) => {
    const page = await shown(TABLE + search);
    expect(page).toMatchObject({ title, count, sorted: sorted === undefined ? [] : [sorted] });
    expect(page.isUnlisted).toBe(true);
    expect(page.canonical).toBe(inject("siteUrl") + TABLE);
    expect(page.rows).toHaveLength(Math.min(25, Number(count.split(" ")[0])));
  });

  it("lists only the filtered players, numbered from 1", async () => {
    const { rows } = await shown(`${TABLE}?pos=C&team=14&sort=age`);
    expect(rows.length).toBeGreaterThan(0);
    for (const [index, [number, , , position, team]] of rows.entries()) {
      expect(number).toBe(String(index + 1));
      expect(position).toContain("C");
      expect(team).toBe("Los Angeles Lakers");
    }
    const ages = rows.map(([, , age]) => Number(age));
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  });

  it("lists every player exactly once across its pages", async () => {
    const names = new Set<string>();
    const numbers: number[] = [];
    for (let number = 1; number <= 25; number += 1) {
      const { rows, title } = await shown(`/nba/players/page/${number}?sort=team&order=desc`);
      expect(title).toBe(number === 1 ? "Players by team" : `Players by team, page ${number}`);
      for (const [place, name = ""] of rows) {
        names.add(name);
        numbers.push(Number(place));
      }
    }
    expect(names.size).toBe(614);
    expect(numbers).toEqual(Array.from({ length: 614 }, (_, index) => index + 1));
  });

  it("prints the season's averages, the most first by their headers", async () => {
    const { rows } = await shown(`${TABLE}?sort=pts&order=desc`);
    expect(rows[0]?.slice(1)).toEqual(
      "Luka Dončić|27|F-G|Los Angeles Lakers|33.5|7.7|8.3".split("|"),
    );
    const points = rows.map((row) => Number(row[5]));
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  it("numbers the rows downward in descending order", async () => {
    const { rows } = await shown("/nba/players/page/25?order=desc");
    expect(rows.map(([number]) => number)).toEqual(
      Array.from({ length: 14 }, (_, at) => String(14 - at)),
    );
  });

  it("keeps the query in its links and its form", async () => {
    const html = await (await get(`${TABLE}?name=j&pos=G&sort=age`)).text();
    const hrefs = [...html.matchAll(/<a [^>]*href="(\/nba\/players\/page[^"]*)"/g)].map(
      ([, href = ""]) => href.replaceAll("&amp;", "&").replaceAll("&#38;", "&"),
    );
    expect(hrefs).toEqual([
      `${TABLE}?sort=age`,
      "/nba/players/page/2?name=j&pos=G&sort=age",
      `${TABLE}?name=j&pos=G`,
      `${TABLE}?name=j&pos=G&sort=name`,
      `${TABLE}?name=j&pos=G&sort=last-name`,
      // In the second line of the first cell on phones, and in columns of their own.
      ...Array.from({ length: 2 }, () => [
        `${TABLE}?name=j&pos=G&sort=age&order=desc`,
        `${TABLE}?name=j&pos=G&sort=position`,
        `${TABLE}?name=j&pos=G&sort=team`,
      ]).flat(),
      ...["pts", "reb", "ast"].map((sort) => `${TABLE}?name=j&pos=G&sort=${sort}&order=desc`),
      "/nba/players/page/2?name=j&pos=G&sort=age",
    ]);
    expect(html).toMatch(/<input form="filters" type="hidden" name="sort" value="age"\/>/);
    expect(html).toMatch(/<input form="filters" name="name" [^>]*value="j" type="search"/);
    expect(html).toMatch(/<option selected value="G">Guards/);
    expect(html).not.toMatch(/type="hidden" name="order"/);
  });
});

describe("the JSON of a page", () => {
  it.each([
    "/nba/players/page/1",
    "/nba/players/page/25?order=desc",
    "/nba/players/page/2?pos=G&sort=age",
    "/nba/players/page/1?team=14&sort=name&order=desc",
    "/nba/players/page/1?name=zzz",
  ])("of %s has the same rows as the page", async (path) => {
    const [page, data] = await Promise.all([get(path), get(playersDataPath(path))]);
    const html = await page.text();
    const answer = parsePlayersAnswer(await data.text());
    if (answer === undefined) throw new Error("It is no answer.");
    expect(data.headers.get("content-type")).toMatch(/^application\/json/);
    expect(data.headers.get("cache-control")).toMatch(PAGE);
    expect(data.headers.get("etag")).toMatch(/^W\/"/);
    const rows = answer.rows.map(([number, name, age, position, team, ...figures]) =>
      [number, name, age ?? "", position ?? "", team ?? "No data"]
        .concat(figures.slice(0, 3).map((figure) => figure ?? ""))
        .map(String),
    );
    const { title, rows: drawn } = shownIn(html);
    expect({ title: answer.sentence, rows }).toEqual({ title, rows: drawn });
    expect(answer).toMatchObject({ query: path, page: Number(/\d+/.exec(path)?.[0]) });
    const links = answer.rows.map((row) => [playerPath(row[1]), row.at(-2)]);
    for (const [href, teamId] of links) {
      expect(html.replaceAll("&#x27;", "'")).toContain(`<a translate="no" href="${href}"`);
      expect(html).toContain(`<a translate="no" href="/nba/teams/${teamId}"`);
    }
  });

  it("redirects to the JSON of the last page", async () => {
    const answer = await get("/nba/players/page/99.json?pos=C&x=1");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/nba/players/page/5.json?pos=C");
  });

  it("ignores invalid parameters, and answers 304 to a matching If-None-Match", async () => {
    const whole = await get("/nba/players/page/1.json");
    const etag = whole.headers.get("etag") ?? "";
    const odd = await get("/nba/players/page/1.json?team=99&x=1", {
      headers: { "If-None-Match": etag },
    });
    expect(odd.status).toBe(304);
  });

  it("answers 405 to PUT", async () => {
    const answer = await get("/nba/players/page/1.json", { method: "PUT", body: "{}" });
    expect(answer.status).toBe(405);
  });
});

describe("an invalid query", () => {
  it.each(
    (
      "?name=&pos=&team=&sort=&order= ?pos=guard&team=0&sort=height&order=up ?team=99 " +
      "?team=__proto__&pos=constructor ?sort=number&order=asc ?utm_source=mail ?name=%20%0A"
    ).split(" "),
  )("%s shows the whole table with the plain canonical URL", async (search) => {
    const [page, whole] = await Promise.all([get(TABLE + search), get(TABLE)]);
    expect(page.headers.get("etag")).toBe(whole.headers.get("etag"));
    const { isUnlisted, canonical } = shownIn(await page.text());
    expect({ isUnlisted, canonical }).toEqual({
      isUnlisted: false,
      canonical: inject("siteUrl") + TABLE,
    });
  });

  it("shares the cached page of its valid parameters", async () => {
    const timing = async (search: string) =>
      (await get(`/nba/players/page/7${search}`)).headers.get("server-timing");
    await timing("?pos=F&sort=age");
    expect(await timing("?x=1&sort=age&order=asc&pos=F&pos=G")).toContain('page;desc="hit"');
    expect(await timing("?pos=F&sort=team")).toContain('page;desc="miss"');
  });
});

describe("an invalid page number", () => {
  it.each([
    ["/nba/players/page/99?pos=C", "/nba/players/page/5?pos=C"],
    ["/nba/players/page/2?name=zzz", "/nba/players/page/1?name=zzz"],
    ["/nba/players/page/0?sort=age&order=desc", "/nba/players/page/1?sort=age&order=desc"],
    ["/nba/players/page/abc?team=99&x=1", "/nba/players/page/1"],
    ["/nba/players/page/03?order=asc&team=14", "/nba/players/page/1?team=14"],
  ])("%s redirects to %s", async (from, to) => {
    const answer = await get(from);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(to);
    expect((await get(to)).status).toBe(200);
  });
});

describe("any query", () => {
  it("returns a page within the size budget and echoes no markup", async () => {
    const value = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.constantFrom("G", "14", "age", "desc", `<script>alert(1)</script>"'>`),
    );
    const key = fc.constantFrom("name", "pos", "team", "sort", "order", "q");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, value), { maxLength: 6 }), async (pairs) => {
        const safe = pairs.map(([name, text]) => [name, text.toWellFormed()]);
        const answer = await get(`${TABLE}?${new URLSearchParams(safe)}`);
        expect(answer.status).toBe(200);
        const html = await answer.text();
        expect(html.replace(/="[^"]*"/g, "")).not.toContain("<script>alert");
        expect(edgeBytes({ headers: {}, bytes: Buffer.from(html) })).toBeLessThanOrEqual(14_600);
      }),
      { numRuns: 60 },
    );
  });
});
