import type { Page } from "@playwright/test";
import { violationsOf } from "../axe.ts";
import { expect, sharedTest, test } from "../site.ts";
import { parts } from "./parts.ts";

test.describe("finds", () => {
  sharedTest("names by their parts, without accents, and with a slip", async ({ page }) => {
    await page.goto("/");
    const { field, options } = parts(page);
    for (const [text, name, detail] of [
      ["doncic", "Luka Dončić", /, LAL$/],
      ["JOKIĆ", "Nikola Jokić", /^C, DEN$/],
      ["wembayama", "Victor Wembanyama", /, SAS$/],
      ["OKC", "Oklahoma City Thunder", /^OKC$/],
      ["Golden", "Golden State Warriors", /^GSW$/],
      [" la clippers ", "LA Clippers", /^LAC$/],
    ] as const) {
      await field.fill(text);
      await expect(options.first().locator("b")).toHaveText(name);
      await expect(options.first().locator("small")).toHaveText(detail);
      await expect(options.first().locator("img")).toBeVisible();
    }
  });

  sharedTest("teams and players in separate groups, with their numbers", async ({ page }) => {
    await page.goto("/");
    const { field, list, status } = parts(page);
    await field.fill("dal");
    await expect(list.getByRole("group", { name: "Teams" }).getByRole("option")).toHaveText([
      /Dallas Mavericks/,
    ]);
    const players = list.getByRole("group", { name: "Players" }).getByRole("option");
    const count = await players.count();
    expect(count).toBeGreaterThan(0);
    await expect(status).toHaveText(`1 team and ${count} player${count === 1 ? "" : "s"}`);
  });

  sharedTest("more than it shows, with a link to all results", async ({ page }) => {
    await page.goto("/");
    const { field, options, status } = parts(page);
    await field.fill("an");
    await expect(options.last()).toHaveText(/^All results 20 of \d+ shown$/);
    await expect(status).toHaveText(/^First of \d+ results: /);
    await field.press("ArrowUp");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=an$/);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      /^\d+ teams, \d+ players, \d+ pages and \d+ articles? for "an"\.$/,
    );
  });

  sharedTest("articles by their titles, below the names", async ({ page }) => {
    await page.goto("/");
    const { field, list, status } = parts(page);
    await field.fill("knicks");
    const articles = list.getByRole("group", { name: "Articles" }).getByRole("option");
    await expect(articles.first()).toContainText("News for members");
    await expect(status).toHaveText(/^1 team and \d+ articles?$/);
    await articles.first().click();
    await expect(page).toHaveURL(/\/user\/login/);
  });

  sharedTest(
    "pages by what people call them, and former players among the players",
    async ({ page }) => {
      await page.goto("/");
      const { field, list, options } = parts(page);
      await field.fill("bracket");
      await expect(list.getByRole("group", { name: "Pages" })).toContainText("Playoffs");
      await field.fill("kobe");
      await expect(options.first()).toHaveText(/Kobe Bryant Former player/);
    },
  );

  sharedTest("nothing, with a message and ways on", async ({ page }) => {
    await page.goto("/");
    const { field, list, options, status } = parts(page);
    await field.fill("zzz");
    await expect(status).toHaveText('No results for "zzz"');
    await expect(list.getByRole("group", { name: 'No results for "zzz"' })).toBeVisible();
    await field.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await field.press("Enter");
    await expect(page).toHaveURL("/search?q=zzz");
  });

  sharedTest("nothing below two characters, and clears earlier hits", async ({ page }) => {
    await page.goto("/");
    const { field, list, status } = parts(page);
    await field.fill("ok");
    await expect(list).toBeVisible();
    await field.fill(" o ");
    await expect(list).toHaveCount(0);
    await expect(status).toHaveText("");
  });
});

test.describe("with the mouse", () => {
  sharedTest("a hit opens in this tab or in a new one", async ({ page, context }) => {
    await page.goto("/");
    const { field, list, options } = parts(page);
    await field.fill("spurs");
    const opened = context.waitForEvent("page");
    await options.first().click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/nba\/teams\/27$/);
    await expect(list).toBeVisible();
    await expect(field).toBeFocused();
    await options.first().click();
    await expect(page).toHaveURL(/\/nba\/teams\/27$/);
  });

  sharedTest(
    "a click elsewhere closes the list, and a click in the field reopens it",
    async ({ page }) => {
      await page.goto("/");
      const { field, list } = parts(page);
      await field.fill("spurs");
      await expect(list).toBeVisible();
      // An empty place between the field and the theme switch.
      await page.mouse.click(1_000, 30);
      await expect(list).toBeHidden();
      await field.click();
      await expect(list).toBeVisible();
    },
  );
});

for (const width of [320, 360, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 }, hasTouch: true });

    test("the icon opens the field, and the hits fit below it", async ({ page }) => {
      await page.goto("/");
      const { field, list, options } = parts(page);
      const fieldWidth = async () => (await field.boundingBox())?.width ?? 0;
      expect(await fieldWidth()).toBeLessThan(10);
      await page.locator("label[for=search]").tap();
      await expect(field).toBeFocused();
      await expect.poll(fieldWidth).toBeGreaterThan(200);
      await field.fill("ma");
      await expect(options.first()).toBeVisible();
      const box = await list.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await options.first().tap();
      await expect(page).toHaveURL(/\/nba\/(teams|players)\//);
    });

    for (const island of ["awake", "asleep"]) {
      test(`a tap on any way out closes the field, ${island}`, async ({ page }) => {
        if (island === "asleep") await page.route("**/_astro/**", () => {});
        await page.goto("/");
        const { field, list, options } = parts(page);
        const icon = page.locator("label[for=search]");
        await icon.tap();
        for (const close of [
          () => page.getByRole("button", { name: "Close search" }).tap(),
          () => tapMiddle(page, "label[for=search]"),
          () => tapMiddle(page, ".unlock .button"),
        ]) {
          if (island === "awake") {
            await field.fill("heat");
            await expect(options.first()).toBeVisible();
          }
          await close();
          await expect(field).not.toBeFocused();
          await expect.poll(async () => (await field.boundingBox())?.width ?? 0).toBeLessThan(10);
          await expect(list).toBeHidden();
          await icon.tap();
          await expect(field).toBeFocused();
          await expect(page).toHaveURL("/");
        }
      });
    }
  });
}

/** Taps the middle of an element, whatever covers it. */
async function tapMiddle(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`There is no ${selector}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

sharedTest("the page of results names ways on where it finds nothing", async ({ page }) => {
  await page.goto("/search?q=zzz");
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toHaveText('No results for "zzz".');
  await expect(main.getByRole("link", { name: "All teams" })).toBeVisible();
  await main.getByRole("link", { name: "Ask it as a question" }).click();
  await expect(page).toHaveURL("/nba/ask?q=zzz");
});

test("without JavaScript the form opens the page of results", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/");
  await parts(page).field.fill("warirors");
  await parts(page).field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=warirors$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Golden State Warriors GSW" })).toBeVisible();
  await context.close();
});

sharedTest("neither hits nor their absence have axe violations", async ({ page }) => {
  await page.goto("/");
  const { field, status } = parts(page);
  for (const text of ["ma", "zzz"]) {
    await field.fill(text);
    await expect(status).toHaveText(text === "zzz" ? /^No results/ : /\d/);
    await field.press("ArrowDown");
    expect(await violationsOf(page, { part: "form.search" }), text).toEqual([]);
  }
});
