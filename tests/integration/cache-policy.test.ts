import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { COLLECTION_NAMES } from "../../functions/data/collections.ts";
import { DOCUMENT_KINDS } from "../../functions/data/documents.ts";
import { isQuestionFile } from "../../functions/open-data/question-files.ts";
import { root } from "../../tools/paths.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import { until } from "../fixtures/until.ts";
import { CASES, ERROR, INDEX, PRIVATE, SEASON } from "./caching-cases.ts";

/** What the same for everyone says of itself, and carries a tag with. */
const TAGGED = [SEASON, INDEX];

const LEFT = /^public, max-age=(\d+), stale-while-revalidate=(\d+), stale-if-error=604800$/;

/** The policy of an answer; one that lasts for what is left of a minute is the season's. */
function policyOf(answer: Response): string {
  const caching = answer.headers.get("cache-control") ?? "";
  const [, maxAge, revalidate] = LEFT.exec(caching) ?? [];
  return Number(maxAge) + Number(revalidate) <= 60 ? SEASON : caching;
}

/** What can be purged: a collection, or all documents of a kind. */
const KNOWN_TAGS: string[] = [...COLLECTION_NAMES, ...DOCUMENT_KINDS];

/** What is the same whatever the data: no purge of a collection concerns it. */
const WITHOUT_DATA = [
  ...["/offline", "/robots.txt", "/nope", "/nba/standings/north", "/nba/glossary"],
  "/nba/ask",
  ...["/openapi.json", "/box_scores/live"],
];

let member: Browser;
beforeAll(async () => {
  member = new Browser(inject("siteUrl"));
  await member.signIn(await signUp(inject("emulatorHost")));
});

describe("what every answer says of caching", () => {
  it.each(CASES)("$method $path as $as: $status, $caching", async (requested) => {
    const { path, method = "GET", as, status, caching } = requested;
    const browser = as === "member" ? member : new Browser(inject("siteUrl"));
    const answer = await browser.send(method, path);
    expect(answer.status).toBe(status);
    expect(policyOf(answer)).toBe(caching);
    // Both switch off what serves stale answers; a cookie belongs to one person.
    expect(caching).not.toMatch(/s-maxage|must-revalidate/);
    // The cache in front of the Worker goes by the same header as browsers do, and by these tags.
    expect(answer.headers.has("cdn-cache-control")).toBe(false);
    expect(answer.headers.has("cloudflare-cdn-cache-control")).toBe(false);
    const tags = answer.headers.get("cache-tag")?.split(",") ?? [];
    const isMadeOfData =
      [SEASON, INDEX, ERROR].includes(caching) &&
      !WITHOUT_DATA.some((without) => path.endsWith(without));
    expect(tags.length > 0).toBe(isMadeOfData);
    expect(tags.filter((tag) => !KNOWN_TAGS.includes(tag))).toEqual([]);
    if (caching !== PRIVATE) expect(answer.headers.getSetCookie()).toEqual([]);
    // Only what is the same for everyone can be requested for again by its tag.
    expect(answer.headers.has("etag")).toBe(status === 200 && TAGGED.includes(caching));
  });

  it("names the collections that the search index is made of", async () => {
    const answer = await new Browser(inject("siteUrl")).get("/search-index.txt");
    const tags = answer.headers.get("cache-tag")?.split(",").sort();
    expect(tags).toEqual(["players", "teamLinks", "teams"]);
  });

  it.each([
    ["/nba/games/2025-12-25", ["days", "games", "postseason", "teams"]],
    ["/nba/games/0022500437", ["days", "games", "postseason", "teams"]],
    ...["", ".csv", ".json"].map((ending): [string, string[]] => [
      `/nba/finder${ending}?pts=60..`,
      ["lines", "players", "seasonTotals", "teamStats", "teams"],
    ]),
    ["/nba/playoffs", ["careers", "franchises", "games", "postseason", "teams"]],
  ])("names the collections and documents that %s is made of", async (path, expected) => {
    const answer = await new Browser(inject("siteUrl")).get(path);
    expect(answer.headers.get("cache-tag")?.split(",").sort()).toEqual(expected);
  });

  it("is shorter the older the data is that a page shows", async () => {
    const shownFor = async () => {
      const { headers } = await new Browser(inject("siteUrl")).get("/nba/teams/7");
      const [, maxAge, revalidate] = LEFT.exec(headers.get("cache-control") ?? "") ?? [];
      return Number(maxAge) + Number(revalidate);
    };
    // What was no longer fresh is renewed by the first of these requests.
    const first = await until(shownFor, (seconds) => seconds > 0);
    expect(await until(shownFor, (seconds) => seconds < first)).toBeLessThan(first);
  });

  it("covers every page there is", () => {
    const files = readdirSync(join(root, "src", "pages"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).split("/src/pages/")[1]);
    // 500 is shown when rendering throws, which nothing outside can bring about.
    const known = [...CASES.map(({ route }) => route), "500.astro"];
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
  });

  it.each(
    ["POST", "PUT", "DELETE", "OPTIONS"].flatMap((method) =>
      [
        ...["/", "/nba/teams", "/nba/news", "/api", "/api/"],
        ...["/search-index.txt", "/speculation-rules", "/nope"],
      ].map((path) => ({ method, path })),
    ),
  )("$method $path: 405, not kept: pages are only read", async ({ method, path }) => {
    const answer = await new Browser(inject("siteUrl")).send(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("a page that the visitor has already", () => {
  it.each(CASES.filter(({ caching }) => TAGGED.includes(caching)))(
    "$path is a 304 without a body",
    async ({ path, status, caching }) => {
      if (status !== 200) return;
      const browser = new Browser(inject("siteUrl"));
      const tag = (await browser.get(path)).headers.get("etag") ?? "";
      expect(tag).toMatch(/^W\/"/);
      const again = await browser.get(path, { "If-None-Match": tag });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(policyOf(again)).toBe(caching);
      // What is open data is computed anew and known by its tag.
      if (!path.startsWith("/api/") && !isQuestionFile(path.split("?")[0] ?? "")) {
        expect(again.headers.get("server-timing")).toContain('page;desc="hit"');
      }
    },
  );
});

describe("an odd spelling of a page", () => {
  it.each([
    ["/%73earch?q=", "lakers", "celtics"],
    ["//search?q=", "lakers", "celtics"],
    ["/nba/players/%70age/1?name=", "lebron", "wembanyama"],
  ])("%s is answered for %s, and then for %s", async (odd, first, second) => {
    const browser = new Browser(inject("siteUrl"));
    await (await browser.get(odd + first)).text();
    const answer = await browser.get(odd + second);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain(`value="${second}"`);
    expect(text).not.toContain(`value="${first}"`);
  });
});
