import { expect, test } from "../site.ts";
import { lookLikeMember } from "../storage.ts";

test.describe("navigation", () => {
  for (const [motion, fades] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const) {
    test(`fades: ${fades}, with prefers-reduced-motion: ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        addEventListener("pagereveal", (event) => {
          const { viewTransition } = event as PageRevealEvent;
          document.documentElement.dataset.revealed = viewTransition ? "fading" : "at once";
        });
      });
      await page.goto("/nba/teams");
      await page.getByRole("link", { name: "Standings" }).first().click();
      await expect(page).toHaveURL(/standings$/);
      await expect(page.locator("html")).toHaveAttribute(
        "data-revealed",
        fades ? "fading" : "at once",
      );
    });
  }

  test("fades in 120 ms, and not with data saving on", async ({ page }) => {
    await page.goto("/nba/teams");
    const durations = await page.evaluate(() =>
      ["old", "new"].map(
        (part) =>
          getComputedStyle(document.documentElement, `::view-transition-${part}(root)`)
            .animationDuration,
      ),
    );
    expect(durations).toEqual(durations.map(() => "0.12s"));
    const name = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).viewTransitionName);
    expect(await name()).toBe("root");
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.reload();
    expect(await name()).toBe("none");
  });

  test("prefetches a public link on hover, and no members' link", async ({ page, context }) => {
    let candidates: string[] = [];
    const ahead: string[] = [];
    const path = (url: string) => new URL(url).pathname;
    const browser = await context.newCDPSession(page);
    browser.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
      candidates = preloadingAttemptSources.map(({ key }) => path(key.url));
    });
    browser.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
      if (status === "Ready") ahead.push(path(prefetchUrl));
    });
    await browser.send("Preload.enable");
    // A member's page shows the links to the members' pages.
    await lookLikeMember(page);
    await page.goto("/nba/teams");
    await expect(page.getByRole("link", { name: "News" }).first()).toBeVisible();
    await page.getByRole("link", { name: "Standings" }).first().hover();
    await expect.poll(() => ahead).toEqual(["/nba/standings"]);
    expect(candidates).toEqual(expect.arrayContaining(["/", "/nba/standings", "/nba/teams/27"]));
    const guarded = /^\/(user|nba\/(transactions|news|analysis))(\/|$)|^\/api\//;
    expect(candidates.filter((candidate) => guarded.test(candidate))).toEqual([]);
  });
});
