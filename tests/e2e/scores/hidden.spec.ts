import type { Page } from "@playwright/test";
import { signUp } from "#tests/fixtures/auth-accounts.ts";
import { violationsOf } from "../axe.ts";
import { ownHeaders, signIn, startSession } from "../member.ts";
import { shiftsOf } from "../shifts.ts";
import { expect, sharedTest as test } from "../site.ts";
import { tellings } from "./tellings.ts";

/** The champions, of whom most is told. */
const KNICKS = { id: "20", names: /Knicks|New York|NYK/ };
/** Their last game, 94–90. */
const GAME = "/nba/games/0042500405";

/** One page of each kind that names the team, as a member reads them. */
const PAGES = [
  "/",
  "/nba",
  "/nba/games/2026-04-12",
  "/nba/games/2026-06-13",
  GAME,
  "/nba/games/2026-12-25",
  "/nba/games/2026-12-25/sas-at-nyk",
  "/nba/teams/20",
  "/nba/teams/20/games",
  "/nba/teams/27/against/20",
  "/nba/standings",
  "/nba/standings/east",
  "/nba/standings/league?on=2026-01-15",
  "/nba/playoffs",
  "/nba/ratings",
  "/nba/seasons",
  "/nba/players/player/Jalen%20Brunson",
  "/nba/players/player/Jalen%20Brunson/games",
  "/search?q=knicks",
  "/nba/news",
  "/nba/news/knicks-are-champions-for-the-first-time-since-1973",
];

async function hide(page: Page, setting: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("hush", text), setting);
}

/** The buttons whose words stand upon those of another. */
const crowdedButtons = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll(".score-note button")];
    const words = buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map(({ firstChild }) => {
        const range = document.createRange();
        if (firstChild) range.selectNodeContents(firstChild);
        return range.getBoundingClientRect();
      });
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    return words.filter((one, at) => words.slice(at + 1).some((other) => meet(one, other))).length;
  });

test("no page tells a result of a hidden team, to the eye or to a screen reader", async ({
  page,
}) => {
  await signIn(page);
  await hide(page, KNICKS.id);
  const told: Record<string, string[]> = {};
  const untested: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator(".score-note").first()).toBeAttached();
    expect.soft(await crowdedButtons(page), path).toBe(0);
    const isOfTeam = /\/teams\/20|Brunson|0042500405/.test(path);
    const found = await tellings(page, KNICKS.names, isOfTeam);
    if (found.length > 0) told[path] = found;
    // What the same page tells once nothing is hidden, so that the search cannot miss everything.
    await page.evaluate(() => document.documentElement.classList.remove("hush"));
    if ((await tellings(page, KNICKS.names, isOfTeam)).length === 0) untested.push(path);
  }
  expect(told).toEqual({});
  expect(untested).toEqual([]);
});

