import { expect, sharedTest, test } from "../site.ts";
import { forbidStorage } from "../storage.ts";

test.describe("the theme switch", () => {
  sharedTest(
    "turns the page dark, persists, and applies to the other tab",
    async ({ page, context }) => {
      await page.goto("/");
      const other = await context.newPage();
      await other.goto("/nba/teams");
      const paper = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(await paper()).toBe("rgb(250, 247, 242)");

      const control = page.getByRole("switch", { name: "Dark mode" });
      await expect(control).not.toBeChecked();
      await control.click();
      await expect(control).toBeChecked();
      expect(await paper()).toBe("rgb(20, 17, 15)");
      expect(await page.evaluate(() => localStorage.getItem("dark-mode"))).toBe("true");
      await expect(other.locator("html")).toHaveClass(/dark/);

      await page.reload();
      await expect(control).toBeChecked();
      await control.click();
      expect(await page.evaluate(() => localStorage.getItem("dark-mode"))).toBe("false");
    },
  );

  test("works without storage while the page is open", async ({ page }) => {
    await forbidStorage(page);
    await page.clock.install();
    await page.goto("/");
    const control = page.getByRole("switch", { name: "Dark mode" });
    await control.click();
    await page.clock.fastForward(5_000);
    await expect(control).toBeChecked();
    await expect(page.locator("html")).toHaveClass(/dark/);
  });

  test("is off by default, even if the system prefers dark", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme: "dark", baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator("html")).not.toHaveClass(/dark/);
    await context.close();
  });

  sharedTest("is applied before the first paint", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("dark-mode", "true"));
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { paperAtFirstBody: seen });
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        seen.push(getComputedStyle(document.documentElement).backgroundColor);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/");
    const seen = await page.evaluate(() => Reflect.get(window, "paperAtFirstBody"));
    expect(seen).toEqual(["rgb(20, 17, 15)"]);
  });
});

test.describe("the menu", () => {
  const menu = "navigation";

  sharedTest("marks the current section", async ({ page }) => {
    const marked = page.getByRole(menu, { name: "Main" }).locator("[aria-current]");
    for (const [path, name] of [
      ["/", "Dashboard"],
      ["/nba/standings/east", "Standings"],
      ["/nba/teams/3/roster", "Teams"],
      ["/nba/players/page/4", "Players"],
      ["/nba/stats/teams", "Stats"],
      ["/nba/ratings/odds", "Playoffs & odds"],
    ] as const) {
      await page.goto(path);
      await expect(marked).toHaveText([name]);
    }
  });

  sharedTest(
    "is a drawer on a phone that keeps the focus inside and closes on Escape",
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 700 });
      await page.goto("/nba/teams");
      const nav = page.getByRole(menu, { name: "Main" });
      const opener = page.getByRole("link", { name: "Open menu" });
      await expect(nav).toBeHidden();

      await opener.press("Enter");
      await expect(nav).toBeVisible();
      await expect(page.getByRole("link", { name: "Close menu" })).toBeFocused();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press("Tab");
        const outside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused !== document.body && !focused?.closest("#menu");
        });
        expect(outside).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(nav).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  sharedTest("closes by its button, by a click outside, and on navigation", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto("/nba/teams");
    const nav = page.getByRole(menu, { name: "Main" });
    const opener = page.getByRole("link", { name: "Open menu" });

    await opener.click();
    await page.getByRole("link", { name: "Close menu" }).click();
    await expect(nav).toBeHidden();
    await opener.click();
    await page.mouse.click(340, 400);
    await expect(nav).toBeHidden();
    await opener.click();
    await nav.getByRole("link", { name: "Standings" }).click();
    await expect(page).toHaveURL(/\/nba\/standings$/);
    await expect(nav).toBeHidden();
  });

  test("opens and closes without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 700 },
      baseURL: baseURL ?? "",
    });
    const page = await context.newPage();
    await page.goto("/nba/teams");
    await page.getByRole("link", { name: "Open menu" }).click();
    await expect(page.getByRole(menu, { name: "Main" })).toBeVisible();
    await page.getByRole("link", { name: "Close menu" }).click();
    await expect(page.getByRole(menu, { name: "Main" })).toBeHidden();
    await context.close();
  });

  sharedTest("is always visible on a wide screen", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole(menu, { name: "Main" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open menu" })).toBeHidden();
  });
});

sharedTest("the skip link is the first focus target and leads to the content", async ({ page }) => {
  await page.goto("/nba/players/page/1");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

sharedTest("the search icon opens the field on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto("/");
  const field = page.getByPlaceholder("Search Teams and Players...");
  await page.locator("label[for=search]").click();
  await expect(field).toBeFocused();
  expect((await field.boundingBox())?.width).toBeGreaterThan(200);
  await field.fill("doncic");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=doncic/);
  await expect(
    page.getByRole("main").getByRole("link", { name: /^Luka Dončić F-G/ }),
  ).toBeVisible();
});
