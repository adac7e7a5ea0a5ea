import { brotliCompressSync, constants } from "node:zlib";
import { violationsOf } from "../axe.ts";
import { signIn } from "../member.ts";
import { expect, sharedTest, test } from "../site.ts";
import { smallTargets } from "../targets.ts";
import { widerThan } from "../widths.ts";
import { MEMBER_PAGES } from "./members-data.ts";

/** The initial TCP congestion window (design.md section 8). */
const FIRST_PACKETS = 14_600;

sharedTest(
  "no page has axe violations, scrolls sideways from 320 px up or is hard to touch",
  async ({ page }) => {
    await signIn(page);
    for (const { path, heading } of MEMBER_PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect.soft(await violationsOf(page), path).toEqual([]);
      expect.soft(await widerThan(page, [320, 768, 1280, 360]), path).toEqual([]);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  },
);

test("pages and stories open without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await signIn(page);
  for (const { path, heading } of MEMBER_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await page.goto("/nba/news");
  await page.locator(".stories summary").nth(1).click();
  await expect(page.locator(".stories [open]")).toHaveCount(1);
  await page.locator(".stories [open]").getByRole("link").click();
  await expect(page.getByRole("link", { name: "Back to News" })).toBeVisible();
  await context.close();
});

sharedTest("pages are private, noindex and within the size budget", async ({ page }) => {
  await signIn(page);
  for (const { path } of MEMBER_PAGES) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["cache-control"], path).toBe("private, no-store");
    const html = await answer.text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    const weight = brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }).length;
    expect(weight, path).toBeLessThanOrEqual(FIRST_PACKETS);
  }
});

sharedTest("missing pages answer 404 with no-store", async ({ page }) => {
  await signIn(page);
  for (const path of (
    "/nba/news/no-such-article /nba/news/9999 /nba/news/-1 /nba/analysis/no-such-article " +
    "/nba/analysis/9999 /nba/news/charts/no-such-chart.svg /nba/transactions/2020-01 " +
    "/nba/transactions/april /nba/transactions/2026-04/12 /nba/transactions?team=31 " +
    "/nba/transactions?team=lakers /nba/transactions?kind=stolen"
  ).split(" ")) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()["cache-control"], path).toBe("private, no-store");
  }
});
