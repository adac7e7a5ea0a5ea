import type { Page } from "@playwright/test";
import configuration from "#playwright.config.ts";
import { expect, test } from "../site.ts";
import { becomeMember } from "./people.ts";

// Playwright disables the back-forward cache, which browsers normally use.
test.use({
  launchOptions: {
    ...configuration.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Goes back without waiting for a load, since a restored page is not loaded again. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
}

/** Marks the document, to distinguish it from a reloaded one. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** Whether the page was restored from the back-forward cache. */
async function isRestored(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, "isMarked") === true);
}

test("Back after signing out shows no loader", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/nba/teams");
  await mark(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await goBack(page);
  await expect(page).toHaveURL(/\/nba\/teams$/);
  expect(await isRestored(page)).toBe(true);
  await expect(page.locator(".loader")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Register" })).toBeVisible();
});

test("Back to a star with an interrupted request shows no spinner", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/nba/teams/4");
  await page.route("**/api/favorites/teams/4", () => {});
  await page.getByRole("button", { name: "Favorite: Charlotte Hornets" }).click();
  await expect(page.locator(".star .spinner")).toBeVisible();
  await page.goto("/nba/teams");
  await goBack(page);
  await expect(page).toHaveURL(/\/nba\/teams\/4$/);
  await expect(page.locator(".star")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".spinner")).toHaveCount(0);
});

test("Back to a search with an interrupted index shows no spinner and finds players", async ({
  page,
}) => {
  await page.route("**/search-index.txt", () => {}, { times: 1 });
  await page.goto("/nba/teams");
  const field = page.getByPlaceholder("Search Teams and Players...");
  await field.fill("jokic");
  await expect(page.locator("form.search .spinner")).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=jokic$/);
  await goBack(page);
  await expect(page).toHaveURL(/\/nba\/teams$/);
  await expect(page.locator("form.search .spinner")).toHaveCount(0);
  await field.fill("doncic");
  await expect(page.getByRole("option").first()).toHaveText(/Luka Dončić/);
});
