import { violationsOf } from "../axe.ts";
import { signIn } from "../member.ts";
import { expect, idle, test } from "../site.ts";
import { goOffline, install, savedOnDevice, untilSaved } from "./line.ts";

test.use({ serviceWorkers: "allow" });

test("the service worker is installed at the first interaction, not on load", async ({ page }) => {
  await page.goto("/nba/teams");
  await idle(page);
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await count()).toBe(0);
  await install(page);
  expect(await count()).toBe(1);
});

test("a visited page is readable offline and marked as a saved copy", async ({ page, context }) => {
  await page.goto("/nba/teams");
  await install(page);
  await untilSaved(page, "/nba/teams");
  await page.goto("/nba/standings/west");
  await untilSaved(page, "/nba/standings/west");
  await goOffline(context, page);
  for (const [path, heading] of [
    ["/nba/teams", "Teams"],
    ["/nba/standings/west", "Western Conference"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText("Saved copy from")).toBeVisible();
    await expect(page.locator("[data-saved] time")).toHaveAttribute("datetime", /^20\d\d-/);
    const broken = await page
      .locator("img")
      .evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).naturalWidth));
    expect(broken).toEqual([]);
  }
  expect(await violationsOf(page)).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("Saved copy from")).toHaveCount(0);
});

test("a page that was not visited shows the offline page at its own address", async ({
  page,
  context,
}) => {
  await page.goto("/nba/teams");
  await install(page);
  await goOffline(context, page);
  for (const path of ["/nba/teams/27", "/search?q=spurs", "/nba/news"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ""));
    await expect(page.getByRole("main")).toContainText("Members' pages are never saved.");
  }
  const saved = page.getByRole("region", { name: "Pages saved on this device" });
  await expect(saved.getByRole("link")).toHaveText(["Teams"]);
  await saved.getByRole("link", { name: "Teams" }).click();
  await expect(page.getByText("Saved copy from")).toBeVisible();
  await page.goto("/nba/teams/27");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("San Antonio Spurs");
});

test("members' data is never cached, before or after signing out", async ({ page }) => {
  const { email } = await signIn(page);
  await page.goto("/nba/teams");
  await install(page);
  for (const path of ["/user/profile", "/nba/news", "/nba/transactions", "/nba/analysis"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-user", /uid/);
  }
  await page.goto("/search?q=spurs");
  await page.goto("/nba/standings");
  await untilSaved(page, "/nba/standings");
  const nothingPersonal = async () => {
    const kept = await savedOnDevice(page);
    const guarded = /^\/(user|api|search|nba\/(transactions|news|analysis))(\/|$)/;
    expect(Object.keys(kept)).toContain("/nba/standings");
    expect(Object.keys(kept).filter((path) => guarded.test(path))).toEqual([]);
    for (const text of Object.values(kept)) {
      expect(text).not.toContain(email);
      expect(text).not.toMatch(/<html[^>]*data-user/);
    }
  };
  await nothingPersonal();
  await page.goto("/nba/teams");
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page.locator("html")).not.toHaveClass(/member/);
  await page.goto("/nba/teams");
  await nothingPersonal();
});
