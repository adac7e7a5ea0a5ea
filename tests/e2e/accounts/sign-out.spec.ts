import type { Locator } from "@playwright/test";
import { expect, sharedTest, test } from "../site.ts";
import { becomeMember } from "./people.ts";

sharedTest("signing out in one tab signs out the other tabs", async ({ page, context }) => {
  await becomeMember(page);
  await page.goto("/nba/standings");
  const [open, guarded] = [await context.newPage(), await context.newPage()];
  await open.goto("/nba/teams");
  await guarded.goto("/user/profile");
  await expect(open.getByRole("button", { name: "Logout" })).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(open.getByRole("button", { name: "Logout" })).toBeHidden();
  await expect(open.getByRole("link", { name: "Register" })).toBeVisible();
  await expect(guarded).toHaveURL(/\/user\/login\?next=/);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Unlock exclusive content!")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the loader is shown for 1,000 ms", async ({ page }) => {
  await becomeMember(page);
  await page.clock.install();
  await page.goto("/nba/teams");
  await page.getByRole("button", { name: "Logout" }).hover();
  await expect(page.locator("[data-island=LogOut]")).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  const ended = page.waitForResponse("**/api/session");
  await page.getByRole("button", { name: "Logout" }).click();
  await ended;
  await expect(page.locator("body > :not([inert]):not(script):not(style)")).toHaveClass("loader");
  await page.clock.runFor(999);
  await expect(page.getByRole("status")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Logging out ...");
  await expect(page).toHaveURL(/\/nba\/teams$/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/$/);
});

sharedTest("a failed sign-out shows a message and keeps the page usable", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/");
  await page.route("**/api/session", (route) => route.abort());
  const button = page.getByRole("button", { name: "Logout" });
  await button.click();
  await expect(page.locator("#notice")).toHaveText(/Check your connection/);
  await expect(button).toBeFocused();
  // The tiles of teams to star are inert links by themselves.
  await expect(page.locator("[inert]:not(.picks a)")).toHaveCount(0);
});

sharedTest(
  "a sign-out that cannot be stored says so, and the member stays signed in",
  async ({ page }) => {
    await becomeMember(page);
    await page.goto("/");
    await page.route("**/api/session", (route) =>
      route.request().method() === "DELETE"
        ? route.fulfill({ status: 503, json: { code: "sessions-unavailable", message: "" } })
        : route.continue(),
    );
    const button = page.getByRole("button", { name: "Logout" });
    await button.click();
    await expect(page.locator("#notice")).toHaveText(
      /could not be stored, so you are still signed in/,
    );
    await expect(button).toBeFocused();
    await page.unroute("**/api/session");
    await button.click();
    await expect(page.getByText("Unlock exclusive content!")).toBeVisible();
  },
);

test("signing out offline shows a message, also in the menu on a phone", async ({
  page,
  context,
}) => {
  await becomeMember(page);
  await page.goto("/nba/teams");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.locator("#notice")).toHaveText(/^You're offline\./);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("link", { name: "Open menu" }).click();
  await expect(page.locator("#notice")).toHaveText("");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.locator("#notice")).toHaveText(/^You're offline\./);
  await expect(page.locator("#notice")).not.toHaveAttribute("inert");
  await expect(page.locator("#notice")).toBeInViewport({ ratio: 1 });
});

sharedTest(
  "on a phone the message covers neither the button nor the menu's close link",
  async ({ page }) => {
    await becomeMember(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    await page.route("**/api/session", (route) => route.abort());
    await page.getByRole("link", { name: "Open menu" }).click();
    const button = page.getByRole("button", { name: "Logout" });
    await button.click();
    const message = page.locator("#notice");
    await expect(message).toBeVisible();
    const areaOf = (part: Locator) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const said = await areaOf(message);
    expect(said.bottom).toBeLessThan((await areaOf(button)).top);
    const close = page.getByRole("link", { name: "Close menu" });
    expect(said.top).toBeGreaterThanOrEqual((await areaOf(close)).bottom);
  },
);

sharedTest("a forged profile in localStorage opens no members' page", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    localStorage.setItem("user", JSON.stringify({ uid: "1", displayName: "Forged" }));
  });
  for (const path of ["/user/profile", "/nba/transactions", "/nba/news", "/nba/analysis"]) {
    await page.goto("/");
    await page.evaluate((user) => localStorage.setItem("user", user), '{"uid":"1"}');
    await page.goto(path);
    await expect(page).toHaveURL(/\/user\/login\?next=/);
    await expect(page.getByText("You must be logged in to view this page!")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  }
});

sharedTest("an invalid profile in localStorage shows a visitor's page", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/privacy");
  for (const entry of ["", "{", "null", "[]", '"hooper"', "7", "{}", '{"uid":7}', '{"uid":""}']) {
    await page.evaluate((text) => localStorage.setItem("user", text), entry);
    await page.goto("/");
    await expect(page.getByText("Unlock exclusive content!")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Hello/ })).toBeHidden();
    expect(errors, entry).toEqual([]);
  }
});

sharedTest("invalid fields of a stored profile cause no error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const user = { uid: "1", displayName: { toString: 1 }, photoURL: '");}*{display:none' };
  await page.addInitScript((text) => localStorage.setItem("user", text), JSON.stringify(user));
  await page.route("**/api/session", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Hello Username" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("the stored profile is read again every 5 s", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => localStorage.setItem("user", '{"uid":"1","displayName":"hooper"}'));
  await expect(page.getByRole("link", { name: "Hello hooper" })).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(page.getByRole("link", { name: "Hello hooper" })).toBeVisible();
});
