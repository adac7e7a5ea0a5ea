import type { Browser } from "@playwright/test";

/** The network cost of a page's first view, before any interaction. */
export interface Weight {
  /** Compressed bytes of the HTML. */
  html: number;
  /** Bytes of all bodies except the dictionary's. */
  total: number;
  requests: number;
  /** Bytes of external JavaScript. */
  script: number;
  /** Uncompressed bytes of inline JavaScript. */
  inline: number;
}

/** Loads the page in an empty browser profile and counts what the network delivered. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  const types = new Map<string, string>();
  const headers = new Map<string, number>();
  const weight: Weight = { html: 0, total: 0, requests: 0, script: 0, inline: 0 };
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    // The browser fetches the dictionary once per release, after the view.
    if (new URL(response.url).pathname.startsWith("/dictionary/")) return;
    types.set(requestId, type);
    headers.set(requestId, response.encodedDataLength);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0);
    weight.requests += 1;
    weight.total += bytes;
    if (type === "Document") weight.html += bytes;
    if (type === "Script") weight.script += bytes;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  weight.inline = await page.evaluate(() => {
    const scripts = [...document.querySelectorAll("script:not([src], [type$=json])")];
    return new TextEncoder().encode(scripts.map((script) => script.textContent).join("")).length;
  });
  await context.close();
  return weight;
}
