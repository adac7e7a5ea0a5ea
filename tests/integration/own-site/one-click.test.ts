import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { placesFor, ROUTES } from "#domain/site/routes.ts";
import { SEASON_FILES_PATH } from "#domain/site/season-files-path.ts";
import { buildSite, type Site, startSite } from "#tools/build/site.ts";
import { pastSeasonNames } from "#tools/dataset/past-season-files.ts";
import { openLocalState } from "#tools/machine/local-state.ts";
import { freePort } from "#tools/machine/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-one-click-"));
let site: Site;

/** The configuration that the button deploys, with an empty database and nothing set. */
const start = async () =>
  startSite({ port: await freePort(), state: openLocalState(folder), variables: {} });

beforeAll(async () => {
  await buildSite();
  site = await start();
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function health(): Promise<object> {
  return v.parse(v.looseObject({}), await (await fetch(`${site.url}/api/health`)).json());
}

describe("a site that nothing is set for", () => {
  it("answers the first visit with the season, and has filled in all others soon after", async () => {
    const first = await fetch(site.url);
    expect(first.status).toBe(200);
    expect(await first.text()).toContain("NBA Season Leaders");
    await expect.poll(health).toMatchObject({ filling: false });
    expect(await health()).toMatchObject({
      status: "ok",
      services: { database: "reachable", identity: "off" },
      missing: [],
    });
    for (const season of pastSeasonNames()) {
      const standings = await fetch(`${site.url}/nba/standings?season=${season}`);
      expect([season, standings.status]).toEqual([season, 200]);
    }
  });

  const PAGES: [path: string, words: string][] = [
    ["/", "Full standings"],
    ["/nba", "Playoffs"],
    ["/nba/teams/2", "Boston Celtics"],
    ["/nba/teams/2?season=2013-14", "2013-14"],
    ["/nba/players/player/Stephen%20Curry", "Stephen Curry"],
    ["/nba/games/2026-02-11", "February 11"],
    ["/search?q=celtics", "Boston Celtics"],
    ["/nba/ask?q=celtics+record+in+2013-14", "25"],
    ["/privacy", "If you only read"],
    ["/hide-scores", "on this device"],
    ["/api", "Open data"],
  ];

  it.each(PAGES)("shows %s, without a word of accounts", async (path, words) => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(words);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    const guarded = [...placesFor("members"), ...placesFor("visitors")];
    expect(links.filter((href) => guarded.some((place) => href.startsWith(place)))).toEqual([]);
    expect(html).not.toMatch(/Register|FavoriteStar|Log in|for members/);
  });

  it("answers addresses of members with the 404 page, which says that there are none", async () => {
    const addresses = ROUTES.filter(({ access }) => access !== "everyone");
    for (const { path } of addresses) {
      const answer = await fetch(site.url + path.replace(/\[[^\]]*\]/g, "1"));
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).toContain("This site has no accounts");
    }
  });

  it.each(["session", "profile", "favorites", "front", "recovery", "notices", "hidden-scores"])(
    "answers /api/%s with a sentence",
    async (name) => {
      for (const method of ["GET", "POST"]) {
        const answer = await fetch(`${site.url}/api/${name}`, { method });
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({
          code: "accounts-off",
          message: "This site has no accounts.",
        });
      }
    },
  );

  it("lets nobody write to the database, nor read its secrets or members' data", async () => {
    for (const secret of ["", "undefined", "0".repeat(64)]) {
      const place = `${site.url}/nba/season.json?auth=${secret}`;
      const written = await fetch(place, { method: "PUT", body: '"mine"' });
      expect([secret, written.status]).toEqual([secret, 401]);
    }
    for (const path of ["/.json", "/nba/news.json", "/users.json"]) {
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 401]);
    }
  });
});

/** Sends a request as it is spelled, with any headers. */
async function get(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(site.url);
  const sent = request({ hostname, port, path, headers, method: "GET" }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

it("serves no season file by any spelling of its address", async () => {
  const name = "news.json.gz";
  const spellings = [
    `${SEASON_FILES_PATH}${name}`,
    `${SEASON_FILES_PATH}${name}?x=1`,
    `/${SEASON_FILES_PATH}${name}`,
    `${SEASON_FILES_PATH}/${name}`,
    `/%73eason-files/${name}`,
    `/season%2dfiles/${name}`,
    `/season-files%2f${name}`,
    `/season-files%5c${name}`,
    `/season-files\\${name}`,
    `/./season-files/${name}`,
    `/x/../season-files/${name}`,
    `/%2e/season-files/${name}`,
    `/season-files/news%2ejson.gz`,
    `/season-files/news`,
    `/Season-Files/${name}`,
    `${SEASON_FILES_PATH}list.json.gz`,
    `${SEASON_FILES_PATH}seasons/2013-14.json.gz`,
  ];
  for (const spelling of spellings) {
    const { status, body, headers } = await get(spelling);
    // The asset layer redirects other spellings to the plain one, which the Worker answers.
    expect([spelling, [307, 404].includes(status ?? 0)]).toEqual([spelling, true]);
    expect([spelling, status === 307 ? body : headers["content-type"]]).toEqual([
      spelling,
      status === 307 ? "" : expect.stringContaining("text/html"),
    ]);
  }
});

describe("the address of a site that has none set", () => {
  const ADDRESSED = ["/", "/robots.txt", "/sitemap.xml", "/nba/feats.atom", "/api/v1/openapi.json"];

  it.each(ADDRESSED)("is each request's own at %s, and kept by no shared cache", async (path) => {
    const foreign = await get(path, {
      Host: "other.example.com",
      "X-Forwarded-Host": "evil.example.com",
    });
    expect(foreign.status).toBe(200);
    expect(foreign.body).toContain("http://other.example.com");
    expect(foreign.headers["cloudflare-cdn-cache-control"]).toBe("no-store");
    const own = await get(path);
    expect(own.body).toContain(site.url);
    expect(own.body).not.toMatch(/other\.example|evil\.example/);
    expect(foreign.body).not.toMatch(/evil\.example/);
  });
});

it("keeps its data over a restart, and stores nothing again", async () => {
  await site.stop();
  site = await start();
  await expect.poll(health).toMatchObject({ filling: false });
  expect((await fetch(`${site.url}/nba/teams/2?season=2013-14`)).status).toBe(200);
});
