import type { Locator } from "@playwright/test";
import { expect, sharedTest as test } from "../site.ts";

test.describe("statistics on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("switch figures, filter, sort, and keep the first column in view", async ({ page }) => {
    await page.goto("/nba/stats/players");
    await expect(page.getByRole("link", { name: "Averages" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.getByRole("link", { name: "Totals", exact: true }).click();
    await expect(page).toHaveURL("/nba/stats/players?per=total&season=2025-26");
    await page.getByRole("link", { name: "Averages" }).click();

    await page.getByText("Conditions", { exact: true }).click();
    await page.getByLabel("AST", { exact: true }).fill("8..");
    await page.getByLabel("Position").selectOption("Centers");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL("/nba/stats/players?pos=C&avg.ast=8..&season=2025-26");
    await expect(page.getByRole("rowheader").first()).toContainText("Nikola Jokić");
    await expect(page.getByText("Conditions: 2 set")).toBeVisible();
    await page.getByRole("link", { name: "Clear" }).click();

    const rebounds = page.getByRole("columnheader", { name: "REB" });
    await rebounds.getByRole("link").click();
    await expect(rebounds).toHaveAttribute("aria-sort", "descending");
    const name = page.getByRole("rowheader").first();
    const before = await name.boundingBox();
    await page.getByRole("region", { name: "Player statistics" }).evaluate((region) => {
      region.scrollLeft = 300;
    });
    expect((await name.boundingBox())?.x).toBe(before?.x);
  });

  test("name the sorted column in full, with a link to the glossary", async ({ page }) => {
    await page.goto("/nba/stats/players?sort=-reb");
    const order = page.getByRole("link", { name: "Sorted by rebounds, descending." });
    await expect(order).toHaveAttribute("href", "/nba/glossary#reb");
  });

  test("turn the qualification rule off and on", async ({ page }) => {
    await page.goto("/nba/stats/players?columns=shooting&sort=-fg3pct");
    await expect(page.getByText("at least 82 three-pointers made").first()).toBeVisible();
    await page.getByRole("link", { name: "Show all players" }).click();
    await expect(page.getByText("All players, no minimum.")).toBeVisible();
    await page.getByRole("link", { name: "Qualified only" }).click();
    await expect(page.getByText("1 to 25 of 161", { exact: true })).toBeVisible();
  });

  test("link their columns to the glossary", async ({ page }) => {
    await page.goto("/nba/stats/players?columns=advanced");
    await page.getByText("What the columns mean").click();
    await page.getByRole("link", { name: "GmSc", exact: true }).last().click();
    await expect(page).toHaveURL("/nba/glossary#gmsc");
    await expect(page.locator("#gmsc")).toBeInViewport();
    await page.goto("/nba/games/0022500437");
    await page.getByRole("link", { name: "OREB" }).first().click();
    await expect(page).toHaveURL("/nba/glossary#oreb");
  });

  test("link from the top five to the top fifty and to all players", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Blocks per game" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blocks per game, 2025-26");
    await expect(page.getByRole("rowheader")).toHaveCount(50);
    await page.getByRole("link", { name: "All players in the statistics table" }).click();
    await expect(page).toHaveURL("/nba/stats/players?sort=-blk&season=2025-26");
  });
});

/** The properties of what is printed before or after a link's text. */
const printedAt = (link: Locator, side: "::before" | "::after") =>
  link.evaluate((element, pseudo) => {
    const { content, position, order } = getComputedStyle(element, pseudo);
    return { content, position, order };
  }, side);

test("headers show what a column means on hover and on focus", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/nba/stats/players");
    const points = page.locator("thead").getByRole("link", { name: "PTS" });
    expect((await printedAt(points, "::before")).content).toBe("none");
    const tip = { content: '"Points" / ""', position: "fixed" };
    await points.hover();
    expect(await printedAt(points, "::before")).toMatchObject(tip);
    await page.mouse.move(0, 0);
    expect((await printedAt(points, "::before")).content).toBe("none");
    await page.locator("thead").getByRole("link", { name: "GP" }).focus();
    await page.keyboard.press("Tab");
    expect(await printedAt(points, "::before")).toMatchObject(tip);
  }
});

test("headers have one arrow, before the name of the sorted column", async ({ page }) => {
  for (const [name, path, arrow] of [
    ["PTS", "/nba/stats/players", "↓"],
    ["Month", "/nba/finder?rows=team-games&by=month&team=BOS", "↑"],
  ] as const) {
    await page.goto(path);
    const sorted = page.locator("thead").getByRole("link", { name });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect((await printedAt(sorted, "::before")).content).toBe("none");
      expect(await printedAt(sorted, "::after")).toEqual({
        content: `"${arrow}" / ""`,
        position: "static",
        order: "-1",
      });
    }
  }
});
