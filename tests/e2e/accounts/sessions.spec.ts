import type { Page } from "@playwright/test";
import { signIn } from "../member.ts";
import { expect, idle, sharedTest, test } from "../site.ts";
import { becomeMember } from "./people.ts";

/** Records the methods of the requests for the session. */
function questionsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/session")) requested.push(request.method());
  });
  return requested;
}

sharedTest("an ended session is detected on a public page", async ({ page }) => {
  await becomeMember(page);
  // Leaving the page ends its requests, whose responses could set the cookies again.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/nba/standings");
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

test("a member's pages request the session once an hour", async ({ page, context }) => {
  await becomeMember(page);
  const requested = questionsOf(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/islands/.test(request.url())) scripts.push(request.url());
  });
  const read = async (path: string) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).hover();
    await idle(page);
  };
  await read("/nba/standings");
  expect(requested).toEqual([]);
  expect(scripts).toEqual([]);

  const token = (await context.cookies()).find(({ name }) => name === "XSRF-TOKEN");
  expect((token?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3_600);
  // The open page would request the session, too, if its script ran after the token is gone.
  await page.goto("about:blank");
  await context.clearCookies({ name: "XSRF-TOKEN" });
  const answered = page.waitForResponse("**/api/session");
  await read("/nba/teams");
  await answered;
  await read("/nba/standings/west");
  expect(requested).toEqual(["GET"]);
  await expect(page.getByRole("link", { name: "Hello hooper" })).toBeVisible();
});

test("a visitor's page requests no island on hover and never the API", async ({ page }) => {
  const requests: string[] = [];
  await page.goto("/nba/teams");
  await idle(page);
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("heading", { level: 1 }).hover();
  expect(requests.filter((url) => /islands|api/.test(url))).toEqual([]);
  // The first click loads the islands module, which registers the service worker.
  await page.getByRole("heading", { level: 1 }).click();
  expect(requests.filter((url) => url.includes("api"))).toEqual([]);
});

test("the theme switch and links work for a member without the islands module", async ({
  page,
}) => {
  await becomeMember(page);
  await page.route(/islands/, (route) => route.abort());
  await page.goto("/nba/teams");
  await page.getByRole("switch", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await expect(page).toHaveURL(/\/user\/profile$/);
});

for (const order of ["before", "after"] as const) {
  test(`an open profile whose script runs ${order} another member signs in is replaced`, async ({
    page,
    context,
  }) => {
    const { email } = await becomeMember(page);
    const released = Promise.withResolvers<void>();
    if (order === "before") released.resolve();
    await page.route(/members/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto("/user/profile");
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    // The sheet with which the script marks favorites.
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
    await expect.poll(sheets).toBe(order === "before" ? 1 : 0);

    // The second session replaces the first one: without any, the open page would become a visitor's.
    const other = await context.newPage();
    const second = await signIn(other);
    await context.clearCookies({ name: "XSRF-TOKEN" });
    await other.goto("/nba/teams");
    const cached = () => other.evaluate(() => JSON.parse(localStorage.user).email);
    await expect.poll(cached).toBe(second.email);
    released.resolve();
    await expect(page.getByText(second.email, { exact: true })).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toHaveCount(0);
  });
}
