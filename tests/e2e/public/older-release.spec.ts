import type { Page } from "@playwright/test";
import { signIn } from "../member.ts";
import { parts } from "../search/parts.ts";
import { expect, test } from "../site.ts";
import { expectRows } from "./table.ts";

// What happens to a page that was opened before a release and is touched after it: the module that
// it names is gone. What works without JavaScript works on, and the rest says that it does not.

test.beforeEach(async ({ page }) => {
  await page.route(/\/islands-\w+\.js$/, async (route) => {
    const gone = route
      .request()
      .url()
      .replace(/islands-\w+/, "islands-00000000");
    await route.fulfill({ response: await route.fetch({ url: gone }) });
  });
});

async function untilFailed(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island=${island}]`)).toHaveAttribute("data-failed", "");
}

test("its search leads to the page of results", async ({ page }) => {
  await page.goto("/");
  await parts(page).field.fill("jokic");
  await untilFailed(page, "SearchBox");
  await parts(page).field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=jokic$/);
  await expect(page.getByRole("main").getByRole("link", { name: /Jokić/ })).toBeVisible();
});

test("its table is links and a form", async ({ page }) => {
  await page.goto("/nba/players/page/1");
  const filters = page.getByRole("search", { name: "Filter players" });
  await filters.hover();
  await untilFailed(page, "PlayersTable");
  await page.getByRole("link", { name: "Age", exact: true }).click();
  await expect(page).toHaveURL("/nba/players/page/1?sort=age");
  await expectRows(page, "1");
  await filters.getByRole("combobox", { name: "Team" }).selectOption("Los Angeles Lakers");
  await filters.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/[?&]team=14\b/);
});

test("its login form says so, sends nothing, and works once the page is loaded anew", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.goto("/user/login");
  await page.locator("#email").fill("a@example.com");
  await untilFailed(page, "LoginForm");
  await page.locator("#password").fill("secret");
  await page.getByRole("button", { name: "Login" }).click();
  const island = page.locator("[data-island=LoginForm]");
  const said = () => island.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await said()).toContain("load the page anew");
  await expect(page).toHaveURL("/user/login");
  expect(sent).toEqual([]);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await page.locator("#email").hover();
  await expect(island).toHaveCount(0);
});

test("its member's look asks for what is gone once, however much the pointer moves", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/user/profile");
  await page.context().clearCookies({ name: "XSRF-TOKEN" });
  await page.goto("/nba/standings");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const links = page.getByRole("main").getByRole("link");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.locator("html")).toHaveAttribute("data-failed", "");
  for (const link of await links.all()) await link.hover();
  expect(asked.filter((url) => url.includes("islands"))).toHaveLength(1);
});
