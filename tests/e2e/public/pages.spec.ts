import { violationsOf } from "../axe.ts";
import { PAGES } from "../pages.ts";
import { expect, test } from "../site.ts";
import { useTheme } from "../theme.ts";

const WIDTHS = [320, 360, 768, 1280, 1920];
for (const { path, heading } of PAGES) {
  test.describe(path, () => {
    test("has no axe violations in either theme", async ({ page, context }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("html")).toHaveClass(/^js$/);
      expect(await violationsOf(page)).toEqual([]);
      await useTheme(context, "dark");
      await page.reload();
      await expect(page.locator("html")).toHaveClass(/\bdark\b/);
      expect(await violationsOf(page)).toEqual([]);
    });

    test("requests only this site, loads no script, logs no error, never scrolls sideways", async ({
      page,
      baseURL,
    }) => {
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
      const wider: number[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
          wider.push(width);
        }
      }
      expect(wider).toEqual([]);
    });

    test("shows its heading and the menu without JavaScript", async ({ browser, baseURL }) => {
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
