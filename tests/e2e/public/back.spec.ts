import type { Page } from "@playwright/test";
import configuration from "#playwright.config.ts";
import { signIn } from "../member.ts";
import { PAGES } from "../pages.ts";
import { expect, idle, test } from "../site.ts";

// Playwright disables the back-forward cache, which browsers normally use.
test.use({
  launchOptions: {
    ...configuration.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** The browser's reasons for a reload, or "restored" if the page came from the cache. */
function whyNotRestored(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    if (Reflect.get(window, "isMarked") === true) return "restored";
    const [entry] = performance.getEntriesByType("navigation");
    return Reflect.get(entry ?? {}, "notRestoredReasons")?.reasons ?? "loaded anew";
  });
}

/** Navigates to another page and back. */
async function leaveAndReturn(page: Page, to: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  await page.goto(to);
  await page.goBack({ waitUntil: "commit" });
}

/** How a page is cached, and its scripts, which alone decide whether the back-forward cache takes it. */
async function kindOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  const scripts = new Set((await answer.text()).match(/<script[^>]*>/g));
  return [answer.headers()["cache-control"], ...scripts].join(" ");
}

test("Back restores every kind of page from the back-forward cache", async ({ page }) => {
  test.slow();
  const reasons: Record<string, unknown> = {};
  const kinds = new Set<string>();
  for (const { path } of PAGES) {
    const kind = await kindOf(page, path);
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const answer = await page.goto(path);
    // Browsers do not cache error pages.
    if (answer?.ok() !== true) continue;
    // Any other document would do, and this one is the smallest.
    await leaveAndReturn(page, "/robots.txt");
    const reason = await whyNotRestored(page);
    if (reason !== "restored") reasons[path] = reason;
  }
  expect(reasons).toEqual({});
});

test("Back restores a member's pages with a star", async ({ page }) => {
  await signIn(page);
  for (const path of ["/nba/teams/4", "/nba/players/player/LeBron%20James", "/"]) {
    await page.goto(path);
    await idle(page);
    await leaveAndReturn(page, "/nba/glossary");
    expect(await whyNotRestored(page), path).toBe("restored");
  }
});
