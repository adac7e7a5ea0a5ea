import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../site.ts";

/**
 * A reverse proxy whose site can be replaced behind one address, and whose responses can be
 * changed.
 */
export interface Line {
  url: string;
  leadTo(site: string): void;
  replace(path: string, change: (text: string) => string): void;
  close(): Promise<void>;
}

/** Starts such a proxy on this machine. */
export async function openLine(first: string): Promise<Line> {
  let site = first;
  const changes = new Map<string, (text: string) => string>();
  const server = createServer((requested, answer) => {
    const { host, ...headers } = requested.headers;
    const onward = request(
      new URL(requested.url ?? "/", site),
      { method: requested.method ?? "GET", headers: { ...headers, "accept-encoding": "identity" } },
      (answered) => {
        const change = changes.get(requested.url ?? "");
        const chunks: Buffer[] = [];
        answered.on("data", (chunk) => chunks.push(chunk));
        answered.on("end", () => {
          const body = Buffer.concat(chunks);
          const { "transfer-encoding": _, "content-length": __, ...rest } = answered.headers;
          answer.writeHead(answered.statusCode ?? 502, rest);
          answer.end(change === undefined ? body : change(body.toString()));
        });
      },
    );
    onward.on("error", () => answer.destroy());
    requested.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leadTo(other) {
      site = other;
    },
    replace(path, change) {
      changes.set(path, change);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Clicks on the page, and waits until the service worker controls it. */
export async function install(page: Page): Promise<void> {
  await page.locator("h1").click();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
}

/** Switches the network off and clears the browser's HTTP cache. */
export async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await browser.detach();
  await context.setOffline(true);
}

/** The paths and texts of everything in the browser's caches. */
export async function savedOnDevice(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const kept: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        kept[new URL(request.url).pathname] = (await answer?.text()) ?? "";
      }
    }
    return kept;
  });
}

/** Waits until a page is saved, which happens after it is shown. */
export async function untilSaved(page: Page, path: string): Promise<void> {
  await expect.poll(async () => Object.keys(await savedOnDevice(page))).toContain(path);
}
