import { expect, test } from "../site.ts";
import { register } from "./people.ts";

const PICTURE = "https://pictures.example.com/dunk.svg";
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="teal"/></svg>';

test("an avatar is chosen by its address and shown at once", async ({ page }) => {
  await page.route(PICTURE, (route) => route.fulfill({ contentType: "image/svg+xml", body: SVG }));
  await register(page);
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
  await expect(field).toHaveAccessibleDescription(/https address/);

  await field.fill(PICTURE);
  await use.click();
  await expect(field).toBeHidden();
  await expect(opener.locator("img")).toHaveAttribute("src", PICTURE);
  await expect(page.locator(".greeting .avatar")).toHaveCSS(
    "background-image",
    new RegExp(`^url\\("${PICTURE}"\\), url\\("[^"]+/avatar.svg"\\)$`),
  );
  await page.reload();
  await expect(opener.locator("img")).toHaveAttribute("src", PICTURE);
});

test("a picture that does not load leaves the default in its place", async ({ page }) => {
  await page.route(PICTURE, (route) => route.abort());
  await register(page);
  await page.goto("/user/profile");
  await page.getByRole("button", { name: "Avatar: change it" }).click();
  await page.getByLabel("Image URL").fill(PICTURE);
  await page.getByRole("button", { name: "Use Avatar" }).click();
  const avatar = page.locator(".avatar.large");
  await expect(avatar.locator("img")).toBeAttached();
  await expect(avatar).toHaveCSS("background-image", /avatar\.svg/);
});

test("a member without JavaScript reads the whole profile", async ({ page, browser, baseURL }) => {
  const { email } = await register(page);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const other = await plain.newPage();
  await other.goto("/user/profile");
  await expect(other.getByText(email)).toBeVisible();
  await expect(other.getByText("Favorite Players (0)")).toBeVisible();
  await expect(other.getByRole("link", { name: "Transactions" })).toBeVisible();
  await plain.close();
});
