import { expect, sharedTest, test } from "../site.ts";
import { becomeMember, favor, logIn } from "./people.ts";

sharedTest("a member's favorite team and player are listed on the profile", async ({ page }) => {
  await becomeMember(page);
  const star = page.getByRole("button", { name: /^Favorite:/ });
  let released = Promise.withResolvers<void>();
  await page.route("**/api/favorites/*/*", async (route) => {
    await released.promise;
    await route.continue();
  });
  for (const path of ["/nba/teams/27", "/nba/players/player/Jaren%20Jackson%20Jr."]) {
    released = Promise.withResolvers();
    await page.goto(path);
    await expect(star).toHaveAttribute("title", "Add to Favorites!");
    await star.click();
    await expect(star).toHaveAttribute("aria-busy", "true");
    released.resolve();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await expect(star).toHaveAttribute("title", "Remove from Favorites!");
  }

  await page.goto("/user/profile");
  await page.getByText("Favorite Players (1)").click();
  await page.getByText("Favorite Teams (1)").click();
  await expect(page.getByRole("link", { name: "San Antonio Spurs" })).toBeVisible();
  await page.getByRole("link", { name: "Jaren Jackson Jr." }).click();

  // The star shows the cached state before its island hydrates.
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-island=FavoriteStar]")).toBeAttached();
  await star.press("Enter");
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await page.goto("/user/profile");
  await expect(page.getByText("Favorite Players (0)")).toBeVisible();
});

sharedTest(
  "the profile shows each favorite's latest game, and its star removes it",
  async ({ page }) => {
    await becomeMember(page);
    await favor(page, ["teams/8", "players/Stephen%20Curry"]);
    await page.goto("/user/profile");
    await page.getByText("Favorite Teams (1)").click();
    await page.getByText("Favorite Players (1)").click();
    const entry = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    const [team, player] = [entry("Denver Nuggets"), entry("Stephen Curry")];
    await expect(team.getByText("West 3rd, 54–28")).toBeVisible();
    await expect(team.locator("img")).toHaveAttribute("src", "/badges.svg#den");
    await expect(player.getByText("Apr 17: 17 points, 4 rebounds, 4 assists")).toBeVisible();
    const star = player.getByRole("button", { name: "Favorite: Stephen Curry" });
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await page.reload();
    await expect(page.getByText("Favorite Players (0)")).toBeVisible();
    await expect(page.getByText("Favorite Teams (1)")).toBeVisible();
  },
);

sharedTest(
  "a favorite player who no longer exists can be removed on the profile",
  async ({ page }) => {
    await becomeMember(page);
    const { uid } = await page.evaluate(() => JSON.parse(localStorage.user));
    const record = `/users/${uid}/favorites/players.json?auth=${process.env.DATABASE_SECRET}`;
    const written = await page.request.patch(record, { data: { "Old Timer": true } });
    expect(written.status()).toBe(200);

    await page.goto("/user/profile");
    await page.getByText("Favorite Players (1)").click();
    const star = page.getByRole("button", { name: "Favorite: Old Timer" });
    await star.hover();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await page.goto("/user/profile");
    await expect(page.getByText("Favorite Players (0)")).toBeVisible();
  },
);

