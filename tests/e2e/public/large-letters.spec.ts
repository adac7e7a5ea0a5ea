import type { Page } from "@playwright/test";
import { PAGES } from "../pages.ts";
import { expect, test } from "../site.ts";

/** The widths of a phone, a tablet and a desktop. */
const WIDTHS = [320, 640, 1280];

async function readLargely(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

for (const { path } of PAGES) {
  test(`${path} does not scroll sideways with text of twice the size`, async ({ page }) => {
    await readLargely(page);
    const wider: number[] = [];
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) wider.push(width);
    }
    expect(wider).toEqual([]);
  });
}
