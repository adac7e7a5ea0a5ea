import { expect, sharedTest as test } from "../site.ts";
import { lookLikeMember } from "../storage.ts";

test("the back link of a player leads to the table as it was left", async ({ page }) => {
  const left = "/nba/players/page/1?pos=C&sort=name&order=desc";
  await page.goto(left);
  await page.getByRole("rowheader").getByRole("link").nth(7).click();
  await expect(page).toHaveURL(/\/player\//);
  const back = page.getByRole("link", { name: "Back to Players" });
  await back.hover();
  await expect(back).not.toHaveAttribute("data-island");
  await back.click();
  await expect(page).toHaveURL(left);
});

test("without a previous table the back link leads to the table page with the player", async ({
  page,
}) => {
  await page.goto("/nba/players/player/Victor%20Wembanyama");
  const back = page.getByRole("link", { name: "Back to Players" });
  await back.hover();
  await expect(back).not.toHaveAttribute("data-island");
  await back.click();
  await expect(page).toHaveURL(/\/nba\/players\/page\/\d+$/);
  await expect(page.getByRole("link", { name: "Victor Wembanyama" })).toBeVisible();
});

test("the links to the full standings have distinct names", async ({ page }) => {
  for (const path of ["/", "/nba", "/nba/standings"]) {
    await page.goto(path);
    const links = await page
      .getByRole("main")
      .getByRole("link", { name: /^Full standings/ })
      .evaluateAll((all) => all.map((link) => link.textContent));
    expect(links).toEqual([
      "Full standings: Western Conference",
      "Full standings: Eastern Conference",
    ]);
  }
});

test("a team's page links to its conference, and for members to its transactions", async ({
  page,
}) => {
  await page.goto("/nba/teams/27");
  const conference = page.getByRole("link", { name: "Western Conference" });
  await expect(conference).toHaveAttribute("href", "/nba/standings/west");
  expect((await conference.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  const moves = page
    .getByRole("main")
    .locator('a[href="/nba/transactions?team=27"]')
    .filter({ visible: true });
  await expect(moves).toHaveCount(0);
  await lookLikeMember(page);
  await page.reload();
  await expect(moves).toHaveText(["Transactions"]);
});

test("a leader's team code links to the team", async ({ page }) => {
  await page.goto("/");
  const points = page.getByRole("table", { name: "Points per game" });
  await points.getByRole("link", { name: "LAL" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Los Angeles Lakers");
});

test("the search form has a submit button", async ({ page }) => {
  await page.goto("/nba/teams");
  const form = page.locator("form.search");
  await expect(form.getByRole("button", { name: "Search" })).toHaveAttribute("type", "submit");
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const [path, ...ids] of [
    ["/nba/glossary", "gmsc", "places"],
    ["/nba/records"],
    ["/api", "terms", "StatsAdvanced"],
  ] as const) {
    test(`${path} is three screens long, and a link into a folded part opens it`, async ({
      page,
    }) => {
      await page.goto(path);
      const { height = 0 } = (await page.locator("html").boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(2_300);
      for (const id of ids) {
        await page.goto(`${path}#${id}`);
        await expect(page.locator("details[open]")).toHaveCount(1);
        // A folded part clips its heading: the head of the fold stands for it.
        const head = `details[open]:has(> :is(h2, h3)#${id}) > summary`;
        const target = page.locator(`${head}, details[open] :not(h2, h3)#${id}`);
        await expect(target).toBeInViewport();
        await page.goto("about:blank");
      }
    });
  }
});
