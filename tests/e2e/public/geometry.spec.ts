import { expect, sharedTest as test } from "../site.ts";
import { lookLikeMember } from "../storage.ts";

test("every percentile's tick is on its bar", async ({ page }) => {
  for (const path of [
    "/nba/players/player/Luka%20Don%C4%8Di%C4%87",
    "/nba/players/player/LeBron%20James",
    "/nba/teams/27",
    "/nba/teams/13/stats",
  ]) {
    await page.goto(path);
    for (const width of [360, 390, 480, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const bars = await page.locator(".place svg").evaluateAll((all) =>
        all.map((bar) => {
          const [track, , tick] = [...bar.children].map((part) => part.getBoundingClientRect());
          const box = bar.getBoundingClientRect();
          const words = bar.parentElement?.previousElementSibling?.getBoundingClientRect();
          return {
            isDrawn: box.width > 40 && track !== undefined && tick !== undefined,
            isInside: tick && tick.top >= box.top - 1 && tick.bottom <= box.bottom + 1,
            isMiddle: tick && Math.abs(tick.left - (box.left + box.width / 2)) < 2,
            isBelow: words && box.top >= words.bottom - 1,
          };
        }),
      );
      expect(bars.length).toBeGreaterThan(5);
      const right = { isDrawn: true, isInside: true, isMiddle: true, isBelow: true };
      expect(bars, `${width} px`).toEqual(bars.map(() => right));
    }
  }
});

test("pages of teams and players have a most height on a phone", async ({ page }) => {
  for (const [path, most] of [
    ["/nba/teams/27", 5_000],
    ["/nba/teams/20", 5_000],
    ["/nba/teams/21", 5_000],
    ["/nba/players/player/Luka%20Don%C4%8Di%C4%87", 4_500],
    ["/nba/players/player/LeBron%20James", 4_500],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(most);
  }
});

test("a table's row of one line has its texts at the same height", async ({ page }) => {
  // Heads with a link to the glossary are higher than those without.
  const heads = "/nba/games/0022500375/story";
  for (const path of ["/nba/standings/west", "/nba/players/page/1", heads]) {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(path);
    const uneven = await page
      .locator(path === heads ? ".data thead tr" : "tbody tr")
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const middles = [...row.querySelectorAll("td, thead th")].flatMap((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const box = (cell.querySelector("a.term") ?? range).getBoundingClientRect();
            return box.height === 0 || box.height > 30 ? [] : [box.top + box.height / 2];
          });
          return Math.max(...middles) - Math.min(...middles) > 1 ? [row.textContent] : [];
        }),
      );
    expect(uneven, path).toEqual([]);
  }
});

test("what has the focus in a table lies beside its first column", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ["/nba/ratings?on=2026-02-11", "/nba/stats/players"]) {
    await page.goto(path);
    const covered = await page.locator(".scroll thead a").evaluateAll((links) =>
      links.toReversed().flatMap((link) => {
        (link as HTMLElement).focus();
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return link.contains(above) ? [] : [link.textContent];
      }),
    );
    expect(covered, path).toEqual([]);
  }
});

test("rank, badge and name of the standings lead to the team", async ({ page }) => {
  await page.goto("/nba/standings/west");
  const hrefs = await page
    .locator("tbody tr")
    .first()
    .evaluate((row) =>
      [".rank", ".badge", ".pinned a"].map((part) => {
        const box = row.querySelector(part)?.getBoundingClientRect();
        const hit =
          box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return hit?.closest("a")?.getAttribute("href");
      }),
    );
  expect(hrefs).toEqual(Array(3).fill("/nba/teams/21"));
});

test("the whole of a card is a link", async ({ page }) => {
  for (const [path, card, part, href] of [
    ["/nba/games/2026-02-11", ".line-score", ".total", /^\/nba\/games\/\d{10}$/],
    ["/nba", ".scores > li", ".total", /^\/nba\/games\/\d{10}$/],
    ["/nba", ".headlines li", "small", /^\/nba\/(?:news|analysis)\//],
    ["/nba", ".lead", ".tie b", /^\/nba\/playoffs#series-\d+$/],
    ["/nba/playoffs", ".play-in", ".tie b", /^\/nba\/games\/\d{10}$/],
    ["/nba/teams/27", ".tiles > div", "dd", /^\/nba\/glossary#/],
    ["/nba/players/player/LeBron%20James/games", ".data tbody tr", "small", /^\/nba\/games\//],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const target = page.locator(`main ${card}`).first().locator(part).first();
    await target.scrollIntoViewIfNeeded();
    const hit = await target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found?.closest("a")?.getAttribute("href") ?? null;
    });
    expect(hit).toMatch(href);
  }
});

test("a touch anywhere on a series of the bracket unfolds its games", async ({ page }) => {
  await page.goto("/nba/playoffs");
  const series = page.locator(".bracket .tie").first();
  await expect(series.locator("a:visible")).toHaveCount(0);
  await series.locator(".seeded b").last().click();
  const games = page.getByRole("list", { name: "West First Round, game by game" });
  await expect(games.getByRole("link").first()).toBeVisible();
  await expect(games.getByRole("link").last()).toHaveAttribute("href", /^\/nba\/games\/\d{10}$/);
});

test("a link to a series unfolds it", async ({ page }) => {
  await page.goto("/nba/playoffs#series-10");
  await expect(page.locator("#series-10 a").first()).toBeInViewport();
});

test("every page begins at the same edge at 1920 px", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const edges = new Map<string, number>();
  for (const path of ["/", "/nba", "/nba/standings/west", "/nba/finder", "/nba/glossary"]) {
    await page.goto(path);
    const box = await page.locator("main h1").boundingBox();
    edges.set(path, Math.round(box?.x ?? -1));
  }
  expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1);
});

test("the links of a filter wrap beside their label", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/nba/players/player/James%20Harden/games");
  const below = await page.locator(".filters li").evaluateAll((items) =>
    items.flatMap((item) => {
      const label = item.querySelector("span, summary")?.getBoundingClientRect();
      return [...item.querySelectorAll(":scope > a")]
        .filter((link) => label && link.getBoundingClientRect().left < label.right)
        .map((link) => link.textContent);
    }),
  );
  expect(below).toEqual([]);
});

test("the star of a favorite stands clear of the badge before it", async ({ page }) => {
  await lookLikeMember(page);
  const gaps: number[] = [];
  for (const path of ["/", "/nba"]) {
    await page.goto(path);
    const own = await page.locator("[data-marks] .badge + a").evaluateAll((links) =>
      links.flatMap((link) => {
        const badge = link.previousElementSibling?.getBoundingClientRect();
        const [line] = link.getClientRects();
        // A name that wraps below its badge has the whole margin for its star.
        if (badge === undefined || line === undefined || line.left < badge.right) return [];
        return (
          line.left - badge.right + Number.parseFloat(getComputedStyle(link, "::before").marginLeft)
        );
      }),
    );
    gaps.push(...own);
  }
  expect(gaps.length).toBeGreaterThan(2);
  expect(gaps.filter((gap) => gap < 1)).toEqual([]);
});
