import { expect, sharedTest as test } from "../site.ts";
import { becomeMember, logIn, messageOf } from "./people.ts";

test("signing out everywhere ends the session of another browser", async ({ page, browser }) => {
  const person = await becomeMember(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/user/login");
  await logIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/$/);

  await page.goto("/user/profile");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Unlock exclusive content!")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await elsewhere.goto("/user/profile");
  await expect(elsewhere).toHaveURL(/\/user\/login\?next=/);
  await elsewhere.context().close();
});

test("an account is deleted after a confirmation", async ({ page }) => {
  const person = await becomeMember(page);
  await page.goto("/user/profile");
  const opener = page.getByRole("button", { name: "Delete my account" });
  const question = page.getByText("Delete your account for good?");
  await opener.click();
  await expect(question).toBeFocused();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/\?notice=account-deleted$/);
  await expect(page.getByText(/^Your account is deleted, .*Goodbye\.$/)).toBeVisible();
  await expect(page.getByText("Unlock exclusive content!")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto("/user/profile");
  await expect(page).toHaveURL(/\/user\/login\?next=/);
  await logIn(page, person);
  await expect(messageOf(page)).toHaveText(/password is wrong/);
});

test("a deletion refused by the provider explains what to do", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/user/profile");
  await page.route("**/api/profile", (route) =>
    route.fulfill({ status: 403, json: { code: "recent-sign-in-needed", message: "" } }),
  );
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("alert")).toHaveText(/Log out, log in again/);
  await expect(page.getByRole("button", { name: "Delete for good" })).toBeVisible();
});
