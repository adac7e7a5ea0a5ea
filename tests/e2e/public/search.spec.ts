import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { THEMES } from "../pages.ts";
import { expect, test } from "../site.ts";
import { useTheme } from "../theme.ts";

const INDEX = "**/search-index.txt";
const UNAVAILABLE = "Search is unavailable right now. Press Enter to try the search page.";

const parts = (page: Page) => {
  const form = page.locator("form.search");
  return {
    field: page.getByPlaceholder("Search Teams and Players..."),
    list: form.getByRole("listbox"),
    options: form.getByRole("option"),
    status: form.getByRole("status"),
    spinner: form.locator(".spinner"),
  };
};

/** The field as it is once the island has taken it over. */
const combobox = (page: Page) =>
  page.getByRole("combobox", { name: "Search Teams and Players" }).and(page.locator("#search"));

test.describe("by the keyboard alone", () => {
  test("to a team", async ({ page }) => {
    await page.goto("/nba/standings");
    await page.keyboard.press("/");
    await expect(parts(page).field).toBeFocused();
    await page.keyboard.type("golden");
    await expect(combobox(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await expect(parts(page).options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/nba\/teams\/10$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Golden State Warriors");
  });

  test("to a player", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("/");
    await page.keyboard.type("doncic");
    await expect(parts(page).options).toHaveCount(1);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/nba\/players\/player\/Luka%20Don%C4%8Di%C4%87$/);
  });

  test("to the page of results when no hit is active", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("/");
    await page.keyboard.type("jokci");
    await expect(parts(page).options).toHaveCount(1);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=jokci$/);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /Nikola Jokić/ })).toBeVisible();
  });

  test("moves with arrows, Home and End, and names the active hit", async ({ page }) => {
    await page.goto("/");
    const { field, options } = parts(page);
    await field.focus();
    await page.keyboard.type("curry");
    await expect(options).toHaveCount(2);
    const active = () => options.evaluateAll((all) => all.map((each) => each.ariaSelected));
    for (const [key, selected] of [
      ["ArrowDown", ["true", "false"]],
      ["ArrowDown", ["false", "true"]],
      ["ArrowDown", ["true", "false"]],
      ["End", ["false", "true"]],
      ["Home", ["true", "false"]],
      ["ArrowUp", ["false", "true"]],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(active).toEqual(selected);
    }
    const id = (await field.getAttribute("aria-activedescendant")) ?? "";
    await expect(page.locator(`[id="${id}"]`)).toHaveText(/Stephen Curry/);
    await expect(field).toBeFocused();
    await page.keyboard.type("x");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
  });

  test("Home and End belong to the caret while no hit is active", async ({ page }) => {
    await page.goto("/");
    const { field, options } = parts(page);
    await field.focus();
    await page.keyboard.type("urry");
    await expect(options.first()).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.type("c");
    await expect(field).toHaveValue("curry");
  });

  test("Escape closes, then empties, then leaves", async ({ page }) => {
    await page.goto("/");
    const { field, list } = parts(page);
    await field.focus();
    await page.keyboard.type("heat");
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(combobox(page)).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("heat");
    await page.keyboard.press("ArrowDown");
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(field).not.toBeFocused();
  });

  test("/ is a letter where somebody writes", async ({ page }) => {
    await page.goto("/user/login");
    await page.getByLabel("Email").focus();
    await page.keyboard.type("a/b");
    await expect(page.getByLabel("Email")).toHaveValue("a/b");
    await page.keyboard.press("Tab");
    await page.locator("h1").click();
    await page.keyboard.press("/");
    await expect(parts(page).field).toBeFocused();
    await page.keyboard.type("1/2");
    await expect(parts(page).field).toHaveValue("1/2");
  });

  test("an active hit scrolls into view in a list of at most 500 px", async ({ page }) => {
    await page.goto("/");
    const { field, list, options } = parts(page);
    await field.fill("ja");
    await expect(options).toHaveCount(20);
    const box = await list.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(500);
    await field.press("ArrowUp");
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await field.press("ArrowDown");
    await expect(options.first()).toBeInViewport({ ratio: 1 });
  });
});

