import { expect, sharedTest as test } from "../site.ts";

test.use({ javaScriptEnabled: false });

test("a player's page links to all games, a game and the career", async ({ page }) => {
  await page.goto("/nba/players/player/LeBron%20James");
  await page.getByRole("link", { name: "All 70 games, playoffs included" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("LeBron James: games");
  const season = page.getByRole("table", { name: "LeBron James, Regular season" });
  await expect(season.locator("tbody tr")).toHaveCount(60);
  await expect(season.locator("tfoot")).toContainText("20.9");
  await season.getByRole("link", { name: "Apr 12 vs. UTA" }).click();
  await expect(page).toHaveURL(/\/nba\/games\/\d{10}$/);
  await page.goto("/nba/players/player/LeBron%20James");
  await page.getByRole("link", { name: "Whole career" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("LeBron James: career");
  const career = page.getByRole("table", { name: /^LeBron James, career/ });
  await expect(career.locator("tbody tr")).toHaveCount(23);
  await expect(career.getByText("31.4 best")).toBeVisible();
});

test("a team's page links to its games and its history", async ({ page }) => {
  await page.goto("/nba/teams/14");
  await page.getByRole("link", { name: "All games: 53 won, 29 lost" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Los Angeles Lakers: games");
  const season = page.getByRole("table", { name: "Los Angeles Lakers, regular season" });
  await expect(season.locator("tbody tr")).toHaveCount(82);
  await page.getByRole("link", { name: "Back to Lakers" }).click();
  await page.getByRole("link", { name: "History" }).click();
  await expect(
    page.getByRole("row", { name: /^1948-49 Minneapolis Lakers, .* 44 16 / }),
  ).toBeVisible();
  await expect(
    page.getByRole("row", { name: /^2025-26 Los Angeles Lakers, Crypto.com Arena 53 29/ }),
  ).toBeVisible();
});
