import { setDisabled } from "#tests/fixtures/auth-accounts.ts";
import { expect, sharedTest, test } from "../site.ts";
import { becomeMember, logIn, mailTo, messageOf, newPerson } from "./people.ts";

const WRONG = "The email address or password is wrong, or the account is disabled.";

test("a message disappears after 5,000 ms, the button is busy for 1,000 ms", async ({ page }) => {
  await page.clock.install();
  await page.goto("/user/login");
  // The toggle works once the form is hydrated.
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByRole("button", { name: "Hide password" }).click();
  const button = page.locator("main form [type=submit]");
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(messageOf(page)).toHaveText("Inputs cannot be empty");
  await expect(button).toHaveAccessibleName("Logging in");
  await page.clock.runFor(999);
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(1);
  await expect(button).toHaveAttribute("aria-busy", "false");
  await expect(button).toHaveAccessibleName("Login");
  await page.clock.runFor(3_999);
  await expect(messageOf(page)).toHaveText("Inputs cannot be empty");
  await page.clock.runFor(1);
  await expect(messageOf(page)).toBeEmpty();
});

sharedTest("validation errors appear in order", async ({ page }) => {
  for (const [email, password, message] of [
    ["", "", "Inputs cannot be empty"],
    ["fan@example.com", "", "Inputs cannot be empty"],
    ["fan@", "short", "Invalid Email"],
    ["fan@example.com", "short", "Password must be 6 or more characters"],
  ] as const) {
    await page.goto("/user/login");
    await logIn(page, { email, password });
    await expect(messageOf(page)).toHaveText(message);
  }
});

sharedTest("a wrong password and an unknown address show the same message", async ({ page }) => {
  const { email } = await becomeMember(page);
  await page.context().clearCookies();
  await page.goto("/user/login");
  await logIn(page, { email, password: "not-this-one" });
  await expect(messageOf(page)).toHaveText(WRONG);
  await logIn(page, newPerson());
  await expect(messageOf(page)).toHaveText(WRONG);
});

sharedTest("a disabled account shows the same message", async ({ page }) => {
  const person = await becomeMember(page);
  const { uid } = await page.evaluate(() => JSON.parse(localStorage.user));
  await setDisabled(process.env.AUTH_EMULATOR_HOST ?? "", uid, true);
  await page.context().clearCookies();
  await page.goto("/user/login");
  for (const password of [person.password, "not-this-one"]) {
    await logIn(page, { ...person, password });
    await expect(messageOf(page)).toHaveText(WRONG);
    await page.reload();
  }
});

