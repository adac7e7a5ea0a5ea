import { expect, sharedTest as test } from "../site.ts";

test("a player's country links to its list of players, and the list to all lists", async ({
  page,
}) => {
  await page.goto("/nba/players/player/Victor%20Wembanyama");
  await page.getByRole("definition").getByRole("link", { name: "France", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Players from France: 21");
  await expect(page.getByRole("row")).toHaveCount(1 + 21);
  await page.getByRole("link", { name: "All lists" }).click();
  await page.getByRole("link", { name: "Undrafted", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Undrafted players: 122");
});

test("the players' table links to the lists", async ({ page }) => {
  await page.goto("/nba/players");
  await page.getByRole("link", { name: "By country, college, draft and position" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lists of players");
});

test("a search links to all results of one group and back", async ({ page }) => {
  await page.goto("/search?q=an");
  await page.getByRole("link", { name: /^First 200 of [\d,]+ players$/ }).click();
  await expect(page).toHaveURL("/search?q=an&in=players");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(200);
  await page.getByRole("link", { name: 'All results for "an"' }).click();
  await expect(page.getByRole("heading", { name: "Teams", exact: true })).toBeVisible();
});
