import { describe, expect, it } from "vitest";
import {
  handlingOf,
  isCacheable,
  isCacheablePage,
  savedPageKey,
} from "#src/client/offline/cache-policy.ts";

const SITE = "https://site.example";
const PUBLIC = "public, max-age=60, stale-while-revalidate=600";

function page(headers: Record<string, string> = {}, status = 200): Response {
  return new Response("<!doctype html>", {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": PUBLIC, ...headers },
  });
}

describe("handlingOf", () => {
  it.each([
    ["GET", "navigate", "/nba/teams", "page"],
    ["GET", "navigate", "/user/profile", "page"],
    ["POST", "navigate", "/nba/teams", "untouched"],
    ["GET", "navigate", "/api/session", "untouched"],
    ["GET", "navigate", "/api", "untouched"],
    ["GET", "navigate", "/nba/players/data.json", "untouched"],
    ["GET", "navigate", "/nba/players/data.jsonp", "page"],
    ["GET", "same-origin", "/api/favorites", "untouched"],
    ["GET", "cors", "/nba/teams", "untouched"],
    ["GET", "cors", "/_astro/hydrate.abc.js", "asset"],
    ["GET", "cors", "/islands-0123abcd.js", "asset"],
    ["GET", "no-cors", "/badges.svg", "asset"],
    ["GET", "no-cors", "/nba/news/charts/wins.svg", "untouched"],
    ["GET", "no-cors", "/sw.js", "untouched"],
    ["GET", "no-cors", "https://elsewhere.example/badges.svg", "untouched"],
  ])("%s, %s, %s: %s", (method, mode, path, handling) => {
    const url = new URL(path, SITE).href;
    expect(handlingOf({ method, mode, url, accept: "*/*" }, SITE)).toBe(handling);
  });

  it.each([
    ["/nba/players/page/2", "page"],
    ["/nba/players/page/2?name=&pos=", "page"],
    ["/nba/players/page/1?pos=G", "untouched"],
    ["/nba/teams/13/games", "page"],
    ["/nba/teams/13/games?gclid=1", "page"],
    ["/nba/teams/13/games?where=home", "untouched"],
    ["/nba/news", "untouched"],
    ["/api/session", "untouched"],
    ["/islands-0123abcd.js", "asset"],
  ])("a fetch that accepts HTML, %s: %s", (path, handling) => {
    const requested = { method: "GET", mode: "cors", url: SITE + path, accept: "text/html" };
    expect(handlingOf(requested, SITE)).toBe(handling);
  });
});

describe("cacheability", () => {
  it.each([
    "/",
    "/nba",
    "/nba/standings/west",
    "/nba/teams/13/stats",
    "/nba/players/page/2",
    "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
  ])("allows the public page %s", (path) => {
    expect(isCacheablePage(SITE + path, page())).toBe(true);
  });

  it.each(
    (
      "/user/profile /user/login /api/session /nba/transactions /nba/transactions/2026-02 " +
      "/nba/news /nba/news/3 /nba/analysis /nba/teams/../news /NBA/news //nba/teams " +
      "/search?q=curry /?notice=already-logged-in /nba/players/page/1?pos=G " +
      "/nba/players/page/2?sort=age /nba/teams/data.json /offline /sw.js"
    ).split(" "),
  )("denies %s despite a public Cache-Control header", (path) => {
    expect(isCacheablePage(SITE + path, page())).toBe(false);
  });

  it.each([
    ["private", page({ "Cache-Control": "private, no-store" })],
    ["marked no-store", page({ "Cache-Control": "public, No-Store" })],
    ["without Cache-Control", page({ "Cache-Control": "" })],
    ["a 404", page({}, 404)],
    ["a 503", page({}, 503)],
    ["not HTML", page({ "Content-Type": "application/json" })],
  ])("denies a response that is %s", (_, answer) => {
    expect(isCacheablePage(`${SITE}/nba/teams`, answer)).toBe(false);
  });

  it("denies a redirected response", () => {
    const answer = page();
    Object.defineProperty(answer, "redirected", { value: true });
    expect(isCacheable(answer)).toBe(false);
  });

  it("pageKey drops the query and the fragment", () => {
    expect(savedPageKey(`${SITE}/?notice=already-logged-in#main`)).toBe(`${SITE}/`);
    expect(savedPageKey(`${SITE}/nba/players/page/2?utm_source=mail`)).toBe(
      `${SITE}/nba/players/page/2`,
    );
    expect(savedPageKey(`${SITE}/nba/news`)).toBeUndefined();
  });
});
