import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { showTheme } from "./theme.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half of what the package exports, which every page would read. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The color rules; the dark theme changes nothing but colors. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];

/** Runs rules, or those of tags, in a page that has axe; each violation is "rule: HTML". */
async function violationsBy(
  page: Page,
  runOnly: axe.RunOnly,
  part?: string,
  rules: axe.RuleObject = {},
): Promise<string[]> {
  const options: axe.RunOptions = { runOnly, rules, resultTypes: ["violations"] };
  const { violations } = await page.evaluate(
    ([where, how]) => window.axe.run(where ?? document, how),
    [part, options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * The violations that axe finds in an open page or in one part of it, in the light theme and then in
 * the dark one. Leaves the page in the light theme. Where the test itself tries what is touched, which it
 * does more strictly (`targets.ts`), axe does not.
 */
export async function violationsOf(
  page: Page,
  { part, isTouched = false }: { part?: string; isTouched?: boolean } = {},
): Promise<string[]> {
  await page.evaluate(SOURCE);
  await showTheme(page, "light");
  const light = await violationsBy(page, { type: "tag", values: STANDARDS }, part, {
    "target-size": { enabled: !isTouched },
  });
  await showTheme(page, "dark");
  const dark = await violationsBy(page, { type: "rule", values: OF_COLORS }, part);
  await showTheme(page, "light");
  return [...light, ...dark.map((violation) => `dark, ${violation}`)];
}

/** The violations of one of axe's rules. */
export async function violationsOfRule(page: Page, rule: string): Promise<string[]> {
  await page.evaluate(SOURCE);
  return violationsBy(page, { type: "rule", values: [rule] });
}
