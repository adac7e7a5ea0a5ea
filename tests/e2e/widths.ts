import type { Page } from "@playwright/test";

/** By how much the open page is wider than its window, in pixels. */
export function beyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** The widths of the window at which the open page is wider. */
export async function widerThan(page: Page, widths: readonly number[]): Promise<number[]> {
  const wider: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await beyond(page)) > 0) wider.push(width);
  }
  return wider;
}
