import type { Page } from "@playwright/test";
import { register } from "../accounts/people.ts";
import { marked } from "../marks.ts";
import { expect, sharedTest, test } from "../site.ts";

const GAME = "/nba/games/0022500437";

/** How far each table of a page extends beyond its visible part. */
function hidden(page: Page): Promise<number[]> {
  return page
    .locator("main .scroll")
    .evaluateAll((all) => all.map((region) => region.scrollWidth - region.clientWidth));
}

sharedTest("a box score fits without scrolling on a desk", async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [GAME, "/nba/games/0022500240", "/nba/games/0042500405"]) {
      await page.goto(path);
      expect(await hidden(page)).toEqual([0, 0, 0]);
    }
  }
});

// An ordinary game, the one with the most players, one with two overtimes, and one of a series.
sharedTest("a game prints on one page", async ({ page }) => {
  for (const id of ["0022500437", "0022500086", "0022500240", "0042500405"]) {
    await page.goto(`/nba/games/${id}`);
    for (const format of ["A4", "Letter"]) {
      const pdf = (await page.pdf({ format })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${id}, ${format}`).toHaveLength(1);
    }
  }
});

sharedTest(
  "the playoffs print on two pages, and only open series are printed",
  async ({ page }) => {
    await page.goto("/nba/playoffs");
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await page.locator(".round-3.west summary").click();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".round-3.west .tie ol")).toBeVisible();
    await expect(page.locator(".round-3.east .tie ol")).toBeHidden();
  },
);

sharedTest("the totals of a day are aligned in one column", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/nba/games/2025-12-25");
    const ends = await page
      .locator(".line-score .total")
      .evaluateAll((all) => all.map((total) => Math.round(total.getBoundingClientRect().right)));
    expect(ends).toHaveLength(10);
    expect(new Set(ends).size).toBe(1);
  }
});

sharedTest("the pager and the calendar link to other days", async ({ page }) => {
  await page.goto("/nba/games/2025-12-25");
  await page.getByRole("navigation", { name: "Days" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tuesday, December 23, 2025");
  await page
    .getByRole("table", { name: /Games by day/ })
    .getByRole("link", { name: /^31/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wednesday, December 31, 2025");
});

sharedTest("a series opens game by game, and a game links to the next", async ({ page }) => {
  await page.goto("/nba/playoffs");
  await page.locator(".round-3.west summary").click();
  const series = page.getByRole("list", { name: /West Conf\. Finals/ });
  await series.getByRole("link", { name: /^6\b/ }).click();
  await expect(page.getByText("Game 6: the series is tied 3–3")).toBeVisible();
  const games = page.getByRole("navigation", { name: "Games of the Spurs" });
  await games.getByRole("link", { name: /^After/ }).click();
  await expect(page.getByText("Game 7: the Spurs win the series 4–3")).toBeVisible();
});

/** The rows of tables by quarters, with as many overtimes as are asked for. */
const stretch = (page: Page, overtimes: number) =>
  page.evaluate((count) => {
    for (const table of document.querySelectorAll<HTMLTableElement>(
      ".quarters:not(.factors), .line-score.extra table",
    )) {
      for (const row of table.rows) {
        const last = row.cells[row.cells.length - 2];
        while (last && row.cells.length < 6 + count) row.insertBefore(last.cloneNode(true), last);
      }
    }
  }, overtimes);

/** What a reader of a narrow screen does not see whole: a table's edge, or a name in pieces. */
const cutIn = (page: Page) =>
  page.evaluate(() => {
    const tables = [
      ...document.querySelectorAll(".quarters:not(.factors), .line-score.extra table"),
    ];
    const cut = tables.flatMap((table) => {
      const frame = table.closest(".scroll, li") ?? document.body;
      const names = [...table.querySelectorAll("tbody th :is(.short, a)")].map((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? name.textContent : "";
      });
      const isWide = table.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
      return [...names, isWide ? "the table" : ""].filter(Boolean);
    });
    return { tables: tables.length > 0, cut };
  });

sharedTest("nothing is cut of a game with many overtimes at 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const game = "/nba/games/0022500001";
  for (const path of [game, `${game}/story`, `${game}?part=ot`, "/nba/games/2025-10-21"]) {
    await page.goto(path);
    for (const overtimes of [2, 3, 4]) {
      await stretch(page, overtimes);
      expect([path, overtimes, await cutIn(page)]).toEqual([
        path,
        overtimes,
        { tables: true, cut: [] },
      ]);
    }
  }
});

test("a tip-off is shown in Eastern Time and in the reader's zone", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const readIn = (timezoneId: string) =>
    client.send("Emulation.setTimezoneOverride", { timezoneId });
  for (const [timezoneId, own] of [
    ["Pacific/Honolulu", "Sun, 10:30 AM HST"],
    ["America/Los_Angeles", "Sun, 12:30 PM PST"],
    ["America/New_York", "Sun, 3:30 PM EST"],
    ["Australia/Sydney", "Mon, 7:30 AM GMT+11"],
    ["Pacific/Auckland", "Mon, 9:30 AM GMT+13"],
    ["Asia/Kolkata", "Mon, 2:00 AM GMT+5:30"],
  ] as const) {
    await readIn(timezoneId);
    await page.goto("/nba/games/0022500396");
    await expect(page.getByText("3:30 PM ET")).toBeVisible();
    await expect(page.locator(".own")).toHaveText(own);
  }
  // A card of the league's Sunday, on which its clocks change, says that it is Monday in Kolkata.
  await page.goto("/nba/games/2027-03-14");
  const tipOff = (utc: string) => page.locator(`.own[datetime='2027-03-14T${utc}Z']`).first();
  await expect(tipOff("16:00")).toHaveText(/^Sun,? 9:30 PM$/);
  await expect(tipOff("21:00")).toHaveText(/^Mon,? 2:30 AM$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, timezoneId: "Australia/Sydney" });

  test("a tip-off is shown in Eastern Time, and days link to games and back", async ({ page }) => {
    await page.goto("/nba/games/2025-12-21");
    await page.getByRole("link", { name: "Bulls at Hawks" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Chicago Bulls at Atlanta Hawks",
    );
    await expect(page.getByText("3:30 PM ET")).toBeVisible();
    await page.getByRole("link", { name: "Sunday, December 21, 2025" }).click();
    await expect(page.getByRole("link", { name: "Bulls at Hawks" })).toBeVisible();
  });

  test("a series opens and links to its games", async ({ page }) => {
    await page.goto("/nba/playoffs");
    await page.locator(".round-3.west summary").click();
    const series = page.getByRole("list", { name: /West Conf\. Finals/ });
    await series.getByRole("link", { name: /^7\b/ }).click();
    await expect(page.getByText("Game 7: the Spurs win the series 4–3")).toBeVisible();
  });

  test("a player's page links to the full game log, and the log to a game", async ({ page }) => {
    await page.goto("/nba/players/player/Luka%20Don%C4%8Di%C4%87");
    await page.getByRole("link", { name: /^All 64 games/ }).click();
    const log = page.getByRole("table", { name: "Luka Dončić, Regular season" });
    await expect(log.getByRole("row")).toHaveCount(66);
    await log.getByRole("rowheader").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/nba\/games\/\d{10}$/);
  });
});

sharedTest("favorites are marked, also in accessible names", async ({ page }) => {
  await register(page);
  for (const path of ["/nba/teams/27", "/nba/players/player/Jalen%20Brunson"]) {
    await page.goto(path);
    await page.getByRole("button", { name: /^Favorite:/ }).click();
    await expect(page.getByRole("button", { name: /^Favorite:/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  }
  await page.goto("/nba/games/0042500405");
  await expect(page.getByRole("link", { name: /^Favorite: ?Jalen Brunson/ })).toBeVisible();
  expect(await marked(page, "main")).toEqual(["Spurs", expect.stringMatching("Jalen Brunson")]);
  await page.goto("/nba/playoffs");
  expect(await marked(page, ".bracket")).toEqual(["Spurs", "Spurs", "Spurs", "Spurs"]);
  await page.goto("/nba/games/2026-06-13");
  expect(await marked(page, ".line-score")).toEqual([
    expect.stringMatching("San Antonio"),
    "Jalen Brunson",
  ]);
});