sharedTest("an unreachable provider shows a message", async ({ page }) => {
  await page.route(/accounts:signInWithPassword/, (route) => route.abort());
  await page.goto("/user/login");
  await logIn(page, newPerson());
  await expect(messageOf(page)).toHaveText(/can't be reached. Check your connection/);
});

test.describe("the limit", () => {
  test.use({ isOfLimit: true });

  test("a request to the provider times out after 10,000 ms", async ({ page }) => {
    await page.clock.install();
    await page.goto("/user/login");
    let answer = () => {};
    const requested = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/accounts:signInWithPassword/, () => answer());
    await page.clock.pauseAt(Date.now() + 60_000);
    await logIn(page, newPerson());
    await requested;
    await page.clock.runFor(9_999);
    await expect(page.getByRole("button", { name: "Logging in" })).toBeVisible();
    await page.clock.runFor(1);
    await expect(messageOf(page)).toHaveText(/can't be reached. Check your connection/);
  });
});

sharedTest("the password can be shown and hidden", async ({ page }) => {
  await page.goto("/user/login");
  const field = page.getByLabel("Password", { exact: true });
  await field.fill("alley-oop");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("alley-oop");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
});

sharedTest("a forgotten password is recovered by mail", async ({ page }) => {
  const person = await becomeMember(page);
  await page.context().clearCookies();
  await page.goto("/user/login");
  const recover = page.getByRole("button", { name: "Recover Password" });
  await expect(recover).toHaveAttribute(
    "title",
    "Enter your Email. We will send you recovery instructions.",
  );
  await page.getByLabel("Email").fill("fan@");
  await expect(recover).not.toHaveClass(/ready/);
  await page.getByLabel("Email").fill(person.email);
  await expect(recover).toHaveClass(/ready/);
  await recover.click();
  await expect(messageOf(page)).toHaveText(
    "Success! You can recover your password in your email account.",
  );
  await expect(page.getByLabel("Email")).toHaveValue("");

  const link = await mailTo(person.email, "PASSWORD_RESET");
  const reset = await fetch(`${link}&newPassword=fast-break`);
  expect(reset.ok).toBe(true);
  const second = () => Math.floor(Date.now() / 1000);
  const changedIn = second();
  await logIn(page, person);
  await expect(messageOf(page)).toHaveText(WRONG);
  // A sign-in in the second of the change counts as older.
  await expect.poll(second).toBeGreaterThan(changedIn);
  await logIn(page, { email: person.email, password: "fast-break" });
  await expect(page).toHaveURL(/\/$/);
});

sharedTest("recovery looks the same for an unregistered address", async ({ page }) => {
  await page.goto("/user/login");
  await page.getByLabel("Email").fill(newPerson().email);
  await page.getByRole("button", { name: "Recover Password" }).click();
  await expect(messageOf(page)).toHaveText(
    "Success! You can recover your password in your email account.",
  );
});

sharedTest(
  "recovery says when no more mails go out today, and keeps the address",
  async ({ page }) => {
    const { email } = newPerson();
    await page.route("**/api/recovery", (route) =>
      route.fulfill({ status: 429, json: { code: "mails-spent", message: "Spent." } }),
    );
    await page.goto("/user/login");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Recover Password" }).click();
    await expect(messageOf(page)).toHaveText(
      "No more of these emails can be sent today. Try again tomorrow.",
    );
    await expect(page.getByLabel("Email")).toHaveValue(email);
  },
);

sharedTest("a members' page redirects to sign-in and opens afterwards", async ({ page }) => {
  const person = await becomeMember(page);
  await page.context().clearCookies();
  await page.goto("/user/profile");
  await expect(page).toHaveURL(/\/user\/login\?next=%2Fuser%2Fprofile$/);
  await expect(page.getByText("You must be logged in to view this page!")).toHaveRole("alert");
  await logIn(page, person);
  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(page.getByRole("heading", { name: "User Profile" })).toBeVisible();
});

sharedTest("an external address is not opened after signing in", async ({ page }) => {
  const person = await becomeMember(page);
  await page.context().clearCookies();
  await page.goto("/user/login?next=//example.com/");
  await logIn(page, person);
  await expect(page).toHaveURL(`${process.env.SITE_URL}/`);
});

sharedTest("a member who opens the login page gets a notice on the dashboard", async ({ page }) => {
  await becomeMember(page);
  // The page shows the member again even with empty storage.
  await page.evaluate(() => localStorage.clear());
  await page.goto("/user/login");
  const notice = page.getByText("You are already logged in. Redirecting you to the dashboard!");
  await expect(notice).toBeVisible();
  await expect(notice).toHaveRole("alert");
  await expect(page.getByRole("link", { name: "Hello hooper" })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Fifteen games tonight" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

sharedTest("a visitor does not see the notice for members", async ({ page }) => {
  await page.goto("/?notice=already-logged-in");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("You are already logged in.")).toBeHidden();
});

sharedTest(
  "a member who signed in in another tab is redirected to the requested page",
  async ({ page, context }) => {
    const second = await context.newPage();
    await second.goto("/nba/analysis");
    await expect(second).toHaveURL(/\/user\/login\?next=/);
    // The open form would hear of the member by itself.
    await second.goto("about:blank");
    await becomeMember(page);
    await second.goto("/user/login?next=%2Fnba%2Fanalysis");
    await expect(second).toHaveURL(/\/nba\/analysis$/);
  },
);
