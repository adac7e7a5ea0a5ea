import type { Page } from "@playwright/test";

/** The widths of the window at which the open page is wider. */
export async function widerThan(page: Page, widths: readonly number[]): Promise<number[]> {
  const wider: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
      wider.push(width);
    }
  }
  return wider;
}
