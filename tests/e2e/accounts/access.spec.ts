import { violationsOf } from "../axe.ts";
import { expect, idle, sharedTest, test } from "../site.ts";
import { becomeMember, messageOf, newPerson } from "./people.ts";

sharedTest("the forms are accessible, with and without errors", async ({ page }) => {
  for (const path of ["/user/login?next=/nba/news", "/user/register"]) {
    await page.goto(path);
    expect(await violationsOf(page)).toEqual([]);
    await page.locator("form.account [type=submit]").click();
    await expect(messageOf(page)).not.toBeEmpty();
    expect(await violationsOf(page)).toEqual([]);
  }
});

sharedTest("the profile is accessible with every section open", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/user/profile");
  await page.getByText("Favorite Players (0)").click();
  await page.getByText("Favorite Teams (0)").click();
  await page.getByRole("button", { name: "Avatar: change it" }).click();
  await expect(page.getByLabel("Image URL")).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto("/nba/teams/27");
  await expect(page.locator(".star")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

sharedTest("an account can be used with the keyboard alone", async ({ page }) => {
  const { username, email, password } = newPerson();
  await page.goto("/user/register");
  await page.locator("#username").focus();
  for (const text of [username, email, password, password]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Hello hooper" })).toBeVisible();

  await page.goto("/nba/teams/27");
  const star = page.getByRole("button", { name: "Favorite: San Antonio Spurs" });
  await page.getByRole("main").getByRole("link", { name: "Glossary" }).focus();
  await page.keyboard.press("Tab");
  await expect(star).toBeFocused();
  await page.keyboard.press("Space");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(star).toBeFocused();

  await page.getByRole("link", { name: "Profile", exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
});

test("the forms say that they need JavaScript when it is off", async ({ browser, baseURL }) => {
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await plain.newPage();
  await page.goto("/user/login");
  await expect(page.locator("noscript p")).toHaveText(/^Logging in needs JavaScript/);
  await expect(page.getByLabel("Password")).toBeHidden();
  await page.goto("/user/register");
  await expect(page.locator("noscript p")).toHaveText(/^Registering needs JavaScript/);
  await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
  await plain.close();
});

test("a member's page loads only the members' script before any interaction", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await becomeMember(page);
  scripts.length = 0;
  await page.goto("/nba/teams/27");
  await idle(page);
  const members = expect.stringMatching(/^\/members-[\da-f]{8}\.js$/);
  await expect.poll(() => [...new Set(scripts)]).toEqual([members]);
  await page.locator(".star").hover();
  const islands = expect.stringMatching(/^\/islands-[\da-f]{8}\.js$/);
  await expect.poll(() => scripts).toContainEqual(islands);
});

sharedTest("form fields have autocomplete values for password managers", async ({ page }) => {
  await page.goto("/user/login");
  await expect(page.locator("#email")).toHaveAttribute("autocomplete", "username");
  await expect(page.locator("#password")).toHaveAttribute("autocomplete", "current-password");
  await page.goto("/user/register");
  await expect(page.locator("#password")).toHaveAttribute("autocomplete", "new-password");
  await expect(page.locator("#repeat")).toHaveAttribute("autocomplete", "new-password");
});
