import type { Page } from "@playwright/test";
import configuration from "../../../playwright.config.ts";
import { signIn } from "../member.ts";
import { PAGES } from "../pages.ts";
import { expect, test } from "../site.ts";

// Playwright switches the browser's back-forward cache off; people have it.
test.use({
  launchOptions: {
    ...configuration.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Why the page was loaded anew, as the browser says it; nothing when it was restored. */
function whyNotRestored(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    if (Reflect.get(window, "isMarked") === true) return "restored";
    const [entry] = performance.getEntriesByType("navigation");
    return Reflect.get(entry ?? {}, "notRestoredReasons")?.reasons ?? "loaded anew";
  });
}

/** Leaves the page by a link's way and comes back. */
async function leaveAndReturn(page: Page, to: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  await page.goto(to);
  await page.goBack({ waitUntil: "commit" });
}

test("back and forward show every page as it was left", async ({ page }) => {
  test.slow();
  const reasons: Record<string, unknown> = {};
  for (const { path } of PAGES) {
    const answer = await page.goto(path);
    // No browser keeps the page of a failure.
    if (answer?.ok() !== true) continue;
    await leaveAndReturn(page, "/nba/glossary#pts");
    const reason = await whyNotRestored(page);
    if (reason !== "restored") reasons[path] = reason;
  }
  expect(reasons).toEqual({});
});

test("a member's back shows a page with a star as it was left", async ({ page }) => {
  await signIn(page);
  for (const path of ["/nba/teams/4", "/nba/players/player/LeBron%20James", "/"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await leaveAndReturn(page, "/nba/glossary");
    expect(await whyNotRestored(page), path).toBe("restored");
  }
});
