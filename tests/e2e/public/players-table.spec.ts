import { violationsOf } from "../axe.ts";
import { expect, test as ownTest, sharedTest as test } from "../site.ts";
import { widerThan } from "../widths.ts";
import { arrow, expectRows, isSameDocument, openAwake, wake } from "./table.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("headers sort, the form filters, and arrows keep both", async ({ page }) => {
    await page.goto("/nba/players/page/1");
    await page.getByRole("link", { name: "Age", exact: true }).click();
    await expect(page).toHaveURL("/nba/players/page/1?sort=age");
    await page.getByRole("link", { name: "Age", exact: true }).click();
    await expect(page.getByRole("columnheader", { name: "Age" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await page.getByRole("searchbox", { name: "Name", exact: true }).fill("j");
    await page.getByRole("combobox", { name: "Position" }).selectOption("Guards");
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page).toHaveURL("/nba/players/page/1?name=j&pos=G&team=&sort=age&order=desc");
    await expect(page.getByText("80 of 614 under contract")).toBeVisible();
    await arrow(page, "Forward", "below").click();
    await expect(page).toHaveURL("/nba/players/page/2?name=j&pos=G&sort=age&order=desc");
    await expectRows(page, "26");
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/nba/players/page/1?sort=age&order=desc");
  });

  test("Enter in the name field searches, and an empty result shows a message", async ({
    page,
  }) => {
    await page.goto("/nba/players/page/1");
    await page.getByRole("searchbox", { name: "Name", exact: true }).fill("zzz");
    await page.keyboard.press("Enter");
    await expect(page.locator(".no-matches")).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  });
});