test("shows a game at a touch, in its place, and remembers it on this device", async ({ page }) => {
  await hide(page, "all");
  await page.goto("/nba/games/2026-04-12");
  const game = page.getByRole("listitem").filter({ hasText: "Hornets at Knicks" }).first();
  const show = game.getByRole("button", { name: "Show the score of Hornets at Knicks" });
  await expect(show).toBeVisible();
  expect(await shiftsOf(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  const placed = () =>
    game.evaluate((item) => {
      const { y, width, height } = item.getBoundingClientRect();
      return { y: y + scrollY, width, height, page: document.documentElement.scrollHeight };
    });
  const before = await placed();
  await expect(game.getByRole("cell", { name: "96" })).toBeHidden();
  await show.press("Enter");
  await expect(game).toBeFocused();
  await expect(game.getByRole("row", { name: /^New York/ })).toContainText("53–29");
  await expect(show).toHaveCount(0);
  expect(await placed()).toEqual(before);
  await game.getByRole("link", { name: "Hornets at Knicks" }).click();
  await expect(page.getByText("Four factors")).toBeVisible();
  await page.goBack();
  await expect(game.getByRole("row", { name: /^New York/ })).toBeVisible();
});

test("the tab of an article has its headline once it is shown", async ({ page }) => {
  await signIn(page);
  await hide(page, KNICKS.id);
  await page.goto("/nba/news/knicks-are-champions-for-the-first-time-since-1973");
  await expect(page).toHaveTitle("Hardwood");
  await page.locator("h1").getByRole("button", { name: "Show the results" }).click();
  await expect(page).toHaveTitle(/^Knicks are champions for the first time since 1973 \|/);
});

test("one button shows results that stand together", async ({ page }) => {
  await hide(page, "all");
  await page.goto("/nba/teams/20");
  const standing = page.locator(".standing");
  const notes = standing.locator(".score-note");
  await expect(notes).toHaveCount(1);
  await expect(page.locator(".strip .score-note")).toHaveCount(0);
  await notes.getByRole("button").press("Enter");
  await expect(notes).toHaveCount(0);
  await expect(standing.getByText("53–29")).toBeVisible();
  await expect(standing.locator(".deck")).toBeVisible();
});

test("a button in a table is one word, which lies over no figure", async ({ page }) => {
  await hide(page, "all");
  await page.goto("/nba/teams/20/splits");
  const notes = page.locator("table .score-note");
  await expect(notes.first()).toBeVisible();
  await expect(notes.locator("> span:not(.hidden-text)")).toHaveCount(0);
});

test("leaves a blank of one screen where a whole game is hidden", async ({ page }) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await hide(page, "all");
  await page.goto("/nba/games/0022500375/story");
  const show = page.getByRole("button", { name: "Show the score" });
  await expect(show).toBeVisible();
  const screens = () => page.evaluate((own) => document.documentElement.scrollHeight / own, height);
  expect(await screens()).toBeLessThan(2);
  await show.click();
  expect(await screens()).toBeGreaterThan(4);
  // A game that was shown stays so, and unfolds below what is in sight.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Turning points" })).toBeVisible();
  await expect(show).toHaveCount(0);
  expect(await shiftsOf(page)).toBe(0);
});

/** The results in sight, whether or not the script has come that shows those that are not hidden. */
const resultsInSight = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main [data-result]")].filter((result) =>
        result.checkVisibility({ visibilityProperty: true }),
      ).length,
  );

test("hides a member's scores before the first paint of a browser that has lost its storage", async ({
  browser,
  page,
}) => {
  await signIn(page);
  // A member's own page tells the browser who is signed in.
  await page.goto("/user/profile");
  await page.goto("/hide-scores");
  const all = page.getByRole("checkbox", { name: "Hide all scores" });
  const kept = page.waitForResponse("**/api/hidden-scores");
  await all.check();
  expect((await kept).status()).toBe(200);
  const lost = await browser.newContext({
    storageState: { cookies: (await page.context().storageState()).cookies, origins: [] },
  });
  const reader = await lost.newPage();
  // What is in sight without the script is in sight at the first paint.
  await reader.route("**/hush-*.js", (route) => route.abort());
  for (const path of ["/", "/nba/games/2026-04-12", GAME]) {
    await reader.goto(path);
    expect([path, await resultsInSight(reader)]).toEqual([path, 0]);
  }
  await reader.unroute("**/hush-*.js");
  await reader.goto(GAME);
  await expect(reader.getByRole("button", { name: "Show the score" })).toBeVisible();
  await reader.goto("/hide-scores");
  const hidden = reader.getByRole("checkbox", { name: "Hide all scores" });
  await expect(hidden).toBeChecked();
  await hidden.uncheck();
  await expect(reader.getByText("No score is hidden on this device.")).toBeVisible();
  await reader.goto(GAME);
  expect(await resultsInSight(reader)).toBeGreaterThan(0);
  await lost.close();
});

test("hides a team's scores on a device from the moment a member signs in", async ({ page }) => {
  const account = await signUp(process.env.AUTH_EMULATOR_HOST ?? "");
  const { request } = page.context();
  const site = process.env.SITE_URL ?? "";
  await startSession(request, site, account);
  const headers = await ownHeaders(request, site);
  const hidden = `14 ${KNICKS.id}`;
  await request.put(`${site}/api/hidden-scores`, { headers, data: { hidden } });
  await page.context().clearCookies();
  await startSession(request, site, account);
  await page.goto("/nba/games/2026-04-12");
  const game = page.getByRole("button", { name: "Show the score of Hornets at Knicks" });
  await expect(game).toBeVisible();
  await expect(page.getByRole("row", { name: /^Boston/ })).toBeVisible();
});
