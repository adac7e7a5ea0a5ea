import { shiftsOf } from "../shifts.ts";
import { expect, sharedTest, test } from "../site.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  sharedTest(
    "the dashboard is at most 5,000 px high and has no layout shifts",
    async ({ page }) => {
      await page.goto("/");
      expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(5_000);
      expect(await shiftsOf(page)).toBe(0);
    },
  );
});

sharedTest(
  "six lists of leaders are open, and a touch unfolds all 36 in place",
  async ({ page }) => {
    await page.goto("/");
    const tables = page.locator(".leaders").getByRole("table");
    await expect(tables).toHaveCount(6);
    for (const table of await tables.all()) await expect(table.locator(".tile")).toHaveCount(1);
    await page.getByText("All 36 leaders").click();
    await expect(tables).toHaveCount(36);
    for (const group of ["Averages", "Totals", "Advanced", "Misc"]) {
      await expect(page.getByRole("heading", { name: `Leaders - ${group}` })).toBeVisible();
    }
  },
);

sharedTest(
  "the dashboard uses the width at 1920 px, with six columns of tables",
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto("/");
    const { used, columns, beyond } = await page.evaluate(() => ({
      used: document.querySelector(".leaders")?.getBoundingClientRect().width ?? 0,
      columns: new Set(
        [...document.querySelectorAll(".lead table")].map((table) =>
          Math.round(table.getBoundingClientRect().left),
        ),
      ).size,
      beyond: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(used).toBeGreaterThan(1_600);
    expect(columns).toBe(6);
    expect(beyond).toBeLessThanOrEqual(0);
  },
);

sharedTest("the chance to win of a game to come is one bar with both figures", async ({ page }) => {
  await page.goto("/");
  const bars = page.locator(".chance-bar");
  expect(await bars.count()).toBeGreaterThan(0);
  for (const bar of await bars.all()) {
    const figures = (await bar.locator("text").allTextContents()).map((text) =>
      Number.parseInt(text, 10),
    );
    expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(100);
  }
  await expect(page.getByRole("heading", { name: "Games and chances to win" })).toBeAttached();
});

sharedTest("equal figures share a rank, and team codes link to teams", async ({ page }) => {
  await page.goto("/");
  const tables = await page.locator(".leaders table").evaluateAll((all) =>
    all.map((table) => ({
      title: table.querySelector("caption")?.textContent ?? "",
      rows: [...table.querySelectorAll("tbody tr")].map((row) => ({
        rank: Number(row.firstElementChild?.textContent),
        stat: row.lastElementChild?.textContent ?? "",
        team: row.querySelector("a + a")?.getAttribute("href"),
      })),
    })),
  );
  expect(tables).toHaveLength(36);
  const triples = tables.find(({ title }) => title === "Triple-doubles")?.rows;
  expect(triples?.map(({ rank, stat }) => `${rank}: ${stat}`)).toEqual(
    "1: 34|2: 13|2: 13|4: 8|5: 6".split("|"),
  );
  for (const { title, rows } of tables) {
    for (const [at, { rank, stat }] of rows.entries()) {
      const before = rows[at - 1];
      expect(rank, title).toBe(before?.stat === stat ? before.rank : at + 1);
    }
  }
  const leads = new Set(tables.flatMap(({ rows }) => rows.map(({ team }) => team)));
  for (const href of leads) expect(href).toMatch(/^\/nba\/teams\/\d+$/);
});

sharedTest(
  "the printed page has every leader, without the registration prompt",
  async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Register for Free!")).toBeHidden();
    const hidden = await page
      .locator(".leaders tbody tr")
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().right > innerWidth));
    expect(hidden).toEqual([]);
  },
);

test("text of twice the size causes no sideways scrolling", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
  }
});
