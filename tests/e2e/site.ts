import { test as base, expect, type Page } from "@playwright/test";

/** Playwright's test, with the address of the site that the setup started. */
export const test = base.extend<object, { sharedPage: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives a fixture's dependencies from it.
  baseURL: async ({}, use) => {
    await use(process.env.SITE_URL);
  },
  // Declared for all, since tests whose workers differ in fixtures cannot share a worker.
  sharedPage: [
    async ({ browser }, use) => {
      const baseURL = process.env.SITE_URL ?? "";
      const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

const VIEWPORT = { width: 1280, height: 720 };

/**
 * A test in the one window that a worker's tests share: a new one costs as much CPU time as three pages
 * opened in it. What a test keeps in the browser, routes or hears ends with it. Those that add scripts,
 * fake the clock or change the network, which nothing takes back, take `test`.
 */
export const sharedTest = test.extend({
  context: async ({ sharedPage }, use) => {
    await use(sharedPage.context());
  },
  page: async ({ sharedPage: page, viewport, javaScriptEnabled, hasTouch }, use) => {
    if (!javaScriptEnabled || hasTouch) throw new Error("The shared window is a usual one.");
    await page.emulateMedia({ media: null, reducedMotion: null });
    await page.setViewportSize(viewport ?? VIEWPORT);
    await use(page);
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.mouse.move(-1, -1);
    // The page that the test leaves may still write or navigate; the smallest document does neither.
    await expect(async () => {
      await page.goto("/robots.txt");
      await page.evaluate(async () => {
        localStorage.clear();
        sessionStorage.clear();
        for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? "");
      });
    }).toPass();
    await page.context().clearCookies();
  },
});

/** Waits until the page's own scripts have nothing left to do, to see what they have not done. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

export { expect };
