import { expect, sharedTest as test } from "../site.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test("a player's splits link to the games of a month and to all games", async ({ page }) => {
  await page.goto("/nba/players/player/LeBron%20James");
  await page.getByRole("link", { name: "Splits" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("LeBron James: splits");
  const splits = page.getByRole("table", { name: "LeBron James: splits" });
  await expect(splits.getByRole("row", { name: /^Home 30 games, 21–9/ })).toBeVisible();
  await splits.getByRole("link", { name: "January", exact: true }).click();
  await expect(page).toHaveURL(/games\?month=jan&season=2025-26$/);
  const games = page.getByRole("table", { name: "LeBron James, Regular season" });
  await expect(games.locator("tbody tr")).toHaveCount(15);
  await expect(games.locator("tfoot")).toContainText("23.5");
  await page.getByRole("link", { name: "Lost 6" }).click();
  await expect(games.locator("tbody tr")).toHaveCount(6);
  await page.getByRole("link", { name: "All games" }).click();
  await expect(games.locator("tbody tr")).toHaveCount(60);
});

test("a form shows a team's games with and without a player", async ({ page }) => {
  await page.goto("/nba/teams/14");
  await page.getByRole("link", { name: "Splits" }).click();
  await page.getByLabel("Player", { exact: true }).selectOption("Luka Dončić");
  await page.getByRole("button", { name: "Show" }).click();
  const both = page.getByRole("table", { name: /with and without Luka Dončić/ });
  await expect(
    both.getByRole("row", { name: /^Without Luka Dončić 18 games, 10–8/ }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Celtics" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /Los Angeles Lakers(: games| against the Boston Celtics)/,
  );
});

test("players are compared from a form, and teams from the search", async ({ page }) => {
  await page.goto("/nba/compare");
  await page.getByLabel("Player 1").fill("Luka Doncic");
  await page.getByLabel("Player 2").fill("jokic");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luka Dončić vs. Nikola Jokić");
  await expect(page.getByRole("row", { name: /^33\.5 better PTS 27\.7/ })).toBeVisible();
  await page.goto("/search?q=lakers+vs+celtics");
  await page.getByRole("link", { name: "Compare Lakers and Celtics" }).click();
  await expect(page).toHaveURL(/compare\?teams=LAL,BOS$/);
  await expect(
    page.getByRole("row", { name: /^53–29 better W–L 56–26|^53–29 W–L 56–26 better/ }),
  ).toBeVisible();
  await page.goto("/nba/compare?players=curry,jokic");
  await expect(page.getByRole("alert")).toContainText('"curry" matches 2 players');
  await page.getByRole("link", { name: "Stephen Curry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Stephen Curry");
});
