import { expect, sharedTest, test } from "../site.ts";
import { fillRegistration, logIn, mailTo, messageOf, newPerson, register } from "./people.ts";

sharedTest("a person registers, gets a mail and verifies the address", async ({ page }) => {
  const person = await register(page);
  await expect(page.getByRole("link", { name: "Hello hooper" })).toBeVisible();
  await expect(page.locator("#notice")).toContainText(`verification email to ${person.email}`);
  await expect(page.getByText("Unlock exclusive content!")).toBeHidden();

  await page.getByRole("link", { name: "Hello hooper" }).click();
  const identity = page.getByRole("region", { name: "Identity" });
  await expect(identity).toContainText(person.email);
  const verified = identity.locator("dl > div").filter({ hasText: "Email verified" });
  await expect(verified.locator("dd")).toHaveText(/^No/);
  await identity.getByRole("button", { name: "Resend the email" }).click();
  await expect(identity.getByRole("status")).toHaveText(
    "Email sent. Open the link in it to verify your address.",
  );

  await page.goto(await mailTo(person.email, "VERIFY_EMAIL"));
  await page.goto("/user/profile");
  await expect(verified.locator("dd")).toHaveText("Yes");
  await expect(identity.getByRole("button", { name: "Resend the email" })).toBeHidden();
});

sharedTest("the browser stores only profile fields and favorites, no token", async ({ page }) => {
  const { email } = await register(page);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(kept).sort()).toEqual(["favorites", "user"]);
  const user = JSON.parse(kept.user ?? "");
  expect(user).toMatchObject({ email, displayName: "hooper", emailVerified: false });
  expect(Object.keys(user).sort()).toEqual(
    "createdAt displayName email emailVerified lastLoginAt photoURL uid".split(" "),
  );
});

test("a taken address is refused without revealing it", async ({ page, browser, baseURL }) => {
  const person = await register(page);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const second = await other.newPage();
  await second.goto("/user/register");
  await fillRegistration(second, person);
  await second.getByRole("button", { name: "Register" }).click();
  await expect(messageOf(second)).toHaveText(/could not be created/);
  await expect(second.getByRole("button", { name: "Register" })).toBeEnabled();
  await second.goto("/user/login");
  await logIn(second, person);
  await expect(second).toHaveURL(/\/$/);
  await other.close();
});

sharedTest("a form submitted twice before hydration is sent once", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("accounts:signUp")) sent.push(request.url());
  });
  await page.goto("/user/register");
  const { username, email, password } = newPerson();
  await page.evaluate(
    (typed) => {
      const form = document.querySelector("form.account");
      if (!(form instanceof HTMLFormElement)) throw new Error("no form");
      for (const [name, text] of Object.entries(typed)) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = text;
      }
      const button = form.querySelector<HTMLButtonElement>("[type=submit]");
      button?.click();
      button?.click();
    },
    { username, email, password, repeat: password },
  );
  await expect(page).toHaveURL(/\/$/);
  expect(sent).toHaveLength(1);
});

sharedTest("a validation error is said, and its field is marked and focused", async ({ page }) => {
  const right = {
    username: "hooper",
    email: "fan@example.com",
    password: "secret",
    repeat: "secret",
  };
  for (const [wrong, message, hint] of [
    [{ repeat: "" }, "Inputs cannot be empty", "must match!"],
    [{ username: "" }, "Inputs cannot be empty", "is required!"],
    [{ username: "a\u200bb" }, "Invalid inputs", "Invalid inputs"],
    [{ username: "ninechars" }, "Username must be 8 or fewer characters", "is too long!"],
    [{ email: "fan@" }, "Invalid Email", "is invalid!"],
    [{ password: "short" }, "Password must be 6 or more characters", "is too short!"],
    [{ repeat: "secret!" }, "Passwords must match", "must match!"],
  ] as const) {
    await page.goto("/user/register");
    for (const [name, text] of Object.entries({ ...right, ...wrong })) {
      await page.locator(`#${name}`).fill(text);
    }
    await page.getByRole("button", { name: "Register" }).click();
    await expect(messageOf(page)).toHaveText(message);
    const field = page.locator(`#${Object.keys(wrong)[0]}`);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(hint);
    await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
  }
});

sharedTest(
  "an empty form marks every field, and unmarks a field that is filled in",
  async ({ page }) => {
    await page.goto("/user/register");
    await page.getByRole("button", { name: "Register" }).click();
    await expect(messageOf(page)).toHaveText("Inputs cannot be empty");
    const username = page.getByLabel("Username");
    await expect(username).toBeFocused();
    for (const field of ["Username", "Email", "Password", "Repeat Password"]) {
      await expect(page.getByLabel(field, { exact: true })).toHaveAttribute("aria-invalid", "true");
    }
    await username.fill("hooper");
    await expect(username).toHaveAttribute("aria-invalid", "false");
    await expect(username).toHaveAccessibleDescription("");
  },
);
