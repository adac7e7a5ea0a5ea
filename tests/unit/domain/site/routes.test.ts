import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { entryOf, MENU, placesFor, ROUTES, routeOf } from "#domain/site/routes.ts";
import { PAGES } from "#tests/e2e/pages.ts";

const pages = join(import.meta.dirname, "../../../../src/pages");

/** The route patterns that the framework derives from the files in src/pages. */
const files = readdirSync(pages, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(pages.length))
  .map((name) => name.replace(/\.(?:astro|ts)$/, "").replace(/\/index$/, "") || "/");

/** A day as any other, the plays of a game in progress, and what any unknown address shows. */
const TESTED_OTHERWISE = ["/nba/games", "/nba/games/[year]-[month]-[day]/[game]/plays", "/404"];
/** The error page is rendered on failure and has no route of its own. */
const FAILURE_PAGE = "/500";

describe("the table of routes", () => {
  it("has a row for every file of src/pages, and a file for every page row", () => {
    const rows = ROUTES.filter(({ kind }) => kind === "page" || kind === "file");
    expect(rows.map(({ path }) => path).sort()).toEqual(
      files.filter((path) => path !== FAILURE_PAGE).sort(),
    );
  });

  it("has a page of each public route among those that browsers are tested with", () => {
    const tested = PAGES.map(({ path }) => routeOf(path.replace(/\?.*/, ""))?.path);
    const untested = ROUTES.filter(
      ({ kind, access, path }) =>
        kind === "page" && access === "everyone" && !tested.includes(path),
    );
    expect(untested.map(({ path }) => path)).toEqual(TESTED_OTHERWISE);
  });

  it("has each path once", () => {
    const paths = ROUTES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("gives every page a cache policy, and guarded pages only a personal one", () => {
    const wrong = ROUTES.filter(
      ({ access, caching, isReadableOffline, kind, query, isInSitemap }) => {
        if (kind === "worker" || kind === "moved") return caching !== undefined;
        if (access === "everyone") return caching === undefined || caching === "personal";
        return caching !== "personal" || isReadableOffline || isInSitemap || query;
      },
    );
    expect(wrong).toEqual([]);
  });

  it("redirects every moved path to an existing page", () => {
    const targets = ROUTES.flatMap(({ kind, to }) => (kind === "moved" ? [to] : []));
    expect(targets.map((to) => routeOf(to ?? "")?.kind)).toEqual(targets.map(() => "page"));
  });

  it("fills the groups of the menu", () => {
    const groups = Object.entries(Object.groupBy(MENU, ({ menu }) => menu.group));
    expect(groups.map(([name, all = []]) => [name, all.map(({ menu }) => menu.text)])).toEqual([
      [
        "main",
        ["Dashboard", "Scores", "Standings", "Stats", "Teams", "Players", "Playoffs & odds"],
      ],
      ["foot", ["NBA", "Seasons", "Records", "Glossary"]],
      ["search", ["Ratings", "Ask", "Finder", "Compare"]],
      ["members", ["Transactions", "News", "Analysis"]],
      ["account", ["Log in", "Register", "Profile"]],
    ]);
  });

  it("lists each guarded place once", () => {
    expect(placesFor("members")).toEqual(
      "/nba/transactions /nba/news /nba/analysis /user/profile /user/notices".split(" "),
    );
    expect(placesFor("visitors")).toEqual(["/user/login", "/user/register"]);
  });
});

describe("routeOf", () => {
  it.each([
    ["/", "/"],
    ["/nba/teams/13", "/nba/teams/[id]"],
    ["/nba/teams/13/stats", "/nba/teams/[id]/stats"],
    ["/nba/teams/", "/nba/teams"],
    ["/nba/transactions", "/nba/transactions/[...month]"],
    ["/nba/transactions/2026-02", "/nba/transactions/[...month]"],
    ["/nba/news/charts/wins.svg", "/nba/news/charts/[name].svg"],
    ["/nba/players/page/2", "/nba/players/page/[num]"],
    ["/nba/players/page/2.json", "/nba/players/page/[num].json"],
    ["/nba/players/player/a%2Fb", "/nba/players/player/[playerName]"],
    ["/nba/finder", "/nba/finder"],
    ["/nba/finder.csv", "/nba/finder.csv"],
    ["/nba/finder.xml", undefined],
    ["/api", "/api"],
    ["/api/session", "/api/[...call]"],
    ["/nba/news/charts/wins", undefined],
    ["/nba/newschartsxsvg/a/b", undefined],
    ["/nba%2Fteams", undefined],
    ["/NBA", undefined],
    ["/nba/teams/%ff", undefined],
  ])("%s is %s", (path, row) => {
    expect(routeOf(path)?.path).toBe(row);
  });
});

describe("the menu's entry of a page", () => {
  it.each([
    ["/", "/"],
    ["/nba", undefined],
    ["/nba/ratings/odds", "/nba/playoffs"],
    ["/nba/stats/players", "/nba/stats/players"],
    ["/nba/stats/teams", "/nba/stats/players"],
    ["/nba/players/player/A.J. Lawson", "/nba/players"],
    ["/nba/transactions/2026-04", "/nba/transactions"],
    ["/nba/compare", "/nba/stats/players"],
    ["/user/login", "/user/login"],
    ["/search", undefined],
  ])("%s has %s", (page, entry) => {
    expect(entryOf(page)).toBe(entry);
  });
});

describe("the canonical query of a route", () => {
  it.each([
    ["/", "?notice=already-logged-in&x=1", "?notice=already-logged-in"],
    ["/", "?notice=account-deleted", "?notice=account-deleted"],
    ["/", "?notice=x", ""],
    ["/search", "?x=1&q=a+b", "?q=a+b"],
    ["/search", "", ""],
    ["/nba/players/page/1", "?sort=age&pos=G&x=1", "?pos=G&sort=age"],
    ["/nba/players/page/1.json", "?sort=age&pos=G&x=1", "?pos=G&sort=age"],
    ["/nba/standings/west", "?sort=home&on=2026-01-15&x=1", "?on=2026-01-15&sort=home"],
    ["/nba/standings/west", "?on=&sort=height", ""],
    ["/nba/ask", "?x=1&q=+lakers%0A+record", "?q=lakers+record"],
    ["/nba/ask", "?q=+", ""],
    ["/nba/finder", "", ""],
    ["/nba/finder", "?result=l&pts=40..", "?pts=40..&result=l"],
    ["/nba/finder", "?pts=+40..+&season=2025-26", "?pts=40.."],
    ["/nba/finder", "?pts=40..&season=2024-25", "?pts=40..&season=2024-25"],
    ["/nba/finder", "?pts=40..&result=", "?pts=40..&result="],
    ["/nba/finder", "?utm_source=mail&pts=40..", "?utm_source=mail&pts=40.."],
  ])("of %s%s is %j", (path, query, counts) => {
    expect(routeOf(path)?.query?.(new URLSearchParams(query), "2025-26")).toBe(counts);
  });
});
