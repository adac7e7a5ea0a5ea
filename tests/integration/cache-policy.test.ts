import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { COLLECTION_NAMES } from "#functions/data/collections.ts";
import { DOCUMENT_KINDS } from "#functions/data/documents.ts";
import { isQuestionFile } from "#functions/open-data/question-files.ts";
import { root } from "#tools/paths.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import { until } from "../fixtures/until.ts";
import { CASES, ERROR, INDEX, PICTURE, PRIVATE, SEASON } from "./caching-cases.ts";

/** The policies of responses that are the same for everyone and carry an ETag. */
const TAGGED = [SEASON, INDEX];

const LEFT = /^public, max-age=(\d+), stale-while-revalidate=(\d+), stale-if-error=604800$/;

/** The policy of a response; SEASON if its remaining lifetime is at most a minute. */
function policyOf(answer: Response): string {
  const caching = answer.headers.get("cache-control") ?? "";
  const [, maxAge, revalidate] = LEFT.exec(caching) ?? [];
  return Number(maxAge) + Number(revalidate) <= 60 ? SEASON : caching;
}

/** The tags that a purge can name: collections and kinds of documents. */
const KNOWN_TAGS: string[] = [...COLLECTION_NAMES, ...DOCUMENT_KINDS];

/** Responses that do not depend on data, so that no purge affects them. */
const WITHOUT_DATA = (
  "/offline /privacy /robots.txt /nope /nba/standings/north /nba/glossary /nba/ask " +
  "/openapi.json /opensearch.xml /sitemap.xml"
).split(" ");

let member: Browser;
beforeAll(async () => {
  member = new Browser(inject("siteUrl"));
  await member.signIn(await signUp(inject("emulatorHost")));
});

describe("caching headers", () => {
  it.each(CASES)("$method $path as $as: $status, $caching", async (requested) => {
    const { path, method = "GET", as, status, caching } = requested;
    const browser = as === "member" ? member : new Browser(inject("siteUrl"));
    const answer = await browser.send(method, path);
    expect(answer.status).toBe(status);
    expect(policyOf(answer)).toBe(caching);
    // Both directives would disable stale responses.
    expect(caching).not.toMatch(/s-maxage|must-revalidate/);
    // The cache in front of the Worker follows the same header as browsers, and these tags.
    expect(answer.headers.has("cdn-cache-control")).toBe(false);
    const tags = answer.headers.get("cache-tag")?.split(",") ?? [];
    // Only pages of past seasons have a longer life there.
    const isKept = caching === SEASON && status === 200 && tags.includes("seasons");
    expect(answer.headers.get("cloudflare-cdn-cache-control") ?? "").toMatch(
      isKept ? /^public, max-age=\d+, stale-while-revalidate=86\d{3}, / : /^$/,
    );
    const isMadeOfData =
      [SEASON, INDEX, PICTURE, ERROR].includes(caching) &&
      !WITHOUT_DATA.some((without) => path.endsWith(without));
    expect(tags.length > 0).toBe(isMadeOfData);
    expect(tags.filter((tag) => !KNOWN_TAGS.includes(tag))).toEqual([]);
    if (caching !== PRIVATE) expect(answer.headers.getSetCookie()).toEqual([]);
    // Only a response that is the same for everyone can be revalidated by its ETag.
    expect(answer.headers.has("etag")).toBe(status === 200 && TAGGED.includes(caching));
  });

  it("name the collections in the search index", async () => {
    const answer = await new Browser(inject("siteUrl")).get("/search-index.txt");
    const tags = answer.headers.get("cache-tag")?.split(",").sort();
    expect(tags).toEqual(
      "formerPlayers headlines names players seasonTotals teamLinks teams".split(" "),
    );
  });

  const QUESTION = "lines names players seasonRatings seasonTotals teamStats teams".split(" ");

  it.each([
    [
      "/nba/games/2025-12-25",
      ["archive", "careers", "days", "fixtures", "games", "lines", "postseason", "teams"],
    ],
    [
      "/nba/games/0022500437",
      ["days", "games", "lines", "players", "plays", "postseason", "ratings", "teams"],
    ],
    ["/nba/finder?pts=60..", [...QUESTION, "archive", "fixtures", "games", "postseason"].sort()],
    ["/nba/finder.csv?pts=60..", QUESTION],
    ["/nba/finder.json?pts=60..", QUESTION],
    [
      "/nba/playoffs",
      [...QUESTION, "archive", "careers", "fixtures", "franchises", "games", "postseason"].sort(),
    ],
    ["/nba/games/0041500407", ["archive", "careers", "plays", "ratings", "seasons", "teams"]],
  ])("name the collections and documents that %s reads", async (path, expected) => {
    const answer = await new Browser(inject("siteUrl")).get(path);
    expect(answer.headers.get("cache-tag")?.split(",").sort()).toEqual(expected);
  });

  it("shorten the lifetime of a page as its data ages", async () => {
    const shownFor = async () => {
      const { headers } = await new Browser(inject("siteUrl")).get("/nba/teams/7");
      const [, maxAge, revalidate] = LEFT.exec(headers.get("cache-control") ?? "") ?? [];
      return Number(maxAge) + Number(revalidate);
    };
    // The first request may refresh stale data.
    const first = await until(shownFor, (seconds) => seconds > 0);
    expect(await until(shownFor, (seconds) => seconds < first)).toBeLessThan(first);
  });

  it("are tested for every page route", () => {
    const files = readdirSync(join(root, "src", "pages"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).split("/src/pages/")[1]);
    // The 500 page appears only when rendering throws, which no request can cause.
    const known = [...CASES.map(({ route }) => route), "500.astro"];
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
  });

  it.each(
    ["POST", "PUT", "DELETE", "OPTIONS"].flatMap((method) =>
      "/ /nba/teams /nba/news /api /api/ /search-index.txt /speculation-rules /nope"
        .split(" ")
        .map((path) => ({ method, path })),
    ),
  )("$method $path: 405, no-store", async ({ method, path }) => {
    const answer = await new Browser(inject("siteUrl")).send(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("a request with a matching If-None-Match", () => {
  it.each(CASES.filter(({ status, caching }) => status === 200 && TAGGED.includes(caching)))(
    "for $path answers 304 without a body",
    async ({ path, caching }) => {
      const browser = new Browser(inject("siteUrl"));
      const tag = (await browser.get(path)).headers.get("etag") ?? "";
      expect(tag).toMatch(/^W\/"/);
      const again = await browser.get(path, { "If-None-Match": tag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(policyOf(again)).toBe(caching);
      // Open data and query files are computed anew before their ETag is compared.
      if (!path.startsWith("/api/") && !isQuestionFile(path.split("?")[0] ?? "")) {
        expect(again.headers.get("server-timing")).toContain('page;desc="hit"');
      }
    },
  );
});

describe("a non-canonical path", () => {
  it.each([
    ["/%73earch?q=", "lakers", "celtics"],
    ["//search?q=", "lakers", "celtics"],
    ["/nba/players/%70age/1?name=", "lebron", "wembanyama"],
  ])("%s returns separate pages for %s and %s", async (odd, first, second) => {
    const browser = new Browser(inject("siteUrl"));
    await (await browser.get(odd + first)).text();
    const answer = await browser.get(odd + second);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain(`value="${second}"`);
    expect(text).not.toContain(`value="${first}"`);
  });
});
