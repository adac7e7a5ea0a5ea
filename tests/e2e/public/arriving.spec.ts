import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, sharedTest as test } from "../site.ts";

/** Pages whose tables have rows that are wider than those before them, and the width of the window. */
const PAGES: [path: string, width: number][] = [
  ["/nba/ask?q=lakers+record+when+lebron+scores+30", 390],
  ["/nba/finder?pts=40..&result=l", 1280],
  ["/nba/stats/lineups", 1280],
  ["/nba/standings/wild-card", 1280],
  ["/nba/players/player/LeBron%20James/splits", 1280],
  ["/nba/teams/14/history", 390],
];

/** A document, and the place in the middle of the rows of its largest table. */
interface Halves {
  document: string;
  cut: number;
  /** The number of rows before the cut, those of all tables counted. */
  rows: number;
}

function halvesOf(document: string): Halves {
  const ends = [...document.matchAll(/<table.*?<\/table>/gs)].map(({ 0: table, index }) =>
    [...table.matchAll(/<\/tr>/g)].map((row) => index + row.index),
  );
  const largest = ends.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const cut = largest[Math.floor(largest.length / 2)] ?? 0;
  return { document, cut, rows: ends.flat().filter((end) => end < cut).length };
}

/** Serves a document of which the second half waits for `release`, and beside it what `site` serves. */
async function served({ document, cut }: Pick<Halves, "document" | "cut">, site?: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server: Server = createServer(async (request, response) => {
    if (request.url !== "/") {
      // Unlike the test's own requests, one of Node's may outlive the test.
      const answer = site ? await fetch(new URL(request.url ?? "/", site)) : undefined;
      const type = answer?.headers.get("content-type") ?? "text/plain";
      response.writeHead(answer?.status ?? 404, { "Content-Type": type });
      return response.end(Buffer.from((await answer?.arrayBuffer()) ?? []));
    }
    response.writeHead(200, { "Content-Type": "text/html" }).write(document.slice(0, cut));
    await released;
    return response.end(document.slice(cut));
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, release, close: () => server.close() };
}

/** How many cells are seen, and how many of those that were seen before have another place now. */
function cells() {
  const before = Reflect.get(window, "seen") as Map<Element, string> | undefined;
  const seen = new Map<Element, string>();
  for (const cell of document.querySelectorAll("td, th")) {
    const { x, width } = cell.getBoundingClientRect();
    if (getComputedStyle(cell).visibility === "visible") seen.set(cell, `${x} ${width}`);
  }
  Reflect.set(window, "seen", seen);
  return {
    seen: seen.size,
    moved: [...(before ?? [])].filter(([cell, place]) => seen.get(cell) !== place).length,
  };
}

for (const [path, width] of PAGES) {
  test(`no column that is seen moves while rows arrive: ${path}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    const halves = halvesOf(await (await request.get(path)).text());
    const { url, release, close } = await served(halves);
    const client = await page.context().newCDPSession(page);
    await client.send("Animation.enable");
    await client.send("Animation.setPlaybackRate", { playbackRate: 0 });

    await page.goto(url, { waitUntil: "commit" });
    await expect(page.locator("tr")).toHaveCount(halves.rows + 1);
    const { seen } = await page.evaluate(cells);
    release();
    await page.waitForLoadState();
    const whole = await page.evaluate(cells);

    expect(whole.moved).toBe(0);
    expect(whole.seen).toBeGreaterThan(seen);
    close();
    await client.detach();
  });
}

test("what has arrived of a table shows when the rest is late", async ({ page, request }) => {
  const halves = halvesOf(await (await request.get(PAGES[0]?.[0] ?? "")).text());
  const { url, release, close } = await served(halves);
  await page.goto(url, { waitUntil: "commit" });
  const cell = page.locator("tbody th").first();
  await expect(cell).toBeAttached();
  await page.evaluate(() => {
    for (const late of document.getAnimations()) late.finish();
  });
  await expect(cell).toBeVisible();
  release();
  await page.waitForLoadState();
  close();
});

test("the boxes of hidden scores that arrive after their script are ticked", async ({
  page,
  request,
  baseURL,
}) => {
  const document = await (await request.get("/hide-scores")).text();
  const cut = document.indexOf('<form class="hide-scores"');
  expect(cut).toBeGreaterThan(0);
  const { url, release, close } = await served({ document, cut }, baseURL);
  await page.addInitScript(() => localStorage.setItem("hush", "all"));
  await page.goto(url, { waitUntil: "commit" });
  // The script's own style says that it has run.
  await page.waitForFunction(() => window.document.adoptedStyleSheets.length > 0);
  release();
  await expect(page.getByRole("checkbox", { name: "Hide all scores" })).toBeChecked();
  close();
});
