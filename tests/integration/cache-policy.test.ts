import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { COLLECTION_NAMES } from "../../functions/data/collections.ts";
import { DOCUMENT_KINDS } from "../../functions/data/documents.ts";
import { isQuestionFile } from "../../functions/open-data/question-files.ts";
import { ROUTES } from "../../functions/open-data/routes.ts";
import { root } from "../../tools/paths.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";
import { until } from "../fixtures/until.ts";

/** Stands for what is left of the data's freshness, which is another number at each answer. */
const SEASON = "season";
const INDEX = "public, max-age=600, stale-while-revalidate=86400, stale-if-error=604800";
const ERROR = "public, max-age=10";
const PRIVATE = "private, no-store";
const RULES = "public, max-age=86400, stale-while-revalidate=604800";

/** What the same for everyone says of itself, and carries a tag with. */
const TAGGED = [SEASON, INDEX];

const LEFT = /^public, max-age=(\d+), stale-while-revalidate=(\d+), stale-if-error=604800$/;

/** The policy of an answer; one that lasts for what is left of a minute is the season's. */
function policyOf(answer: Response): string {
  const caching = answer.headers.get("cache-control") ?? "";
  const [, maxAge, revalidate] = LEFT.exec(caching) ?? [];
  return Number(maxAge) + Number(revalidate) <= 60 ? SEASON : caching;
}

interface Case {
  /** The route's file below src/pages; undefined for what is no page. */
  route?: string;
  path: string;
  method?: string;
  status: number;
  caching: string;
  as?: "member";
}

/** What can be purged: a collection, or all documents of a kind. */
const KNOWN_TAGS: string[] = [...COLLECTION_NAMES, ...DOCUMENT_KINDS];

/** What is the same whatever the data: no purge of a collection concerns it. */
const WITHOUT_DATA = [
  ...["/offline", "/robots.txt", "/nope", "/nba/standings/north", "/nba/glossary"],
  ...["/openapi.json", "/box_scores/live"],
];

const page = (route: string, path: string): Case => ({ route, path, status: 200, caching: SEASON });
/** A members' page: a redirect for visitors, and never in a shared cache. */
const guarded = (route: string, path: string): Case[] => [
  { route, path, status: 302, caching: PRIVATE },
  { route, path, status: 200, caching: PRIVATE, as: "member" },
];
const api = (method: string, path: string, status: number): Case => ({
  method,
  path,
  status,
  caching: PRIVATE,
});

/** A call of the open data, the same under both of its prefixes. */
const open = (path: string, status = 200, method = "GET"): Case[] =>
  ["/api/v1", "/api/nba/v1"].map((prefix) => ({
    method,
    path: prefix + path,
    status,
    caching: status === 200 ? SEASON : "no-store",
  }));

