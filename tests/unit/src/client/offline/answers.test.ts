import { describe, expect, it } from "vitest";
import {
  answerAsset,
  answerPage,
  type PageSources,
  preloadedOr,
} from "#src/client/offline/answers.ts";
import { createBoundedCache } from "#src/client/offline/bounded-cache.ts";
import { memoryStore } from "./memory-store.ts";

const TEAMS = "https://site.example/nba/teams";
const NOW = new Date("2026-04-12T18:30:00Z");

function html(text: string, init: ResponseInit = {}): Response {
  return new Response(`<!doctype html><main id="main" tabindex="-1">${text}</main>`, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=60" },
    ...init,
  });
}

const offlinePage = () => html("You're offline");
const never = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new TypeError("Failed to fetch"));

function device() {
  const store = memoryStore();
  const pages = createBoundedCache(async () => store, 60);
  const work: Promise<unknown>[] = [];
  const visit = async (url: string, changes: Partial<PageSources>) => {
    const answer = await answerPage(url, {
      network: broken,
      pages,
      offlinePage: async () => offlinePage(),
      patience: never,
      afterwards: (more) => work.push(more),
      now: () => NOW,
      ...changes,
    });
    const text = await answer.text();
    return { status: answer.status, text, headers: answer.headers };
  };
  const settled = async () => {
    while (work.length > 0) await work.shift();
  };
  return { store, visit, settled };
}

describe("answerPage", () => {
  it("returns the network response unchanged and caches it", async () => {
    const { store, visit, settled } = device();
    const { text } = await visit(TEAMS, { network: async () => html("Thirty teams") });
    await settled();
    expect(text).toContain("Thirty teams");
    expect(text).not.toContain("Saved copy");
    expect(store.urls()).toEqual([TEAMS]);
  });

  it("returns the cached copy with a notice when the network fails", async () => {
    const { visit, settled } = device();
    await visit(TEAMS, { network: async () => html("Thirty teams") });
    await settled();
    const { status, text, headers } = await visit(`${TEAMS}?from=somewhere`, {});
    expect(status).toBe(200);
    expect(text).toContain("Thirty teams");
    expect(text).toMatch(
      /<main id="main" tabindex="-1"><p class="message" data-saved>Saved copy from <time datetime="2026-04-12T18:30:00.000Z">April 1\d, 2026/,
    );
    expect(headers.get("content-type")).toMatch(/^text\/html/);
  });

  it.each([
    [
      "does not respond in time",
      { network: never as () => Promise<Response>, patience: async () => {} },
    ],
    ["responds with 503", { network: async () => html("Sorry", { status: 503 }) }],
    ["responds with 500", { network: async () => html("Sorry", { status: 500 }) }],
  ])("returns the cached copy when the site %s", async (_, changes) => {
    const { visit, settled } = device();
    await visit(TEAMS, { network: async () => html("Thirty teams") });
    await settled();
    expect((await visit(TEAMS, changes)).text).toMatch(/Saved copy.*Thirty teams/);
  });

  it("omits the date of a copy that was saved without one", async () => {
    const { store, visit } = device();
    await store.put(TEAMS, html("Thirty teams"));
    expect((await visit(TEAMS, {})).text).toContain(
      '<p class="message" data-saved>Saved copy. The site',
    );
  });

  it("removes the players table island from a copy, so its links load cached pages", async () => {
    const { visit, settled } = device();
    const table = '<div class="island" data-island="PlayersTable" data-props="{}">Rows</div>';
    await visit(TEAMS, { network: async () => html(table) });
    await settled();
    expect((await visit(TEAMS, {})).text).toContain('<div class="island" data-props="{}">Rows');
  });

  it("returns the offline page for an uncached page without a network", async () => {
    const { visit } = device();
    expect((await visit(TEAMS, {})).text).toContain("You're offline");
  });

  it("returns the error response when there is no copy", async () => {
    const { visit } = device();
    const { status, text } = await visit(TEAMS, {
      network: async () => html("Sorry", { status: 503 }),
    });
    expect({ status, sorry: text.includes("Sorry") }).toEqual({ status: 503, sorry: true });
  });

  it.each([
    ["https://site.example/user/profile", html("Ada")],
    ["https://site.example/nba/news", html("News")],
    [TEAMS, html("Ada", { headers: { "Content-Type": "text/html", "Cache-Control": "private" } })],
  ])("never caches a personal page: %s", async (url, answer) => {
    const { store, visit, settled } = device();
    await visit(url, { network: async () => answer });
    await settled();
    expect(store.urls()).toEqual([]);
    expect((await visit(url, {})).text).toContain("You're offline");
  });
});

describe("answerAsset", () => {
  it("fetches an asset once", async () => {
    const assets = createBoundedCache(async () => store, 9);
    const store = memoryStore();
    const work: Promise<unknown>[] = [];
    let fetched = 0;
    const ask = () =>
      answerAsset("https://site.example/badges.svg#jazz", {
        network: async () => {
          fetched += 1;
          return new Response("<svg/>", { headers: { "Cache-Control": "public, max-age=60" } });
        },
        assets,
        afterwards: (more) => work.push(more),
      });
    await ask();
    await Promise.all(work);
    expect(await (await ask()).text()).toBe("<svg/>");
    expect(fetched).toBe(1);
    expect(store.urls()).toEqual(["https://site.example/badges.svg"]);
  });

  it("fails for an uncached asset without a network", async () => {
    const assets = createBoundedCache(async () => memoryStore(), 9);
    const requested = answerAsset("https://site.example/badges.svg", {
      network: broken,
      assets,
      afterwards: () => {},
    });
    await expect(requested).rejects.toThrow("Failed to fetch");
  });
});

describe("preloadedOr", () => {
  const anew = async () => html("fetched");
  it.each<[string, () => Promise<Response | undefined>, string]>([
    ["the preloaded response", async () => html("preloaded"), "preloaded"],
    ["a fetch without a preload", async () => undefined, "fetched"],
    ["a fetch after a failed preload", broken, "fetched"],
  ])("returns %s", async (_, preload, text) => {
    expect(await (await preloadedOr(preload(), anew)).text()).toContain(text);
  });

  it("fails when the fetch fails", async () => {
    await expect(preloadedOr(broken(), broken)).rejects.toThrow("Failed to fetch");
  });
});
