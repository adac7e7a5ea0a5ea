import { violationsOf } from "../axe.ts";
import { marked } from "../marks.ts";
import { shiftsOf } from "../shifts.ts";
import { expect, sharedTest as test } from "../site.ts";
import { becomeMember, favor } from "./people.ts";

const FAVORITES = [
  "teams/8",
  "teams/18",
  "players/Nickeil%20Alexander-Walker",
  "players/Stephen%20Curry",
  "players/Nikola%20Joki%C4%87",
];

for (const width of [360, 1280]) {
  test(`a member's favorites are shown without layout shifts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await becomeMember(page);
    await favor(page, FAVORITES);
    await page.goto("/");
    const mine = page.getByRole("region", { name: "Your front page" });
    const cards = mine.getByRole("region", { name: "Your teams and players" }).getByRole("article");
    await expect(cards).toHaveCount(5);
    await expect(cards.first()).toContainText("Denver Nuggets");
    await expect(cards.first()).toContainText("54–28");
    await expect(cards.first().getByRole("link", { name: /^Lost 110–98/ })).toHaveAttribute(
      "href",
      "/nba/games/0042500166",
    );
    await expect(cards.last()).toContainText("Stephen Curry");
    await expect(mine.getByRole("link", { name: "All transactions" })).toBeVisible();
    await expect(mine.getByText("Your favorites didn't load.")).toBeHidden();
    expect(await shiftsOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    // Besides the games of the schedule's fullest day.
    const height = await page.evaluate(() => {
      const games = document.querySelector<HTMLElement>(".game-cards")?.offsetHeight ?? 0;
      return document.body.scrollHeight - games;
    });
    expect(height).toBeLessThanOrEqual(4_500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("a new member can star any team on the dashboard, at any width", async ({ page }) => {
  await becomeMember(page);
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const mine = page.getByRole("region", { name: "Your front page" });
    await expect(mine.getByText(/^Star your teams/)).toBeVisible();
    await expect(mine.getByRole("link", { name: "All transactions" })).toBeVisible();
    const stars = mine.getByRole("button", { name: /^Favorite:/ });
    await expect(stars).toHaveCount(30);
    const small = await stars.evaluateAll((all) =>
      all.filter((star) => {
        const { width, height } = star.getBoundingClientRect();
        return width < 44 || height < 44;
      }),
    );
    expect(small, `${width} px`).toHaveLength(0);
    expect(await shiftsOf(page), `${width} px`).toBe(0);
    if (width === 360 || width === 1280) expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // What is reserved for favorites is used by the teams, not left empty.
    const hole = await mine.evaluate((part) => {
      const end = part.querySelector(".desk")?.getBoundingClientRect().bottom ?? 0;
      return part.getBoundingClientRect().bottom - end;
    });
    expect(hole, `${width} px`).toBeLessThan(150);
  }
});

test("a new member stars two teams by keyboard and sees them first", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Your front page" });
  for (const team of ["Denver Nuggets", "San Antonio Spurs"]) {
    const star = mine.getByRole("button", { name: `Favorite: ${team}` });
    await star.focus();
    await page.keyboard.press("Enter");
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await expect(star).toHaveAttribute("aria-busy", "false");
  }
  await mine.getByRole("link", { name: "see your front page" }).click();
  const cards = mine.getByRole("region", { name: "Your teams and players" }).getByRole("article");
  await expect(cards).toHaveCount(2);
});

test("a new member passes the teams by a link", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Not now" }).click();
  await expect(page.getByRole("heading", { name: "NBA Standings Sneak Peak" })).toBeInViewport();
});

test("the welcome covers no line of a new member's page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeMember(page);
  await page.goto("/");
  const line = page.getByText(/^Star your teams/);
  await expect(line).toBeVisible();
  await line.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.locator("#notice").evaluate((notice) => {
    notice.textContent =
      "Welcome! We sent a verification email to somebody@example.com. Open the link in it to verify your address.";
  });
  const [notice, text] = await Promise.all([
    page.locator("#notice").boundingBox(),
    line.boundingBox(),
  ]);
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.locator(".foot p").last().boundingBox();
  const at = await page.locator("#notice").boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(at?.y ?? 0);
});

test("a failed request shows a retry link and keeps the rest of the page", async ({ page }) => {
  await becomeMember(page);
  await page.route("**/api/front", (route) =>
    route.fulfill({ status: 503, json: { code: "database-unavailable", message: "" } }),
  );
  await page.goto("/");
  const mine = page.getByRole("region", { name: "Your front page" });
  await expect(mine.getByRole("status")).toHaveText(/didn't load. Try again/);
  await expect(page.getByRole("heading", { name: "NBA Season Leaders" })).toBeVisible();
  expect(await shiftsOf(page)).toBe(0);
  await page.unroute("**/api/front");
  await mine.getByRole("link", { name: "Try again" }).click();
  await expect(mine.getByRole("link", { name: "All transactions" })).toBeVisible();
});

test("favorites changed on another page are updated after going back", async ({ page }) => {
  await becomeMember(page);
  await favor(page, ["teams/8"]);
  await page.goto("/");
  const cards = page.getByRole("region", { name: "Your teams and players" }).getByRole("article");
  await expect(cards).toHaveCount(1);
  await page.goto("/nba/teams/27");
  const star = page.getByRole("button", { name: /^Favorite:/ });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toContainText("San Antonio Spurs");
});

test("standings, statistics, leaders and rosters mark a member's favorites", async ({ page }) => {
  await becomeMember(page);
  await favor(page, FAVORITES);
  let loaded: PromiseWithResolvers<void> | undefined;
  // The marks come when the page is complete, so that every shift after that is theirs.
  await page.route(/\/api\/(?:favorites|front)/, async (route) => {
    await loaded?.promise;
    await route.continue();
  });
  for (const [path, expected] of [
    ["/nba/standings/west", ["Denver Nuggets", "Minnesota Timberwolves"]],
    ["/nba/teams/8/roster", ["Nikola Jokić"]],
    ["/nba/leaders/averages/assists-per-game", ["Nikola Jokić"]],
    ["/nba/stats/players?sort=-ast", ["Nikola Jokić"]],
    ["/nba", ["Nuggets"]],
    ["/", ["Nuggets", "Nikola Jokić"]],
  ] as const) {
    loaded = Promise.withResolvers();
    await page.goto(path);
    const before = await shiftsOf(page);
    loaded.resolve();
    const names = await marked(page, "main");
    for (const name of expected) {
      expect(names, path).toContainEqual(expect.stringContaining(name));
    }
    expect((await shiftsOf(page)) - before, path).toBe(0);
  }
});

test("a table updated in place marks the favorites in its rows", async ({ page }) => {
  await becomeMember(page);
  await favor(page, ["players/Jalen%20Brunson"]);
  await page.goto("/nba/players/page/1?name=jal");
  const link = page.getByRole("link", { name: "Jalen Brunson" });
  await expect(link).toBeVisible();
  expect(await marked(page, "main")).toEqual(["Jalen Brunson"]);
  await page.getByRole("columnheader", { name: "Age" }).getByRole("link").click();
  await expect(page).toHaveURL(/sort=/);
  expect(await marked(page, "main")).toEqual(["Jalen Brunson"]);
});
