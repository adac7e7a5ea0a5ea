import type { Page } from "@playwright/test";
import { expect, sharedTest as test } from "../site.ts";

/** Replaces what a machine translation would touch: every text outside what the page keeps from it. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isKept = text.parentElement?.closest("[translate=no]");
      if (!isKept && text.data.trim() !== "") text.data = "translated";
    }
  });

for (const [path, names] of [
  ["/", ["Thunder", "Luka Dončić", "LAL"]],
  ["/nba/games/2025-12-25", ["Knicks", "Cavaliers"]],
  ["/nba/games/2026-12-25", ["Knicks", "Spurs"]],
  ["/nba/games/0022500437", ["Chicago Bulls", "Milwaukee Bucks", "Bobby Portis"]],
  ["/nba/players/player/LeBron%20James", ["LeBron James"]],
  ["/nba/playoffs", ["Knicks", "Spurs"]],
  ["/nba/standings", ["Heat", "Magic", "Jazz"]],
  ["/nba/teams/16", ["Miami Heat"]],
  ["/nba/stats/players", ["Luka Dončić"]],
] as const) {
  test(`a machine translation of ${path} leaves names as they are`, async ({ page }) => {
    await page.goto(path);
    await translate(page);
    const main = page.getByRole("main");
    await expect(main).toContainText("translated");
    for (const name of names) await expect(main).toContainText(name);
  });
}