test.describe("finds", () => {
  for (const [text, name, detail] of [
    ["doncic", "Luka Dončić", /, LAL$/],
    ["JOKIĆ", "Nikola Jokić", /^C, DEN$/],
    ["wembayama", "Victor Wembanyama", /, SAS$/],
    ["OKC", "Oklahoma City Thunder", /^OKC$/],
    ["Golden", "Golden State Warriors", /^GSW$/],
    [" la clippers ", "LA Clippers", /^LAC$/],
  ] as const) {
    test(`${name} for "${text}"`, async ({ page }) => {
      await page.goto("/");
      const { field, options } = parts(page);
      await field.fill(text);
      await expect(options.first().locator("b")).toHaveText(name);
      await expect(options.first().locator("small")).toHaveText(detail);
      await expect(options.first().locator("img")).toBeVisible();
    });
  }

  test("teams and players apart, and says how many", async ({ page }) => {
    await page.goto("/");
    const { field, list, status } = parts(page);
    await field.fill("dal");
    await expect(list.getByRole("group", { name: "Teams" }).getByRole("option")).toHaveText([
      /Dallas Mavericks/,
    ]);
    const players = list.getByRole("group", { name: "Players" }).getByRole("option");
    const count = await players.count();
    expect(count).toBeGreaterThan(0);
    await expect(status).toHaveText(`1 team and ${count} player${count === 1 ? "" : "s"}`);
  });

  test("nothing, and says so", async ({ page }) => {
    await page.goto("/");
    const { field, list, status } = parts(page);
    await field.fill("zzz");
    await expect(status).toHaveText('No results for "zzz".');
    await expect(status).toBeVisible();
    await expect(list).toHaveCount(0);
  });

  test("nothing below two characters, and clears what was there", async ({ page }) => {
    await page.goto("/");
    const { field, list, status } = parts(page);
    await field.fill("ok");
    await expect(list).toBeVisible();
    await field.fill(" o ");
    await expect(list).toHaveCount(0);
    await expect(status).toHaveText("");
  });
});

test.describe("by the mouse", () => {
  test("a hit is a link, in this tab or another", async ({ page, context }) => {
    await page.goto("/");
    const { field, list, options } = parts(page);
    await field.fill("spurs");
    const opened = context.waitForEvent("page");
    await options.first().click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/nba\/teams\/27$/);
    await expect(list).toBeVisible();
    await expect(field).toBeFocused();
    await options.first().click();
    await expect(page).toHaveURL(/\/nba\/teams\/27$/);
  });

  test("a click elsewhere closes the list, and one in the field opens it again", async ({
    page,
  }) => {
    await page.goto("/");
    const { field, list } = parts(page);
    await field.fill("spurs");
    await expect(list).toBeVisible();
    await page.mouse.click(1_000, 700);
    await expect(list).toBeHidden();
    await field.click();
    await expect(list).toBeVisible();
  });
});

