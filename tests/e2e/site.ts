import {
  type BrowserContext,
  test as base,
  type Disposable,
  expect,
  type Page,
} from "@playwright/test";
import { PAGE_LIMIT_MS } from "#tests/patience.ts";

/** The window that a worker's tests share, with the scripts that a test has added to it. */
interface SharedWindow {
  page: Page;
  added: Disposable[];
}

/** Lets the pages of a context wait without their limit. */
async function liftLimit(context: BrowserContext): Promise<void> {
  await context.addInitScript((limit) => {
    const wait = window.setTimeout.bind(window);
    const withoutLimit = (run: TimerHandler, ms?: number) => (ms === limit ? 0 : wait(run, ms));
    Object.assign(window, { setTimeout: withoutLimit });
  }, PAGE_LIMIT_MS);
}

interface Patience {
  /** Whether the test is of the limit itself, on a clock of its own. */
  isOfLimit: boolean;
}

/** Playwright's test, with the address of the site that the setup started. */
export const test = base.extend<Patience, { shared: SharedWindow }>({
  isOfLimit: [false, { option: true }],
  context: async ({ context, isOfLimit }, use) => {
    if (!isOfLimit) await liftLimit(context);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright derives a fixture's dependencies from it.
  baseURL: async ({}, use) => {
    await use(process.env.SITE_URL);
  },
  // Declared for all, since tests whose workers differ in fixtures cannot share a worker.
  shared: [
    async ({ browser }, use) => {
      const baseURL = process.env.SITE_URL ?? "";
      const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
      await liftLimit(context);
      const page = await context.newPage();
      const added: Disposable[] = [];
      const addInitScript = page.addInitScript.bind(page);
      page.addInitScript = async (script, arg, options) => {
        const one = await addInitScript(script, arg, options);
        added.push(one);
        return one;
      };
      await use({ page, added });
      await context.close();
    },
    { scope: "worker" },
  ],
});

const VIEWPORT = { width: 1280, height: 720 };

/**
 * A test in the one window that a worker's tests share: a new one costs as much CPU time as three pages
 * opened in it. What a test keeps in the browser, opens, routes, hears or adds to the page as a script ends
 * with it. Those that fake the clock, go offline, touch, or let service workers work take `test`, and so do
 * those that route or count scripts: the window may have them in memory, which no route sees.
 */
export const sharedTest = test.extend({
  context: async ({ shared, hasTouch, serviceWorkers, timezoneId }, use) => {
    if (hasTouch || serviceWorkers !== "block" || timezoneId !== undefined)
      throw new Error("The shared window is a usual one.");
    const context = shared.page.context();
    await use(context);
    await context.clearCookies();
  },
  page: async ({ context, shared: { page, added }, viewport, javaScriptEnabled }, use) => {
    await page.emulateMedia({ media: null, reducedMotion: null });
    await page.setViewportSize(viewport ?? VIEWPORT);
    const scripting = javaScriptEnabled ? undefined : await context.newCDPSession(page);
    await scripting?.send("Emulation.setScriptExecutionDisabled", { value: true });
    await use(page);
    await scripting?.send("Emulation.setScriptExecutionDisabled", { value: false });
    await scripting?.detach();
    for (const other of context.pages()) if (other !== page) await other.close();
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    for (const script of added.splice(0)) await script.dispose();
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
  },
});

/** Waits until the page's own scripts have nothing left to do, to see what they have not done. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

export { expect };