test.describe("in place", () => {
  test("pages turn, with address, title, Back and Forward in sync", async ({ page }) => {
    await openAwake(page);
    await arrow(page, "Forward").click();
    await expect(page).toHaveURL("/nba/players/page/2");
    await expect(page).toHaveTitle("Players, page 2 | Hardwood");
    await expectRows(page, "26");
    await expect(page.getByRole("status")).toHaveText("614 players by number. Page 2 of 25.");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /page\/2$/);
    await arrow(page, "Forward", "below").click();
    await expectRows(page, "51");
    await page.goBack();
    await expectRows(page, "26");
    await expect(page).toHaveTitle("Players, page 2 | Hardwood");
    await page.goBack();
    await expectRows(page, "1");
    await expect(page).toHaveTitle("Players | Hardwood");
    await page.goForward();
    await expectRows(page, "26");
    await expect(page).toHaveURL("/nba/players/page/2");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("hydration keeps the server's elements and their positions", async ({ page }) => {
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    for (const query of ["1?pos=G&sort=age&order=desc", "22", "1?name=zzz"]) {
      await page.goto(`/nba/players/page/${query}`);
      const before = await page.evaluate(() => {
        const drawn = [...document.querySelectorAll(".paged *")];
        Object.assign(window, { drawn });
        return drawn.map((element) => element.getBoundingClientRect().top);
      });
      await wake(page);
      const after = await page.evaluate(() => {
        const { drawn } = window as unknown as { drawn: Element[] };
        const isSame = [...document.querySelectorAll(".paged *")].every((now, index) =>
          now.isSameNode(drawn[index] ?? null),
        );
        return isSame ? drawn.map((element) => element.getBoundingClientRect().top) : [];
      });
      expect(after).toEqual(before);
    }
    expect(failures).toEqual([]);
  });

  ownTest("input before hydration is applied", async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/_astro\/PlayersTable/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/nba/players/page/1");
    const name = page.getByRole("searchbox", { name: "Name", exact: true });
    await name.fill("doncic");
    await page.getByRole("combobox", { name: "Position" }).selectOption("Forwards");
    letGo();
    await expect(page.getByRole("rowheader")).toHaveText([/^Luka Dončić/]);
    await expect(page).toHaveURL("/nba/players/page/1?name=doncic&pos=F");
    await expect(name).toHaveValue("doncic");
  });

  test("headers sort and reverse the order", async ({ page }) => {
    await openAwake(page, "/nba/players/page/3");
    const header = page.getByRole("columnheader", { name: "Current Team" });
    await header.getByRole("link").click();
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL("/nba/players/page/1?sort=team");
    await expect(header.getByRole("link")).toBeFocused();
    await header.getByRole("link").click();
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await expect(page.getByRole("table").locator("tbody tr").first()).toContainText("Wizards");
    await page.goBack();
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("figures sort with the most first, and last names by a link of their own", async ({
    page,
  }) => {
    await openAwake(page, "/nba/players/page/3");
    const points = page.getByRole("columnheader", { name: "PTS" });
    await points.getByRole("link").click();
    await expect(points).toHaveAttribute("aria-sort", "descending");
    await expect(page).toHaveURL("/nba/players/page/1?sort=pts&order=desc");
    await expect(page.getByRole("rowheader").first()).toContainText("Luka Dončić");
    await page.getByRole("link", { name: "last name" }).click();
    await expect(page).toHaveURL("/nba/players/page/1?sort=last-name");
    await expect(page.getByRole("rowheader").first()).toContainText("Precious Achiuwa");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("filters apply at once, and typing adds one history entry", async ({ page }) => {
    await openAwake(page, "/nba/players/page/4");
    const name = page.getByRole("searchbox", { name: "Name", exact: true });
    const team = page.getByRole("combobox", { name: "Team" });
    await team.selectOption("Los Angeles Lakers");
    await expect(page).toHaveURL("/nba/players/page/1?team=14");
    await expect(page).toHaveTitle("Players, Lakers | Hardwood");
    await name.fill("l");
    await expect(page).toHaveURL("/nba/players/page/1?name=l&team=14");
    await name.press("u");
    await expect(page).toHaveURL("/nba/players/page/1?name=lu&team=14");
    await expect(page.getByRole("rowheader", { name: "Luka Dončić" })).toBeVisible();
    await expect(page.getByRole("status")).toHaveText(/^\d+ players? by number\. Page 1 of 1\.$/);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("lu");
    await page.goBack();
    await expect(page).toHaveURL("/nba/players/page/1?team=14");
    await expect(name).toHaveValue("");
    await expect(team).toHaveValue("14");
    await page.goBack();
    await expectRows(page, "76");
    await expect(team).toHaveValue("");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("clearing the filters keeps the order", async ({ page }) => {
    await openAwake(page, "/nba/players/page/1?name=zzz&pos=C&sort=age");
    await expect(page.locator(".no-matches")).toBeVisible();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/nba/players/page/1?sort=age");
    await expectRows(page, "1");
    await expect(page.getByRole("searchbox", { name: "Name", exact: true })).toHaveValue("");
    await expect(page.getByRole("combobox", { name: "Position" })).toHaveValue("");
    await expect(page.locator("meta[name=robots]")).toHaveCount(1);
    await page.getByRole("link", { name: "#" }).click();
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("pages turn by keyboard, and the focus is kept", async ({ page }) => {
    await page.goto("/nba/players/page/23");
    const forward = arrow(page, "Forward");
    await forward.focus();
    await expect(page.locator("[data-island=PlayersTable]")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expectRows(page, "576");
    await expect(forward).toBeFocused();
    await page.keyboard.press("Enter");
    await expectRows(page, "601", 14);
    await expect(forward).toHaveCount(0);
    await expect(page.getByRole("table")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "#" })).toBeFocused();
    await arrow(page, "Back", "below").focus();
    await page.keyboard.press("Enter");
    await expectRows(page, "576");
    await expect(arrow(page, "Back", "below")).toBeFocused();
  });

  test("a click with Control opens a new tab", async ({ page, context }) => {
    await openAwake(page);
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      arrow(page, "Forward").click({ modifiers: ["Control"] }),
    ]);
    await expect(opened).toHaveURL("/nba/players/page/2");
    await expect(page).toHaveURL("/nba/players/page/1");
    await page.getByRole("table").getByRole("rowheader").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/player\//);
  });

  test("Back works through pages that were turned before a reload", async ({ page }) => {
    await openAwake(page);
    await arrow(page, "Forward").click();
    await expectRows(page, "26");
    await arrow(page, "Forward").click();
    await expectRows(page, "51");
    await page.reload();
    await expect(page.locator("[data-island=PlayersTable]")).toHaveCount(1);
    await page.goBack();
    await expectRows(page, "26");
    await expect(page).toHaveTitle("Players, page 2 | Hardwood");
    await page.goBack();
    await expectRows(page, "1");
  });

  test("Back leads from a player to the table", async ({ page }) => {
    await openAwake(page);
    await arrow(page, "Forward").click();
    await expectRows(page, "26");
    await page.getByRole("table").getByRole("rowheader").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/player\//);
    await page.goBack();
    await expectRows(page, "26");
    await page.goBack();
    await expectRows(page, "1");
    await expect(page).toHaveURL("/nba/players/page/1");
  });

  test("the skip link and Back from it do not request the table again", async ({ page }) => {
    await openAwake(page, "/nba/players/page/2");
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.evaluate(() => location.assign("#main"));
    await page.goBack();
    await expectRows(page, "26");
    expect(requested.filter((url) => url.includes("/nba/"))).toEqual([]);
  });
});

test("no state has axe violations", async ({ page }) => {
  const expectClean = async () => expect(await violationsOf(page)).toEqual([]);
  await page.goto("/nba/players/page/1?pos=G&sort=age&order=desc");
  await expectClean();
  await wake(page);
  await arrow(page, "Forward").click();
  await expectRows(page, "26");
  await expectClean();
  await page.getByRole("searchbox", { name: "Name", exact: true }).fill("zzz");
  await expect(page.locator(".no-matches")).toBeVisible();
  await expectClean();
});

test("no state scrolls sideways", async ({ page }) => {
  for (const query of ["page/2?name=j&pos=G&sort=team", "page/1?name=zzz", "page/1?team=21"]) {
    await page.goto(`/nba/players/${query}`);
    expect(await widerThan(page, [320, 360, 768, 1280])).toEqual([]);
  }
});

test("the table fits without scrolling, however it is sorted", async ({ page }) => {
  for (const query of ["", "?order=desc", "?sort=age", "?sort=team&order=desc"]) {
    await page.goto(`/nba/players/page/1${query}`);
    for (const width of [320, 360, 412, 480, 600, 780, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const hidden = await page
        .locator(".scroll")
        .evaluate((region) => region.scrollWidth - region.clientWidth);
      expect(hidden, `${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
