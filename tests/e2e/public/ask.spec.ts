import type { Page } from "@playwright/test";
import { violationsOf } from "../axe.ts";
import { expect, sharedTest as test } from "../site.ts";
import { widerThan } from "../widths.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("an answer links to the finder and to further questions", async ({ page }) => {
    await page.goto("/nba/ask");
    await page.getByLabel("Your question").fill("lakers record when lebron scores 30");
    await page.getByRole("button", { name: "Ask" }).click();
    await expect(page).toHaveURL("/nba/ask?q=lakers+record+when+lebron+scores+30");
    await expect(heading(page)).toContainText("4–2");
    await expect(page.getByLabel("Your question")).toHaveValue(
      "lakers record when lebron scores 30",
    );
    await expect(page.getByText("Read as: record of the")).toContainText("LeBron");
    await expect(page.getByText("not in your question, assumed")).toBeVisible();

    const share = page.getByRole("link", { name: "Link to this answer" });
    await expect(share).toHaveAttribute("href", /^http:.*\/nba\/finder\?.*season=2025-26/);

    await page.getByRole("link", { name: "Edit in the finder" }).click();
    await expect(page).toHaveURL(/\/nba\/finder\/form\?/);
    await expect(page.getByRole("button", { name: "Find" })).toBeVisible();
    await page.goBack();

    const next = page.getByRole("region", { name: "Next questions" }).getByRole("link");
    await expect(next).toHaveCount(3);
    const [before, question] = [
      await heading(page).textContent(),
      await next.first().textContent(),
    ];
    await next.first().click();
    await expect(page.getByLabel("Your question")).toHaveValue(question ?? "");
    await expect(heading(page)).not.toHaveText(before ?? "");
  });

  test("an ambiguous name offers a choice of players", async ({ page }) => {
    await page.goto("/nba/ask?q=williams+points");
    await expect(page.getByText("Add a first name to choose.")).toBeVisible();
    await page.getByRole("link", { name: /^Brandon Williams/ }).click();
    await expect(heading(page)).toContainText("Brandon Williams");
  });

  test("unknown words are marked, and a suggested question is answered", async ({ page }) => {
    await page.goto("/nba/ask?q=will+the+thunder+win+tomorrow");
    await expect(heading(page)).toHaveText("Hardwood's only forecasts are playoff and title odds.");
    await expect(
      page.getByText("Try “lakers title odds”, or a game that has been played."),
    ).toBeVisible();
    await expect(page.locator("u")).not.toHaveCount(0);
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByText("Read as:")).toBeVisible();
  });

  test("an example question can be asked with one click", async ({ page }) => {
    await page.goto("/nba/ask");
    await page.getByRole("link", { name: "Celtics vs Knicks" }).click();
    await expect(heading(page)).toContainText("3–1");
  });

  test("a search links to the answer", async ({ page }) => {
    await page.goto("/search?q=celtics+vs+knicks");
    await page.getByRole("link", { name: /3–1/ }).click();
    await expect(page).toHaveURL("/nba/ask?q=celtics+vs+knicks");
  });
});

test("no answer has axe violations or scrolls sideways from 320 to 1920 px", async ({ page }) => {
  for (const question of [
    "lakers record when lebron scores 30",
    "players from france",
    "jaylen brown in wins and losses",
    "will the thunder win tomorrow",
    "what channel are the lakers on",
    "watch lakers replay",
  ]) {
    await page.goto(`/nba/ask?${new URLSearchParams({ q: question })}`);
    expect(await violationsOf(page), question).toEqual([]);
    expect(await widerThan(page, [320, 360, 768, 1280, 1920]), question).toEqual([]);
  }
});

test("the figure of every kind of answer is in a phone's first screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const question of (
    "luka stats|jokic triple doubles|most turnovers in a game|lakers record without lebron|" +
    "longest win streak|teams with 50 wins|celtics or knicks record|" +
    "jaylen brown in wins and losses|lebron career points|how tall is wemby|who won mvp|" +
    "lakers next game|warriors record by season"
  ).split("|")) {
    await page.goto(`/nba/ask?${new URLSearchParams({ q: question })}`);
    const figures = heading(page).locator("b");
    await expect(figures.first(), question).toBeInViewport({ ratio: 1 });
    expect(await widerThan(page, [390]), question).toEqual([]);
    const edges = await figures.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().right),
    );
    expect(Math.max(...edges), question).toBeLessThanOrEqual(390);
  }
});

test("names in an answer's heading lead to their pages", async ({ page }) => {
  await page.goto("/nba/ask?q=curry+points");
  await heading(page).getByRole("link", { name: "Stephen Curry" }).click();
  await expect(page).toHaveURL("/nba/players/player/Stephen%20Curry");
  await page.goBack();
  await page.getByText("Not Seth Curry?").getByRole("link").click();
  await expect(heading(page)).toContainText("Seth Curry");
});
