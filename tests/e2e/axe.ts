import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The color rules; the dark theme changes nothing but colors. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/** The violations that axe finds in a page or in one part of it, each as "rule: HTML". */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (part !== undefined) axe.include(part);
  const isDark = (await page.locator("html.dark").count()) > 0;
  const { violations } = await (isDark
    ? axe.withRules(OF_COLORS)
    : axe.withTags(STANDARDS)
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
