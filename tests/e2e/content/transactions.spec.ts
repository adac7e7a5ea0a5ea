import { signIn } from "../member.ts";
import { expect, sharedTest as test } from "../site.ts";
import { DAYS } from "./members-data.ts";

test.beforeEach(({ page }) => signIn(page).then(() => undefined));

const LINES = DAYS.flatMap(({ lines }) => lines);

test("the months together list every transaction once, newest first", async ({ page }) => {
  const bodies: string[] = [];
  await page.goto("/nba/transactions");
  const months = await page
    .getByRole("navigation", { name: "Months" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(months).toHaveLength(7);
  for (const month of months) {
    await page.goto(month);
    for (;;) {
      const lines = page.locator(".day li");
      bodies.push(
        ...(await lines.evaluateAll((items) =>
          items.map((item) => item.firstChild?.textContent?.trim() ?? ""),
        )),
      );
      const more = page.getByRole("link", { name: "Earlier moves" });
      if ((await more.count()) === 0) break;
      await page.goto((await more.getAttribute("href")) ?? "");
    }
  }
  expect(bodies).toEqual(LINES.map(({ body }) => body));
});

test("tags link to teams and players, but not to free agents", async ({ page }) => {
  await page.goto("/nba/transactions");
  const [free, signed] = [page.locator(".day li").nth(0), page.locator(".day li").nth(1)];
  await expect(free.getByRole("link")).toHaveText(["Brooklyn Nets"]);
  await expect(free.getByTitle("Player is currently a Free Agent")).toContainText("Trevon Scott");
  await expect(signed.getByRole("link")).toHaveText(["Los Angeles Lakers", "Nick Smith Jr."]);
  await signed.getByRole("link", { name: "Nick Smith Jr." }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nick Smith Jr.");
});

test("tags link to existing pages", async ({ page, request }) => {
  const hrefs = new Set<string>();
  for (const path of ["", "/2026-03", "/2026-02", "/2026-02?page=2", "/2026-01", "/2025-11"]) {
    await page.goto(`/nba/transactions${path}`);
    const links = page.locator(".day a");
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")))) {
      if (href !== null) hrefs.add(href);
    }
  }
  expect(hrefs.size).toBeGreaterThan(100);
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});

test("links filter the season's transactions by kind and team", async ({ page }) => {
  await page.goto("/nba/transactions");
  await page.getByRole("link", { name: "Trades" }).click();
  await expect(page).toHaveURL(/\?kind=trade$/);
  const trades = LINES.filter(({ body }) => / trade, /.test(body));
  await expect(page.locator(".day li")).toHaveCount(trades.length);
  await page.getByText("By team").click();
  await page.getByRole("link", { name: "LAC" }).click();
  await expect(page).toHaveURL(/\?team=13&kind=trade$/);
  await expect(page.locator(".day li")).toHaveCount(
    trades.filter(({ tags }) => tags?.includes("LA Clippers")).length,
  );
  await page.getByRole("link", { name: "All teams" }).click();
  await expect(page).toHaveURL(/\?kind=trade$/);
});

test("names keep their diacritics", async ({ page }) => {
  await page.goto("/nba/transactions?kind=trade");
  for (const name of ["Nikola Vučević", "Kristaps Porziņģis", "Dennis Schröder", "Vít Krejčí"]) {
    await expect(page.getByRole("link", { name }).first()).toBeVisible();
  }
});
