import { test as base, type Page } from "@playwright/test";

/** Playwright's test, with the address of the site that the setup started. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives a fixture's dependencies from it.
  baseURL: async ({}, use) => {
    await use(process.env.SITE_URL);
  },
});

const VIEWPORT = { width: 1280, height: 720 };

/**
 * A test that only looks at pages as every visitor gets them. It keeps nothing in the browser, so all
 * of a worker's tests share one window: a new one costs twice as much as opening a page in it.
 */
export const readingTest = test.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const baseURL = process.env.SITE_URL ?? "";
      const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ sharedPage: page, viewport, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) throw new Error("The shared window runs JavaScript.");
    await page.emulateMedia({ media: null, reducedMotion: null });
    await page.setViewportSize(viewport ?? VIEWPORT);
    await use(page);
    page.removeAllListeners();
  },
});

/** Waits until the page's own scripts have nothing left to do, to see what they have not done. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

export { expect } from "@playwright/test";
