import { violationsOfRule } from "../axe.ts";
import { expect, sharedTest as test } from "../site.ts";

test.use({ viewport: { width: 320, height: 700 } });

/** The text spacing that a reader may set (WCAG 1.4.12), which widens every table. */
const SPACED = "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }";

test("names stay in view while their table scrolls", async ({ page }) => {
  for (const { path, spaced } of [
    { path: "/nba/players/page/1", spaced: "never" },
    { path: "/nba/players/page/1", spaced: "when spaced" },
    { path: "/nba/standings/west", spaced: "when spaced" },
    { path: "/nba/standings/east", spaced: "when spaced" },
    { path: "/nba/teams/23/roster", spaced: "when spaced" },
    { path: "/nba/stats/players", spaced: "when spaced" },
    { path: "/nba/leaders/misc/second-chance-points-per-game", spaced: "never" },
    { path: "/nba/finder?rows=players", spaced: "never" },
    { path: "/nba/finder?pts=40..&result=l", spaced: "when spaced" },
  ]) {
    await page.goto(path);
    if (spaced === "when spaced") {
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, SPACED);
    }
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await beyond()).toBeLessThanOrEqual(0);
    const regions = await page.locator(".scroll").evaluateAll((all) =>
      all.map((region) => {
        region.scrollLeft = region.scrollWidth;
        const edge = region.getBoundingClientRect();
        const name = region.querySelector("tbody .pinned")?.getBoundingClientRect();
        return {
          scrolled: region.scrollLeft > 0,
          inView: name !== undefined && name.left >= edge.left && name.right <= edge.right,
          leavesRoom: name !== undefined && name.width <= edge.width * 0.7,
        };
      }),
    );
    expect(regions.length).toBeGreaterThan(0);
    // A table that fits has nothing to leave room for.
    expect(regions.filter(({ inView }) => !inView)).toEqual([]);
    expect(regions.filter(({ scrolled, leavesRoom }) => scrolled && !leavesRoom)).toEqual([]);
    expect(await beyond()).toBeLessThanOrEqual(0);
    expect(await violationsOfRule(page, "scrollable-region-focusable")).toEqual([]);
  }
});

test("keyboard focus scrolls the last column of a table into view", async ({ page }) => {
  await page.goto("/nba/players/page/1");
  const row = page.getByRole("table").locator("tbody tr").first();
  await row.getByRole("rowheader").getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  const team = row.getByRole("link").last();
  await expect(team).toBeFocused();
  await expect(team).toBeInViewport({ ratio: 1 });
});

test("nothing scrolls sideways except a roster and tabs", async ({ page }) => {
  for (const path of "/nba/standings /nba/standings/west /nba/teams /nba/teams/21 /nba/teams/27".split(
    " ",
  )) {
    await page.goto(path);
    const scrolling = await page.locator("main, main *").evaluateAll((all) =>
      all
        .filter((part) => getComputedStyle(part).overflowX === "auto")
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map((part) => part.getAttribute("aria-label") ?? part.className),
    );
    // A roster has more columns than fit on a phone, and tabs stay in one line.
    expect(scrolling.filter((name) => !/^(?:Roster|Pages) of/.test(name))).toEqual([]);
  }
});