for (const width of [320, 360, 768]) {
  test(`at ${width} px the icon folds the field open and shut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    const { field, list, options } = parts(page);
    const icon = page.locator("label[for=search]");
    const fieldWidth = async () => (await field.boundingBox())?.width ?? 0;
    expect(await fieldWidth()).toBeLessThan(10);
    await icon.click();
    await expect(field).toBeFocused();
    await expect.poll(fieldWidth).toBeGreaterThan(200);
    await field.fill("ma");
    await expect(options.first()).toBeVisible();
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await icon.click();
    await expect(field).not.toBeFocused();
    await expect.poll(fieldWidth).toBeLessThan(10);
    await expect(list).toBeHidden();
    await icon.click();
    await expect(list).toBeVisible();
    await options.first().click();
    await expect(page).toHaveURL(/\/nba\/(teams|players)\//);
  });
}

test.describe("what is fetched", () => {
  test("nothing before a touch, the index at the first focus, once", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/", { waitUntil: "networkidle" });
    const isForSearch = (path: string) => /islands|_astro|search/.test(path);
    expect(asked.filter(isForSearch)).toEqual([]);
    const { field, options } = parts(page);
    await field.hover();
    await expect(combobox(page)).toBeVisible();
    expect(asked).not.toContain("/search-index.txt");
    await field.focus();
    await field.fill("nets");
    await expect(options.first()).toBeVisible();
    await field.blur();
    await field.focus();
    await field.fill("heat");
    await expect(options.first()).toHaveText(/Miami/);
    expect(asked.filter((path) => path === "/search-index.txt")).toHaveLength(1);
  });

  test("on the next page the index comes from the browser's cache", async ({ page }) => {
    const fromCache: boolean[] = [];
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.enable");
    browser.on("Network.responseReceived", ({ response }) => {
      if (response.url.endsWith("/search-index.txt"))
        fromCache.push(response.fromDiskCache === true);
    });
    for (const path of ["/", "/nba/teams"]) {
      await page.goto(path);
      await parts(page).field.fill("nets");
      await expect(parts(page).options.first()).toBeVisible();
    }
    expect(fromCache).toEqual([false, true]);
  });
});

test("the field is the one that was typed into while the island woke", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_astro/react*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  const { field, options } = parts(page);
  await field.evaluate((element) => Object.assign(element, { isTheSame: true }));
  await field.focus();
  await page.keyboard.type("jokix");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await expect(page.locator("[data-waking]")).toBeAttached();
  release();
  await expect(options.first()).toHaveText(/Nikola Jokić/);
  await page.keyboard.type("c");
  await expect(field).toHaveValue("jokic");
  await expect(field).toBeFocused();
  expect(await field.evaluate((element) => Reflect.get(element, "isTheSame"))).toBe(true);
  await expect(page.locator("[data-waking]")).toHaveCount(0);
});

test("what an input method is composing is searched, and its keys are its own", async ({
  page,
}) => {
  await page.goto("/");
  const { field, options } = parts(page);
  await field.focus();
  await expect(combobox(page)).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.imeSetComposition", {
    text: "nets",
    selectionStart: 4,
    selectionEnd: 4,
  });
  await expect(options.first()).toHaveText(/Brooklyn Nets/);
  await expect(field).toHaveValue("nets");
  await browser.send("Input.insertText", { text: "heat" });
  await expect(field).toHaveValue("heat");
  await expect(options.first()).toHaveText(/Miami Heat/);
});

test.describe("on a bad line", () => {
  test("a failing index: no spinner, a message, Enter still searches", async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto("/");
    const { field, list, status, spinner } = parts(page);
    await field.fill("jokic");
    await expect(status).toHaveText(UNAVAILABLE);
    await expect(status).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await expect(list).toHaveCount(0);
    await field.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=jokic$/);
    await expect(page.getByRole("main").getByRole("link", { name: /Jokić/ })).toBeVisible();
  });

  for (const [what, answer] of [
    ["an error", { status: 503, body: "" }],
    [
      "something else",
      { status: 200, body: "<!doctype html><title>Sign in to this network</title>" },
    ],
  ] as const) {
    test(`${what} in the place of the index is a failure too`, async ({ page }) => {
      await page.route(INDEX, (route) => route.fulfill(answer));
      await page.goto("/");
      await parts(page).field.fill("jokic");
      await expect(parts(page).status).toHaveText(UNAVAILABLE);
      await expect(parts(page).spinner).toHaveCount(0);
    });
  }

  test("a later keystroke tries again", async ({ page }) => {
    await page.route(INDEX, (route) => route.abort(), { times: 1 });
    await page.goto("/");
    const { field, options, status } = parts(page);
    await field.fill("joki");
    await expect(status).toHaveText(UNAVAILABLE);
    await field.press("c");
    await expect(options.first()).toHaveText(/Nikola Jokić/);
  });

  test("a slow index: a loader, then what was asked for", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    const { field, options, status, spinner } = parts(page);
    await field.fill("doncic");
    await expect(spinner).toBeVisible();
    await expect(status).toHaveText("Loading ...");
    release();
    await expect(options.first()).toHaveText(/Luka Dončić/);
    await expect(spinner).toHaveCount(0);
  });

  test("a search that cannot be loaded says so, lets Enter through, and is tried again", async ({
    page,
  }) => {
    await page.route("**/_astro/**", (route) => route.abort());
    await page.goto("/");
    const { field, options } = parts(page);
    const island = page.locator("form.search .island");
    await field.focus();
    await expect(island).toHaveAttribute("data-failed", "");
    await page.unroute("**/_astro/**");
    await page.keyboard.type("doncic");
    await expect(options.first()).toHaveText(/Luka Dončić/);
    await expect(island).not.toHaveAttribute("data-failed");

    await page.route("**/_astro/**", (route) => route.abort());
    await page.goto("/nba");
    await field.focus();
    await expect(island).toHaveAttribute("data-failed", "");
    await page.keyboard.type("jokic");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=jokic$/);
  });

  test("Enter does not wait for what has not arrived", async ({ page }) => {
    await page.route("**/_astro/**", () => {});
    await page.goto("/");
    await parts(page).field.focus();
    await page.keyboard.type("jokic");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=jokic$/);
  });

  test("the page is readable and search comes, at 400 kbit/s and 400 ms", async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Network.enable");
    await browser.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    await page.keyboard.type("doncic");
    const { options, spinner } = parts(page);
    await expect(options.first()).toHaveText(/Luka Dončić/, { timeout: 25_000 });
    await expect(spinner).toHaveCount(0);
  });
});

test("without JavaScript the form leads to the page of results", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/");
  await parts(page).field.fill("warirors");
  await parts(page).field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=warirors$/);
  await expect(page.getByRole("main").getByRole("link", { name: /Golden State/ })).toBeVisible();
  await context.close();
});

for (const theme of THEMES) {
  for (const [what, text] of [
    ["hits", "ma"],
    ["no results", "zzz"],
  ] as const) {
    test(`axe objects to nothing about ${what}, ${theme}`, async ({ page, context }) => {
      await useTheme(context, theme);
      await page.goto("/");
      const { field, status } = parts(page);
      await field.fill(text);
      await expect(status).not.toHaveText("");
      await field.press("ArrowDown");
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
}
