import { expect, sharedTest as test } from "../site.ts";

const GILGEOUS = "/nba/players/player/Shai%20Gilgeous-Alexander";

test("the dashboard and the standings link to a team's games", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /, games of the Thunder$/ }).click();
  await expect(page).toHaveURL(/\/nba\/teams\/21\/games$/);
  await page.goto("/nba/standings/west");
  await page.getByRole("link", { name: /games of the Spurs$/ }).click();
  await expect(page).toHaveURL(/\/nba\/teams\/27\/games$/);
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveText(
    "Teams",
  );
  await page.goto("/nba/playoffs");
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveText(
    "Playoffs & odds",
  );
});

test("the dashboard shows the top three of each conference and the leaders", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Unlock exclusive content!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Register for Free!" })).toHaveAttribute(
    "href",
    "/user/register",
  );
  await expect(page.getByRole("heading", { name: "NBA Standings Sneak Peak" })).toBeVisible();
  for (const [title, leader] of [
    ["Western Conference - TOP 3", "Thunder"],
    ["Eastern Conference - TOP 3", "Pistons"],
  ] as const) {
    const card = page.locator("section", { has: page.getByRole("heading", { name: title }) });
    await expect(card.getByRole("listitem")).toHaveCount(3);
    await expect(card.getByRole("listitem").first()).toContainText(leader);
  }
  await expect(page.getByRole("heading", { name: "NBA Season Leaders" })).toBeVisible();
  await page.getByText("All 36 leaders").click();
  for (const group of ["Advanced", "Averages", "Misc", "Totals"]) {
    const section = page.getByRole("region", { name: `Leaders - ${group}` });
    expect(await section.getByRole("table").count()).toBeGreaterThanOrEqual(6);
    await expect(section.getByRole("columnheader").first()).toHaveText("Rank");
    await expect(section.getByRole("table").first().locator("tbody tr")).toHaveCount(5);
  }
});

test("a leader links to the player, and the player to the team", async ({ page }) => {
  await page.goto("/");
  const leaders = page.getByRole("table", { name: "Points per game" });
  await leaders.getByRole("rowheader").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luka Dončić");
  const team = page.getByRole("main").getByRole("link", { name: "Los Angeles Lakers" });
  await team.first().click();
  await expect(page).toHaveURL(/\/nba\/teams\/14$/);
  await page.getByRole("link", { name: "Back to Teams" }).click();
  await expect(page).toHaveURL(/\/nba\/teams$/);
});

test.describe("standings", () => {
  test("hide columns at the specified widths", async ({ page }) => {
    await page.goto("/nba/standings/west");
    const visible = async () =>
      (await page.getByRole("columnheader").allInnerTexts()).filter((text) => text !== "");
    const main = ["Team", "Wins", "Losses", "Win %", "GB"];
    const of = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const headers = page.getByRole("columnheader");
      const shown: string[] = [];
      for (const header of await headers.all()) {
        if (await header.isVisible()) shown.push((await header.textContent()) ?? "");
      }
      return shown.filter((text) => main.includes(text));
    };
    expect(await visible()).toEqual(expect.arrayContaining(main));
    expect(await of(901)).toEqual(main);
    expect(await of(900)).toEqual(["Team", "Wins", "Losses", "Win %"]);
    expect(await of(769)).toEqual(["Team", "Wins", "Losses", "Win %"]);
    expect(await of(768)).toEqual(["Team", "Win %"]);
    expect(await of(581)).toEqual(["Team", "Win %"]);
    expect(await of(580)).toEqual(["Team"]);
  });

  test("link every team to its own page", async ({ page }) => {
    for (const conference of ["west", "east"]) {
      await page.goto(`/nba/standings/${conference}`);
      const links = page.getByRole("table").getByRole("rowheader").getByRole("link");
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute("href")),
      );
      expect(new Set(targets).size).toBe(15);
    }
    await page.goto("/nba/standings/east");
    await page.getByRole("link", { name: "Charlotte Hornets" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Charlotte Hornets");
  });
});

test.describe("a team", () => {
  test("shows its facts, figures, season and roster", async ({ page }) => {
    await page.goto("/nba/teams/13");
    const main = page.getByRole("main");
    for (const fact of ["LA Clippers", "LAC", "LA", "West", "Pacific"]) {
      await expect(main.getByRole("definition").getByText(fact, { exact: true })).toBeVisible();
    }
    for (const label of ["PLACE", "WINS", "LOSSES", "WIN %", "GB", "LAST10", "STREAK"]) {
      await expect(main.getByRole("term").getByText(label, { exact: true })).toBeVisible();
    }
    await expect(main.getByRole("figure")).toContainText(
      "Each bar is a game's margin: wins up, losses down.",
    );
    await expect(main.getByRole("link", { name: "All games: 42 won, 40 lost" })).toHaveAttribute(
      "href",
      "/nba/teams/13/games",
    );
    await expect(main.getByRole("link", { name: /Official Website/ })).toHaveAttribute(
      "target",
      "_blank",
    );
    await main.getByRole("link", { name: "Team Roster" }).click();
    const names = await page.getByRole("rowheader").allInnerTexts();
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
    await page.getByRole("link", { name: "Back to Clippers" }).click();
    await main.getByRole("link", { name: "Advanced Stats" }).click();
    for (const group of ["Advanced", "Averages", "Misc", "Totals"]) {
      await expect(page.getByRole("heading", { name: `Team Stats - ${group}` })).toBeVisible();
    }
  });
});

test("the teams page shows 30 badges with names from one file", async ({ page }) => {
  const badges: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("badges")) badges.push(request.url());
  });
  await page.goto("/nba/teams");
  const tiles = page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("link")
    .and(page.locator("[title]"));
  await expect(tiles).toHaveCount(30);
  await expect(page.getByRole("link", { name: "Philadelphia 76ers" })).toHaveAttribute(
    "title",
    "Philadelphia 76ers",
  );
  const broken = () =>
    page
      .locator("img")
      .evaluateAll(
        (images) => images.filter((image) => !(image as HTMLImageElement).naturalWidth).length,
      );
  await expect.poll(broken).toBe(0);
  expect(badges).toHaveLength(1);
});

test("no figure or label of a tile breaks inside a word", async ({ page }) => {
  for (const path of ["/nba/teams/14", "/nba/teams/14/stats", GILGEOUS]) {
    await page.goto(path);
    for (const width of [320, 450, 600, 780, 810, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator(".tiles dd, .tiles dt").evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > (cell.textContent?.split(" ").length ?? 1) ? [cell.textContent] : [];
        }),
      );
      expect(broken, `${width} px`).toEqual([]);
    }
  }
});