const CASES: Case[] = [
  page("index.astro", "/"),
  page("search.astro", "/search?q=los"),
  { route: "search-index.txt.ts", path: "/search-index.txt", status: 200, caching: INDEX },
  page("offline.astro", "/offline"),
  page("api/index.astro", "/api"),
  page("robots.txt.ts", "/robots.txt"),
  page("sitemap.xml.ts", "/sitemap.xml"),
  page("nba/index.astro", "/nba"),
  page("nba/games/index.astro", "/nba/games"),
  page("nba/games/[year]-[month]-[day].astro", "/nba/games/2025-12-25"),
  page("nba/games/[id].astro", "/nba/games/0022500437"),
  page("nba/playoffs.astro", "/nba/playoffs"),
  { path: "/nba/games/2025-12-24", status: 404, caching: ERROR },
  { path: "/nba/games/0022599999", status: 404, caching: ERROR },
  page("nba/standings/index.astro", "/nba/standings"),
  page("nba/standings/[conference].astro", "/nba/standings/west"),
  page("nba/standings/[conference].astro", "/nba/standings/west?on=2026-01-15&sort=home"),
  page("nba/teams/index.astro", "/nba/teams"),
  page("nba/teams/[id]/index.astro", "/nba/teams/1"),
  page("nba/teams/[id]/roster.astro", "/nba/teams/1/roster"),
  page("nba/teams/[id]/stats.astro", "/nba/teams/1/stats"),
  page("nba/teams/[id]/games.astro", "/nba/teams/1/games"),
  page("nba/teams/[id]/games.astro", "/nba/teams/1/games?where=home"),
  { path: "/nba/teams/1/games.csv", status: 200, caching: SEASON },
  { path: "/nba/teams/1/games?where=moon", status: 400, caching: ERROR },
  page("nba/teams/[id]/splits.astro", "/nba/teams/1/splits"),
  { path: "/nba/teams/1/splits.json?by=month", status: 200, caching: SEASON },
  page("nba/teams/[id]/against/[other].astro", "/nba/teams/1/against/2"),
  { path: "/nba/teams/1/against/2.csv", status: 200, caching: SEASON },
  { path: "/nba/teams/1/against/1", status: 404, caching: ERROR },
  page("nba/teams/[id]/history.astro", "/nba/teams/1/history"),
  page("nba/players/page/[num].astro", "/nba/players/page/1"),
  page("nba/players/page/[num].astro", "/nba/players/page/2?pos=G&sort=age"),
  page("nba/players/page/[num].json.ts", "/nba/players/page/2.json?pos=G&sort=age"),
  page("nba/players/player/[playerName].astro", "/nba/players/player/Luka%20Don%C4%8Di%C4%87"),
  page("nba/players/player/[playerName]/games.astro", "/nba/players/player/LeBron%20James/games"),
  page("nba/players/player/[playerName]/splits.astro", "/nba/players/player/LeBron%20James/splits"),
  page("nba/teams/[id]/results.atom.ts", "/nba/teams/14/results.atom"),
  page("nba/teams/[id]/games.ics.ts", "/nba/teams/14/games.ics"),
  page("nba/feats.atom.ts", "/nba/feats.atom"),
  { path: "/nba/teams/99/games.ics", status: 404, caching: ERROR },
  page("nba/compare.astro", "/nba/compare"),
  page("nba/compare.astro", "/nba/compare?teams=LAL,BOS"),
  { path: "/nba/compare.csv?teams=LAL,BOS", status: 200, caching: SEASON },
  { path: "/nba/compare?teams=LAL,MOON", status: 400, caching: ERROR },
  page("nba/stats/players.astro", "/nba/stats/players"),
  { path: "/nba/stats/teams.json", status: 200, caching: SEASON },
  page("nba/stats/teams.astro", "/nba/stats/teams"),
  page("nba/leaders/[group]/[category].astro", "/nba/leaders/totals/points"),
  page("nba/glossary.astro", "/nba/glossary"),
  page("nba/finder.astro", "/nba/finder"),
  page("nba/finder.astro", "/nba/finder?pts=50..&result=l"),
  { path: "/nba/finder?pts=50..&result=", status: 302, caching: SEASON },
  { path: "/nba/finder?pts=many", status: 400, caching: ERROR },
  { path: "/nba/finder.csv?pts=50..", status: 200, caching: SEASON },
  { path: "/nba/finder.json?pts=50..", status: 200, caching: SEASON },
  { path: "/nba/finder.json?pts=many", status: 400, caching: "no-store" },
  ...guarded("nba/transactions/[...month].astro", "/nba/transactions"),
  ...guarded("nba/news/index.astro", "/nba/news"),
  ...guarded("nba/analysis/index.astro", "/nba/analysis"),
  ...guarded("user/profile.astro", "/user/profile"),
  { route: "nba/news/[id].astro", path: "/nba/news/1", status: 302, caching: PRIVATE },
  { route: "nba/analysis/[id].astro", path: "/nba/analysis/1", status: 302, caching: PRIVATE },
  ...["news", "analysis"].map((section) => ({
    route: `nba/${section}/charts/[name].svg.ts`,
    path: `/nba/${section}/charts/a.svg`,
    status: 302,
    caching: PRIVATE,
  })),
  { path: "/nba/news/no-such-article", status: 404, caching: PRIVATE, as: "member" },
  { path: "/nba/news/charts/none.svg", status: 404, caching: PRIVATE, as: "member" },
  { route: "user/login.astro", path: "/user/login", status: 200, caching: PRIVATE },
  { route: "user/login.astro", path: "/user/login", status: 302, caching: PRIVATE, as: "member" },
  { route: "user/register.astro", path: "/user/register", status: 200, caching: PRIVATE },
  { route: "404.astro", path: "/nope", status: 404, caching: ERROR },
  { route: "sw.js.ts", path: "/sw.js", status: 200, caching: "no-cache" },
  { path: "/speculation-rules", status: 200, caching: RULES },
  { path: "/nba/teams/99", status: 404, caching: ERROR },
  { path: "/nba/standings/north", status: 404, caching: ERROR },
  { path: "/nba/players/player/Nobody", status: 404, caching: ERROR },
  { path: "/nba/players/page/999", status: 302, caching: SEASON },
  { path: "/nba/players/page/999.json", status: 302, caching: SEASON },
  { path: "/nba/teamsAPI.json", status: 200, caching: "no-cache" },
  { path: "/nba/news.json", status: 401, caching: "no-cache" },
  { path: "/users.json", status: 401, caching: "no-cache" },
  api("GET", "/api/session", 200),
  api("POST", "/api/session", 403),
  api("GET", "/api/profile", 405),
  api("GET", "/api/favorites", 401),
  api("PUT", "/api/favorites/teams/1", 403),
  api("POST", "/api/recovery", 403),
  api("GET", "/api/health", 200),
  api("POST", "/api/purge", 401),
  api("GET", "/api/purge", 405),
  api("POST", "/api/health", 403),
  api("GET", "/api/proxy/scoreboard", 404),
  api("POST", "/api/proxy/scoreboard", 403),
  api("GET", "/api/nope", 404),
  ...ROUTES.flatMap(({ example }) => open(example)),
  ...open("/openapi.json"),
  ...open("/teams/99", 404),
  ...open("/stats?per_page=x", 400),
  ...open("/query?pts=many", 400),
  ...open("/nope", 404),
  ...open("/teams", 405, "POST"),
  ...open("/teams", 204, "OPTIONS"),
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
    const first = await shownFor();
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
