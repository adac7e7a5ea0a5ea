import { describe, expect, inject, it } from "vitest";
import { playerPath } from "#domain/players/players.ts";
import { sourceRows } from "../fixtures/season.ts";
import { get } from "./http.ts";

async function descriptions(path: string): Promise<Record<string, unknown>[]> {
  const html = await (await get(path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map((match) => JSON.parse(match[1] ?? ""));
}

/** The number of days with a game of the published schedule. */
function scheduledDays(): number {
  return new Set(sourceRows("coming_schedule.csv").map(({ date }) => date)).size;
}

/** The addresses of all files of the sitemap. */
async function sitemapAddresses(): Promise<string[]> {
  const parts = await locationsOf("/sitemap.xml");
  expect(parts).toHaveLength(5);
  const all = await Promise.all(parts.map((part) => locationsOf(new URL(part).pathname)));
  return all.flat();
}

async function locationsOf(path: string): Promise<string[]> {
  const answer = await get(path);
  expect(answer.headers.get("content-type")).toContain("xml");
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
    (match[1] ?? "").replaceAll("&apos;", "'").replaceAll("&amp;", "&"),
  );
}

/** The addresses of former players' pages. */
async function formerPages(): Promise<Set<string>> {
  const data: { name: string }[] = await (await get("/nba/formerPlayers/data.json")).json();
  return new Set(data.map(({ name }) => new URL(playerPath(name), inject("siteUrl")).href));
}

describe("sitemap.xml", () => {
  it("lists every team, player, day and game, and sampled addresses answer 200", async () => {
    const addresses = await sitemapAddresses();
    const withGames = new Set(
      addresses.flatMap((address) => /^(.*\/player\/[^/]+)\/games$/.exec(address)?.[1] ?? []),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => /\/teams\/\d+$/.test(address))).toHaveLength(30);
    // On rosters are 614, and 102 who were under contract or played in 2025-26 are not.
    const pages = addresses.filter((address) => /\/player\/[^/]+$/.test(address));
    const former = await formerPages();
    expect(pages.filter((address) => !former.has(address)).length).toBeGreaterThan(700);
    expect(pages).toHaveLength(716 + [...former].filter((page) => !withGames.has(page)).length);
    expect(addresses.filter((address) => /\/player\/[^/]+\/games$/.test(address))).toHaveLength(
      716,
    );
    expect(
      addresses.filter((address) => /\/teams\/\d+\/(games|history)$/.test(address)),
    ).toHaveLength(60 + 23);
    expect(addresses.filter((address) => /\/games\/\d{10}$/.test(address))).toHaveLength(1_322);
    // Four games of the Finals have no plays, and so no story.
    expect(addresses.filter((address) => address.endsWith("/story"))).toHaveLength(1_318);
    // The days of the season and of the published schedule.
    expect(addresses.filter((address) => /\/games\/\d{4}-\d\d-\d\d$/.test(address))).toHaveLength(
      212 + scheduledDays(),
    );
    expect(addresses.every((address) => address.startsWith(`${inject("siteUrl")}/`))).toBe(true);
    const past = addresses.filter((address) => address.includes("season="));
    // Teams have every season to the one before the current; before 1998-99, they alone.
    expect(new Set(past.map((address) => address.slice(-"2015-16".length))).size).toBe(79);
    expect(addresses.filter((address) => /\/seasons\/\d{4}-\d\d$/.test(address))).toHaveLength(80);
    const sample = [
      ...addresses.filter((_, index) => index % 60 === 0),
      ...past.filter((address) => address.endsWith("2013-14")),
    ];
    for (const address of sample) {
      expect((await fetch(address, { redirect: "manual" })).status).toBe(200);
    }
  });
});

describe("robots.txt", () => {
  it("points to the sitemap and disallows the profile page", async () => {
    const text = await (await get("/robots.txt")).text();
    expect(text).toContain(`Sitemap: ${inject("siteUrl")}/sitemap.xml`);
    expect(text).toMatch(/^Disallow: \/user\/profile$/m);
  });
});

describe("the description of the search", () => {
  it("is linked from the page of results, and leads there", async () => {
    const page = await (await get("/search")).text();
    expect(page).toContain('rel="search" href="/opensearch.xml"');
    const answer = await get("/opensearch.xml");
    expect(answer.headers.get("content-type")).toBe(
      "application/opensearchdescription+xml; charset=utf-8",
    );
    const [, template = ""] = /template="([^"]+)"/.exec(await answer.text()) ?? [];
    expect(template).toBe(`${inject("siteUrl")}/search?q={searchTerms}`);
  });
});

describe("structured data", () => {
  it("describes a team", async () => {
    const [team, crumbs] = await descriptions("/nba/teams/23");
    expect(team).toMatchObject({
      "@type": "SportsTeam",
      name: "Philadelphia 76ers",
      sport: "Basketball",
      url: `${inject("siteUrl")}/nba/teams/23`,
    });
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  });

  it("describes a player", async () => {
    const [player] = await descriptions("/nba/players/player/Luka%20Don%C4%8Di%C4%87");
    expect(player).toMatchObject({
      "@type": "Person",
      name: "Luka Dončić",
      url: `${inject("siteUrl")}/nba/players/player/Luka%20Don%C4%8Di%C4%87`,
      affiliation: { "@type": "SportsTeam", name: "Los Angeles Lakers" },
    });
  });
});

describe("the web manifest", () => {
  it("names icons that exist", async () => {
    const answer = await get("/site.webmanifest");
    const manifest = (await answer.json()) as { name: string; icons: { src: string }[] };
    expect(manifest.name).toContain("Hardwood");
    // Devices look for these icons at their addresses; no page needs to name them.
    const others = ["/apple-touch-icon.png", "/favicon.ico", "/icons/share.png"];
    for (const src of [...manifest.icons.map((icon) => icon.src), ...others]) {
      const icon = await get(src);
      expect(icon.status, src).toBe(200);
      expect(icon.headers.get("content-type")).toMatch(/^image\//);
    }
  });
});
