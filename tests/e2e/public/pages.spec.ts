import AxeBuilder from "@axe-core/playwright";
import { PAGES, THEMES } from "../pages.ts";
import { expect, test } from "../site.ts";
import { useTheme } from "../theme.ts";

for (const { path, heading } of PAGES) {
  test.describe(path, () => {
    for (const theme of THEMES) {
      test(`has nothing that axe objects to, ${theme}`, async ({ page, context }) => {
        await useTheme(context, theme);
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page.locator("html")).toHaveClass(theme === "dark" ? /\bdark\b/ : /^js$/);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }

    for (const width of [320, 360, 768, 1280]) {
      test(`never scrolls sideways at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond).toBeLessThanOrEqual(0);
      });
    }

    test("asks only this site, loads no script and logs no error", async ({ page, baseURL }) => {
      const strangers: string[] = [];
      const scripts: string[] = [];
      const errors: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        const expected = message.text().includes("status of 404");
        if (message.type() === "error" && !expected) errors.push(message.text());
      });
      await page.goto(path, { waitUntil: "networkidle" });
      expect({ strangers, scripts, errors }).toEqual({ strangers: [], scripts: [], errors: [] });
    });

    test("is complete without JavaScript", async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL ?? "",
      });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await expect(page.getByRole("switch", { name: "Dark mode" })).toBeHidden();
      await context.close();
    });
  });
}