sharedTest("a failed change is reverted and reported", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/nba/teams/1");
  await page.route("**/api/favorites/teams/1", (route) =>
    route.fulfill({ status: 503, json: { code: "database-unavailable", message: "" } }),
  );
  const star = page.getByRole("button", { name: "Favorite: Atlanta Hawks" });
  await star.click();
  await expect(page.getByRole("alert")).toHaveText(/unavailable right now/);
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

sharedTest("the error message of a star overlaps nothing on a phone", async ({ page }) => {
  await becomeMember(page);
  await page.route("**/api/favorites/**", (route) =>
    route.fulfill({ status: 503, json: { code: "database-unavailable", message: "" } }),
  );
  for (const path of ["/nba/teams/20", "/nba/players/player/Shai%20Gilgeous-Alexander"]) {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.locator(".star").click();
      const note = page.locator(".team-head .star-note");
      await expect(note).toHaveText(/unavailable right now/);
      const covered = await note.evaluate((said) => {
        const text = document.createRange();
        text.selectNodeContents(said);
        const { top, bottom, left, right } = text.getBoundingClientRect();
        return [
          ...document.querySelectorAll(".team-head :is(h1,.links a,.eyebrow,.star,.badge,.back)"),
        ]
          .filter((other) => {
            const box = other.getBoundingClientRect();
            return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
          })
          .map((other) => other.textContent);
      });
      expect(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
});

sharedTest(
  "the star of an ended session links to sign-in with the return path",
  async ({ page }) => {
    await becomeMember(page);
    await page.goto("/nba/teams/3?from=news");
    const star = page.getByRole("button", { name: "Favorite: Brooklyn Nets" });
    // The star reads the favorites as it wakes, which needs the session.
    const read = page.waitForResponse("**/api/favorites");
    await star.focus();
    await read;
    await expect(page.locator("[data-island=FavoriteStar]")).toHaveCount(0);
    await page.context().clearCookies({ name: "session" });
    await star.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("You are signed out. Log in again.");
    const link = page.getByRole("link", { name: "Log in again." });
    await expect(link).toBeFocused();
    await link.press("Enter");
    await expect(page).toHaveURL(/\/user\/login\?next=%2Fnba%2Fteams%2F3%3Ffrom%3Dnews$/);
  },
);

sharedTest("leaving right after a click and coming back shows the new state", async ({ page }) => {
  await becomeMember(page);
  const star = page.getByRole("button", { name: "Favorite: Boston Celtics" });
  for (const pressed of ["true", "false"]) {
    await page.goto("/nba/teams/2");
    const sent = page.waitForRequest("**/api/favorites/teams/2");
    await star.click();
    await sent;
    await page.goto("/nba/standings");
    await page.goto("/nba/teams/2");
    await expect(page.locator("[data-island=FavoriteStar]")).toBeAttached();
    await expect(star).toHaveAttribute("aria-pressed", pressed);
    // The request outlives its page, and must not meet the next one.
    const stored = async () => (await (await page.request.get("/api/favorites")).json()).teams;
    await expect.poll(stored).toEqual(pressed === "true" ? [2] : []);
  }
});

test("another browser's change shows after a visit to the profile or five minutes", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await becomeMember(page);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await other.goto("/user/login");
  await logIn(other, person);
  await expect(other).toHaveURL(/\/$/);
  await page.goto("/nba/teams/27");
  await page.locator(".star").click();
  await expect(page.locator(".star")).toHaveAttribute("aria-pressed", "true");

  const star = other.locator(".star");
  await other.goto("/user/profile");
  // The members' script caches what the profile prints, after the page has loaded.
  const cached = () => other.evaluate(() => JSON.parse(localStorage.favorites).keys);
  await expect.poll(cached).toEqual(["teams/27"]);
  await other.goto("/nba/teams/27");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(other.locator("[data-island=FavoriteStar]")).toBeAttached();

  await page.locator(".star").click();
  await expect(page.locator(".star")).toHaveAttribute("aria-pressed", "false");
  await other.evaluate(() => {
    const kept = JSON.parse(localStorage.favorites);
    localStorage.favorites = JSON.stringify({ ...kept, at: kept.at - 300_001 });
  });
  await other.reload();
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await expect(star).toHaveAttribute("title", "Add to Favorites!");
  await expect(other.locator("[data-island=FavoriteStar]")).toBeAttached();
  await context.close();
});

sharedTest("a change in one tab shows in another", async ({ page, context }) => {
  await becomeMember(page);
  await page.goto("/nba/teams/2");
  const second = await context.newPage();
  await second.goto("/nba/teams/2");
  const star = { name: "Favorite: Boston Celtics" };
  await second.getByRole("button", star).hover();
  await page.getByRole("button", star).click();
  await expect(page.getByRole("button", star)).toHaveAttribute("aria-pressed", "true");
  await expect(second.getByRole("button", star)).toHaveAttribute("aria-pressed", "true");
});

sharedTest("the star is hidden for visitors and absent on missing pages", async ({ page }) => {
  await page.goto("/nba/teams/1");
  await expect(page.locator(".star")).toBeHidden();
  await page.goto("/nba/players/player/Nobody");
  await expect(page.locator(".star")).toHaveCount(0);
});

sharedTest(
  "a session that ended elsewhere is detected at the first interaction",
  async ({ page }) => {
    await becomeMember(page);
    await page.goto("/nba/teams/3");
    await page.context().clearCookies({ name: "session" });
    await page.locator(".star").hover();
    await expect(page.locator(".star")).toBeHidden();
    await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  },
);
