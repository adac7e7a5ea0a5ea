import { violationsOf } from "../axe.ts";
import { expect, sharedTest as test } from "../site.ts";

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the form searches, headers sort, the pager turns, and rows link to games", async ({
    page,
  }) => {
    await page.goto("/nba/finder");
    await page.getByLabel("Result").selectOption("Lost");
    await page.getByLabel("Range").first().fill("40..");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL("/nba/finder?result=l&pts=40..&season=2025-26");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Games with 40 or more points, in losses",
    );
    await expect(page.getByText("1 to 25 of 37", { exact: true })).toBeVisible();

    await page.getByRole("link", { name: "Forward, next page" }).click();
    await expect(page.getByText("26 to 37 of 37", { exact: true })).toBeVisible();

    const rebounds = page.getByRole("columnheader", { name: "REB" });
    await rebounds.getByRole("link").click();
    await expect(rebounds).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByRole("rowheader").first()).toContainText("Giannis Antetokounmpo");
    await page.getByRole("row").nth(1).getByRole("link", { name: /^L / }).click();
    await expect(page).toHaveURL(/\/nba\/games\/00\d{8}$/);
  });

  test("each part of the question is shown, and a touch removes it", async ({ page }) => {
    await page.goto("/nba/finder?result=l&pts=40..&season=2025-26");
    const parts = page.getByRole("list", { name: "Asked for" });
    await expect(parts.getByRole("link")).toHaveText([
      "Remove: In losses",
      "Remove: 40 or more points",
      "Clear",
    ]);
    await parts.getByRole("link", { name: "In losses" }).click();
    await expect(page).toHaveURL("/nba/finder?pts=40..&season=2025-26");
    await parts.getByRole("link", { name: "Clear" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Finder");
  });

  test("any figure can be a condition, and an empty result names the most that there is", async ({
    page,
  }) => {
    await page.goto("/nba/finder?team=DEN");
    await page.getByText("Change the conditions").click();
    await page.getByLabel("Result").selectOption("Lost");
    await page.getByRole("button", { name: "All conditions" }).click();
    await expect(page).toHaveURL("/nba/finder/form?team=DEN&result=l&season=2025-26");
    await page
      .getByRole("combobox", { name: "Figure", exact: true })
      .first()
      .selectOption("Steals");
    await page.getByRole("textbox", { name: "Range" }).first().fill("40..");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL("/nba/finder?team=DEN&result=l&stl=40..&season=2025-26");
    await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
    await expect(
      page.getByText(/^No such game has 40 or more: the most is \d+ steals\.$/),
    ).toBeVisible();
    await page.getByRole("link", { name: /^\d+ steals$/ }).click();
    await expect(page).toHaveURL("/nba/finder?team=DEN&result=l&sort=-stl&season=2025-26");
  });

  test("an ambiguous name offers each player", async ({ page }) => {
    await page.goto("/nba/finder?player=williams&pts=30..");
    await expect(page.getByLabel("Player", { exact: true })).toHaveValue("williams");
    await page.getByRole("link", { name: "Jalen Williams", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Jalen Williams");
  });
});

test("a form with an error has the focus there and no axe violations", async ({ page }) => {
  await page.goto("/nba/finder?month=foo&stl=many");
  await expect(page.getByLabel("Month")).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test("on a wide page the form is open and its toggle is hidden", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/nba/finder?pts=50..");
  await expect(page.getByLabel("Points")).toBeVisible();
  await expect(page.getByText("Change the conditions")).toBeHidden();
});

test("feats link to their own queries", async ({ page }) => {
  await page.goto("/nba/finder");
  await page.getByRole("link", { name: /^Longest winning streak 16 games in a row$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Team streaks of games, in wins",
  );
  await expect(page.getByRole("rowheader").first()).toContainText("Oklahoma City Thunder");
});
