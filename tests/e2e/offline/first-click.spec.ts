import type { Page } from "@playwright/test";
import { expect, idle, test } from "../site.ts";
import { install } from "./line.ts";

test.use({ serviceWorkers: "allow" });

/** The pages that import the module of the islands, which registers the service worker. */
function importers(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (!/\/islands-[^/]+\.js$/.test(request.url())) return;
    const { pathname, search } = new URL(request.headers().referer ?? "about:blank");
    paths.push(pathname + search);
  });
  return paths;
}

test("a link as the first click is followed before the service worker is registered", async ({
  page,
}) => {
  const paths = importers(page);
  await page.goto("/nba/teams");
  await idle(page);
  await page.getByRole("link", { name: "Standings" }).first().click();
  await expect(page).toHaveURL("/nba/standings");
  await expect.poll(() => paths).toEqual(["/nba/standings"]);
  await page.evaluate(() => navigator.serviceWorker.ready);
});

test("a form sent as the first use is followed before it, too", async ({ page }) => {
  const paths = importers(page);
  await page.goto("/nba/ask");
  await idle(page);
  await page.locator("#question").fill("x");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/nba/ask?q=x");
  await expect.poll(() => paths).toEqual(["/nba/ask?q=x"]);
});

test("no click imports the module once the service worker controls the page", async ({ page }) => {
  await page.goto("/nba/teams");
  await install(page);
  await page.goto("/nba/standings");
  const paths = importers(page);
  await page.locator("h1").click();
  await page.getByRole("link", { name: "Teams" }).first().click();
  await expect(page).toHaveURL("/nba/teams");
  await idle(page);
  expect(paths).toEqual([]);
});
