import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { showTheme } from "./theme.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The color rules; the dark theme changes nothing but colors. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/**
 * Axe for a page without frames: it computes its report in the page itself instead of a second one,
 * and describes violations alone.
 */
function axeOf(page: Page, part?: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  return part === undefined ? axe : axe.include(part);
}

async function listOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * The violations that axe finds in an open page or in one part of it, in the light theme and then in
 * the dark one, each as "rule: HTML". Leaves the page in the light theme.
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  await showTheme(page, "light");
  const light = await listOf(axeOf(page, part).withTags(STANDARDS));
  await showTheme(page, "dark");
  const dark = await listOf(axeOf(page, part).withRules(OF_COLORS));
  await showTheme(page, "light");
  return [...light, ...dark.map((violation) => `dark, ${violation}`)];
}

/** The violations of one of axe's rules, each as "rule: HTML". */
export async function violationsOfRule(page: Page, rule: string): Promise<string[]> {
  return listOf(axeOf(page).withRules([rule]));
}
