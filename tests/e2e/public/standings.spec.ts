import { expect, sharedTest as test } from "../site.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form shows another day, and links lead to other weeks", async ({ page }) => {
    await page.goto("/nba/standings/east");
    await page.getByLabel("Standings on").fill("2026-01-15");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/nba/standings/east?on=2026-01-15");
    await expect(page.getByText("After the games of Thursday, January 15, 2026.")).toBeVisible();
    await page.getByRole("link", { name: "A week later" }).click();
    await expect(page).toHaveURL("/nba/standings/east?on=2026-01-22");
    await page.getByRole("main").getByRole("link", { name: "Western Conference" }).click();
    await expect(page).toHaveURL("/nba/standings/west?on=2026-01-22");
    await page.getByRole("link", { name: "Latest standings" }).click();
    await expect(page).toHaveURL("/nba/standings/west");
  });

  test("a header sorts and reverses the order, and the rank restores it", async ({ page }) => {
    await page.goto("/nba/standings/east");
    const first = page.getByRole("rowheader").first();
    const wins = page.getByRole("columnheader", { name: "Wins" });
    await wins.getByRole("link").click();
    await expect(wins).toHaveAttribute("aria-sort", "descending");
    await expect(first).toContainText("Detroit");
    await wins.getByRole("link").click();
    await expect(wins).toHaveAttribute("aria-sort", "ascending");
    await expect(first).toContainText("Washington");
    await page.getByRole("link", { name: "Sort by rank" }).click();
    await expect(page).toHaveURL("/nba/standings/east");
    await expect(first).toContainText("Detroit");
  });
});

test("a phone shows record, games behind and streak below the name", async ({ page }) => {
  await page.goto("/nba/standings/west");
  const second = page.getByText("62–20, 2 behind, L1");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(second).toBeHidden();
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(second).toBeVisible();
});

test("names in the chart are neither cut off nor overlapping at any width", async ({ page }) => {
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/nba/standings");
    const names = await page.locator(".names").evaluateAll((charts) =>
      charts.map((chart) => {
        const whole = chart.closest(".chart")?.getBoundingClientRect();
        const boxes = [...chart.querySelectorAll("text")].map((text) =>
          text.getBoundingClientRect(),
        );
        return {
          count: boxes.length,
          beyond: boxes.filter(({ right }) => right > (whole?.right ?? 0)).length,
          overlapping: boxes.slice(1).filter(({ top }, at) => top < (boxes[at]?.bottom ?? 0) - 1)
            .length,
        };
      }),
    );
    expect(names).toEqual([
      { count: 6, beyond: 0, overlapping: 0 },
      { count: 6, beyond: 0, overlapping: 0 },
    ]);
  }
});
