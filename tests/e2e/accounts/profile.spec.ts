import type { Locator, Page } from "@playwright/test";
import { signIn } from "../member.ts";
import { expect, sharedTest, test } from "../site.ts";
import { forbidStorage } from "../storage.ts";
import { becomeMember } from "./people.ts";

const PICTURE = "https://pictures.example.com/dunk.svg";
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="teal"/></svg>';

const DEFAULT = `${process.env.SITE_URL}/avatar.svg`;

/** Both places where the avatar is drawn: the top bar and the profile. */
async function avatarsOf(page: Page): Promise<Locator[]> {
  await expect(page.locator(".avatar")).toHaveCount(2);
  return page.locator(".avatar").all();
}

/** The CSS property and value that draw a picture. */
function drawn(url: string): [string, string] {
  return ["background-image", `url("${url}")`];
}

async function chooseAvatar(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Avatar: change it" }).click();
  await page.getByLabel("Image URL").fill(PICTURE);
  await page.getByRole("button", { name: "Use Avatar" }).click();
}

sharedTest("an avatar is set by its URL and shown at once", async ({ page }) => {
  await page.route(PICTURE, (route) => route.fulfill({ contentType: "image/svg+xml", body: SVG }));
  await becomeMember(page);
  await page.goto("/user/profile");
  const opener = page.getByRole("button", { name: "Avatar: change it" });
  const field = page.getByLabel("Image URL");
  const use = page.getByRole("button", { name: "Use Avatar" });

  await opener.click();
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await field.press("Escape");
  await expect(field).toBeHidden();

  await opener.click();
  await use.click();
  await expect(field).toBeHidden();

  await opener.click();
  await field.fill("http://pictures.example.com/dunk.svg");
  await use.click();
  await expect(field).toHaveAccessibleDescription(/https image address/);
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Close" }).click();
  await opener.click();
  await expect(field).toHaveValue("");

  await field.fill("HTTPS://Pictures.example.com/dunk.svg");
  await use.click();
  await expect(field).toBeHidden();
  for (const avatar of await avatarsOf(page)) await expect(avatar).toHaveCSS(...drawn(PICTURE));
  await page.reload();
  for (const avatar of await avatarsOf(page)) {
    await expect(avatar).toHaveCSS(...drawn(PICTURE));
    // An opaque background hides what is behind a transparent picture.
    await expect(avatar).toHaveCSS("background-color", /^rgb\(/);
  }

  await opener.click();
  await page.getByRole("button", { name: "Remove Avatar" }).click();
  await expect(field).toBeHidden();
  for (const avatar of await avatarsOf(page)) await expect(avatar).toHaveCSS(...drawn(DEFAULT));
  await opener.click();
  await expect(page.getByRole("button", { name: "Remove Avatar" })).toHaveCount(0);
});

sharedTest("an avatar is requested without a referrer", async ({ page }) => {
  // The browser may request the picture again for each place where it is drawn.
  const referrers = new Set<string | undefined>();
  await page.route(PICTURE, async (route) => {
    referrers.add((await route.request().allHeaders()).referer);
    await route.fulfill({ contentType: "image/svg+xml", body: SVG });
  });
  await becomeMember(page);
  await page.goto("/user/profile");
  await chooseAvatar(page);
  for (const avatar of await avatarsOf(page)) await expect(avatar).toHaveCSS(...drawn(PICTURE));
  expect([...referrers]).toEqual([undefined]);
});

sharedTest("an avatar is shown on the profile without storage", async ({ page }) => {
  await page.route(PICTURE, (route) => route.fulfill({ contentType: "image/svg+xml", body: SVG }));
  await forbidStorage(page);
  await signIn(page);
  await page.goto("/user/profile");
  await chooseAvatar(page);
  await expect(page.getByLabel("Image URL")).toBeHidden();
  for (const avatar of await avatarsOf(page)) await expect(avatar).toHaveCSS(...drawn(PICTURE));
  await expect(page.getByRole("button", { name: "Avatar: change it" })).toBeFocused();
  await page.reload();
  for (const avatar of await avatarsOf(page)) await expect(avatar).toHaveCSS(...drawn(PICTURE));
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

sharedTest("a picture that does not load is rejected and the default stays", async ({ page }) => {
  await page.route(PICTURE, (route) => route.abort());
  await becomeMember(page);
  await page.goto("/user/profile");
  await chooseAvatar(page);
  const field = page.getByLabel("Image URL");
  await expect(field).toHaveAccessibleDescription(
    "This image could not be loaded. Check the address.",
  );
  for (const avatar of await avatarsOf(page)) await expect(avatar).toHaveCSS(...drawn(DEFAULT));
});

sharedTest("a picture that no longer loads is replaced by the default", async ({ page }) => {
  await page.route(PICTURE, (route) => route.fulfill({ contentType: "image/svg+xml", body: SVG }));
  await becomeMember(page);
  await page.goto("/user/profile");
  await chooseAvatar(page);
  await expect(page.getByLabel("Image URL")).toBeHidden();
  await page.unroute(PICTURE);
  await page.route(PICTURE, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url() === PICTURE);
  await page.reload();
  await failed;
  for (const avatar of await avatarsOf(page)) await expect(avatar).toHaveCSS(...drawn(DEFAULT));
});

test("a member can read the profile without JavaScript", async ({ page, browser, baseURL }) => {
  const { email } = await becomeMember(page);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const other = await plain.newPage();
  await other.goto("/user/profile");
  await expect(other.getByText(email, { exact: true })).toBeVisible();
  await expect(other.getByText("Favorite Players (0)")).toBeVisible();
  await expect(other.getByRole("link", { name: "Transactions" })).toBeVisible();
  await expect(other.locator("noscript p")).toHaveText(/need JavaScript/);
  await expect(other.locator("main").getByRole("button")).toHaveCount(0);
  await plain.close();
});
