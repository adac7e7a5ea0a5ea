import type { Page } from "@playwright/test";
import { becomeMember, favor, logIn } from "../accounts/people.ts";
import { FIRST_PAGES } from "../pages.ts";
import { expect, sharedTest, test as site } from "../site.ts";
import { troubledLetters } from "./letters.ts";
import { openAwake } from "./table.ts";

/** Chromium without what iOS 16.4 or Firefox 115 lacks, as far as a script can take it away. */
const test = site.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const lacking: [owner: object, names: string[]][] = [
        [window, ["navigation", "trustedTypes"]],
        [AbortSignal, ["any"]],
        [URL, ["parse", "canParse"]],
        [String.prototype, ["isWellFormed", "toWellFormed"]],
        [Object, ["groupBy"]],
        [Map, ["groupBy"]],
        [Promise, ["withResolvers", "try"]],
        [Array, ["fromAsync"]],
        [Set.prototype, ["difference", "intersection", "union"]],
        [Element.prototype, ["ariaChecked", "ariaExpanded", "ariaLabel", "ariaPressed"]],
      ];
      for (const [owner, names] of lacking) {
        for (const name of names) Reflect.deleteProperty(owner, name);
      }
    });
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    await use(page);
    expect(failures).toEqual([]);
  },
});

const nameField = (page: Page) => page.getByRole("searchbox", { name: "Name", exact: true });

test("the players table turns, sorts and filters in place", async ({ page }) => {
  await openAwake(page);
  await page.getByRole("columnheader", { name: "Age" }).getByRole("link").click();
  await expect(page).toHaveURL("/nba/players/page/1?sort=age");
  await nameField(page).pressSequentially("doncic");
  await expect(page.getByRole("rowheader")).toHaveText([/^Luka Dončić/]);
  await expect(page.locator("p.message[role=status]")).toHaveCount(0);
  await page.getByRole("link", { name: "Clear filters" }).click();
  const forward = page.getByRole("link", { name: /^Forward,/ }).first();
  await forward.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/nba/players/page/2?sort=age");
  await expect(forward).toBeFocused();
});

test("the search finds players and answers questions", async ({ page }) => {
  await page.goto("/nba/teams");
  const search = page.locator("#search");
  await search.pressSequentially("doncic");
  await expect(page.getByRole("option").first()).toContainText("Luka Dončić");
  await search.fill("most points in a game");
  await expect(page.locator("form.search [role=option]").first()).toBeVisible();
});

test("a member signs in", async ({ page }) => {
  const person = await becomeMember(page);
  await page.context().clearCookies();
  await page.goto("/user/login?next=/user/profile");
  await logIn(page, person);
  await expect(page).toHaveURL("/user/profile");
  await expect(page.getByRole("region", { name: "Identity" })).toContainText(person.email);
});

test("the theme switch says its state", async ({ page }) => {
  await page.goto("/nba/teams");
  const theme = page.getByRole("switch", { name: "Dark mode" });
  await theme.click();
  await expect(theme).toHaveAttribute("aria-checked", "true");
  await page.reload();
  await expect(theme).toHaveAttribute("aria-checked", "true");
});

test("Back to Players returns to the page, the filters and the scroll position", async ({
  page,
}) => {
  await openAwake(page, "/nba/players/page/1?sort=age");
  await nameField(page).pressSequentially("luka");
  await expect(page).toHaveURL("/nba/players/page/1?name=luka&sort=age");
  await page.getByRole("rowheader", { name: "Luka Dončić" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luka Dončić");
  const length = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Back to Players" }).click();
  await expect(page).toHaveURL("/nba/players/page/1?name=luka&sort=age");
  expect(await page.evaluate(() => history.length)).toBe(length);
});

/** Takes container queries from the open page, which Safari 15.4 lacks: their rules and their containers. */
function dropContainers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const dropIn = (group: CSSStyleSheet | CSSGroupingRule) => {
      for (const [at, rule] of [...group.cssRules]
        .map((rule, at) => [at, rule] as const)
        .toReversed()) {
        if (rule instanceof CSSContainerRule) group.deleteRule(at);
        else if (rule instanceof CSSStyleRule) rule.style.removeProperty("container");
        else if (rule instanceof CSSGroupingRule) dropIn(rule);
        if (rule instanceof CSSStyleRule) rule.style.removeProperty("container-type");
      }
    };
    for (const sheet of document.styleSheets) dropIn(sheet);
  });
}

/** The faults of pages on a phone whose browser has no container queries; tables may break figures there. */
async function faultsWithoutContainers(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({ width: 390, height: 740 });
  for (const path of paths) {
    await page.goto(path);
    await dropContainers(page);
    const found = await troubledLetters(page, [{ sans: "DejaVu Sans", serif: "DejaVu Serif" }]);
    faults.push(
      ...found.filter((fault) => !/\d" is broken/.test(fault)).map((fault) => path + fault),
    );
  }
  return faults;
}

sharedTest("pages fit a phone without container queries", async ({ page }) => {
  const paths = FIRST_PAGES.map(({ path }) => path);
  expect(await faultsWithoutContainers(page, paths)).toEqual([]);
});

sharedTest("members' pages fit a phone without container queries", async ({ page }) => {
  expect(await faultsWithoutContainers(page, ["/user/login", "/user/register"])).toEqual([]);
  await becomeMember(page);
  await favor(page, ["teams/27", "players/LeBron%20James"]);
  const paths = "/user/profile /user/notices / /nba/teams/27 /nba/news /nba/analysis".split(" ");
  expect(await faultsWithoutContainers(page, paths)).toEqual([]);
});
