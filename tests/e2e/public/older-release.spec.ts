import type { Page } from "@playwright/test";
import { parts } from "../search/parts.ts";
import { expect, test } from "../site.ts";
import { expectRows } from "./table.ts";

// A page that was opened before a release and is used after it: the module that it names is gone.
// What works without JavaScript still works, and the rest shows a message.

test.beforeEach(async ({ page }) => {
  await page.route(/\/islands-\w+\.js$/, async (route) => {
    const gone = route
      .request()
      .url()
      .replace(/islands-\w+/, "islands-00000000");
    await route.fulfill({ response: await route.fetch({ url: gone }) });
  });
});

// The last page of a test may still ask for a module when the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "wait" }));

async function untilFailed(page: Page, sentence: RegExp): Promise<void> {
  await expect(page.locator("#notice")).toHaveText(sentence);
  await expect(page.locator("[data-waking]")).toHaveCount(0);
}

const NOT_LOADED = /^This part could not be loaded\. Reload the page\.$/;

test("the search of an outdated page opens the page of results", async ({ page }) => {
  await page.goto("/");
  await parts(page).field.fill("jokic");
  await untilFailed(page, /^Search is unavailable\. Press Enter/);
  await parts(page).field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=jokic$/);
  await expect(page.getByRole("main").getByRole("link", { name: /^Nikola Jokić C/ })).toBeVisible();
});

test("the table of an outdated page works as links and a form", async ({ page }) => {
  await page.goto("/nba/players/page/1");
  const filters = page.getByRole("search", { name: "Filter players" });
  await filters.getByRole("searchbox", { name: "Name" }).focus();
  await untilFailed(page, NOT_LOADED);
  await page.getByRole("link", { name: "Age", exact: true }).click();
  await expect(page).toHaveURL("/nba/players/page/1?sort=age");
  await expectRows(page, "1");
  await filters.getByRole("combobox", { name: "Team" }).selectOption("Los Angeles Lakers");
  await filters.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/[?&]team=14\b/);
});

test("an outdated login form shows a message, sends nothing, and works after a reload", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.goto("/user/login");
  await page.locator("#email").fill("a@example.com");
  await untilFailed(page, NOT_LOADED);
  await page.locator("#password").fill("secret");
  await page.getByRole("button", { name: "Login" }).click();
  await untilFailed(page, NOT_LOADED);
  await expect(page).toHaveURL("/user/login");
  expect(sent).toEqual([]);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await page.locator("#email").hover();
  await expect(page.locator("[data-island=LoginForm]")).toHaveCount(0);
});
