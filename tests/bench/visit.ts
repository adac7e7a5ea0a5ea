import type { Browser, CDPSession, Page } from "@playwright/test";
import { type EdgeProxy, edgeBrotli, edgeZstd } from "./edge-proxy.ts";
import { median } from "./requests.ts";
import { table, within } from "./table.ts";

/** The budgets of design.md section 8, in bytes. */
const BUDGETS = { visit: 45_000, dictionary: 8_000 };

/** A visit: the season, a team, its players, one of them, and one of his games. */
const VISIT = [
  "/",
  "/nba/standings",
  "/nba/teams/27",
  "/nba/teams/27/roster",
  "/nba/players/player/Victor%20Wembanyama",
  "/nba/games/0022500437",
];

/**
 * Slow 4G as in Chromium's developer tools; latency in milliseconds, throughput in bytes per
 * second.
 */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

interface Seen {
  bytes: number;
  coding: string;
  /** Largest contentful paint, in seconds. */
  lcp: number;
}

interface Visit {
  pages: Seen[];
  /** The bytes of the dictionary's response. */
  dictionary: number;
}

/**
 * The bytes and the largest contentful paint of each page of a visit, with and without the
 * dictionary, and the bytes of the pages as Cloudflare would compress them itself.
 */
export async function visitTable(
  browser: Browser,
  { passing, stripping }: { passing: EdgeProxy; stripping: EdgeProxy },
): Promise<string> {
  const own = await visit(browser, passing.url);
  const other = await visit(browser, stripping.url);
  const rows: string[][] = [];
  for (const [index, path] of VISIT.entries()) {
    const [with_, without] = [own.pages[index], other.pages[index]];
    if (with_ === undefined || without === undefined) continue;
    const plain = Buffer.from(await fetchText(browser, stripping.url + path));
    rows.push([
      path,
      with_.coding,
      String(with_.bytes),
      with_.lcp.toFixed(2),
      String(without.bytes),
      without.lcp.toFixed(2),
      String(edgeBrotli(plain).length),
      String(edgeZstd(plain).length),
    ]);
  }
  const further = own.pages.slice(1).map(({ bytes }) => bytes);
  const sum = ({ pages, dictionary }: Visit) =>
    pages.reduce((total, { bytes }) => total + bytes, dictionary);
  return `A visit of six pages on slow 4G, an empty cache at first: bytes of HTML and LCP in seconds. With the
dictionary, through a zone that passes none on (the Worker's brotli 8), and as Cloudflare would compress
the same pages (brotli 4, zstd 3). Budgets: the visit ${BUDGETS.visit} B, of which the dictionary ${BUDGETS.dictionary} B.\n
${table(["page", "coding", "B", "LCP s", "brotli 8", "LCP s", "brotli 4", "zstd 3"], rows)}\n
further pages in the median    ${median(further)} B
the dictionary, once a release ${within(own.dictionary, BUDGETS.dictionary)}B
all of the visit               ${within(sum(own), BUDGETS.visit)}B with it, ${sum(other)} B without\n`;
}

async function visit(browser: Browser, site: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", SLOW_4G);
  const seen: Visit = { pages: [], dictionary: 0 };
  onResponse(client, (url, _coding, bytes) => {
    if (new URL(url).pathname.startsWith("/dictionary/")) seen.dictionary = bytes;
  });
  for (const path of VISIT) seen.pages.push(await see(page, client, site + path));
  await context.close();
  return seen;
}

async function see(page: Page, client: CDPSession, url: string): Promise<Seen> {
  let document = { bytes: 0, coding: "" };
  const stop = onResponse(client, (address, coding, bytes) => {
    if (address === url) document = { bytes, coding };
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  stop();
  return { ...document, lcp: lcp / 1000 };
}

/**
 * Reports the size of each body from the network, by its `Content-Length`. Returns a function that
 * stops the reports.
 */
function onResponse(
  client: CDPSession,
  tell: (url: string, coding: string, bytes: number) => void,
): () => void {
  const received = ({ response }: { response: Answer }) => {
    if (response.fromDiskCache === true) return;
    const { "content-encoding": coding = "none", "content-length": bytes } = response.headers;
    tell(response.url, coding, Number(bytes ?? 0));
  };
  client.on("Network.responseReceived", received);
  return () => {
    client.off("Network.responseReceived", received);
  };
}

interface Answer {
  url: string;
  headers: Record<string, string>;
  fromDiskCache?: boolean;
}

async function fetchText(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const response = await page.goto(url);
  const text = (await response?.text()) ?? "";
  await context.close();
  return text;
}
