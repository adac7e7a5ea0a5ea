import { expect, it } from "vitest";
import { createBoundedCache } from "#src/client/offline/bounded-cache.ts";
import { listSavedPages } from "#src/client/offline/saved-pages.ts";
import { memoryStore } from "./memory-store.ts";

const SITE = "https://site.example";
const offlinePage = () =>
  new Response("<title>You're offline</title><ul class='saved' data-offline-page></ul>", {
    headers: { "Content-Type": "text/html", "Content-Length": "7", ETag: '"1"' },
  });

async function listOf(pages: Record<string, string>): Promise<string> {
  const store = memoryStore();
  const cache = createBoundedCache(async () => store, 60);
  for (const [path, html] of Object.entries(pages))
    await cache.put(SITE + path, new Response(html));
  const answer = await listSavedPages(offlinePage(), cache);
  expect([...answer.headers.keys()]).toEqual(["content-type"]);
  return /<ul[^>]*>(.*)<\/ul>/.exec(await answer.text())?.[1] ?? "";
}

it.each([
  [{}, "<li>None yet: open a page while you are online.</li>"],
  [
    {
      "/": "<title>Hardwood: Thunder lead</title>",
      "/nba/teams": "<title>Teams | Hardwood</title>",
      "/nba/players/player/De'Aaron%20Fox": "<title>A &lt;b&gt; $1 | Hardwood</title>",
      "/nba/standings": "no title",
    },
    '<li><a href="/nba/standings">/nba/standings</a></li>' +
      `<li><a href="/nba/players/player/De'Aaron%20Fox">A &lt;b&gt; $1</a></li>` +
      '<li><a href="/nba/teams">Teams</a></li><li><a href="/">Thunder lead</a></li>',
  ],
])("listSavedPages lists %j", async (pages, list) => {
  expect(await listOf(pages)).toBe(list);
});
