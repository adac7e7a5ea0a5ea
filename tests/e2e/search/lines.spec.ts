import { expect, idle, test } from "../site.ts";
import { combobox, INDEX, parts } from "./parts.ts";

const UNAVAILABLE = "Search is unavailable. Press Enter for all results.";

test.describe("requests", () => {
  test("the index is fetched once, at the first focus", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/");
    await idle(page);
    const isForSearch = (path: string) => /islands|_astro|search/.test(path);
    expect(requested.filter(isForSearch)).toEqual([]);
    const { field, options } = parts(page);
    await field.hover();
    await expect(combobox(page)).toBeVisible();
    expect(requested).not.toContain("/search-index.txt");
    await field.focus();
    await field.fill("nets");
    await expect(options.first()).toBeVisible();
    await field.blur();
    await field.focus();
    await field.fill("heat");
    await expect(options.first()).toHaveText(/Miami/);
    expect(requested.filter((path) => path === "/search-index.txt")).toHaveLength(1);
  });

  test("the index comes from the browser's cache on the next page", async ({ page }) => {
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

test("hydration keeps the field, its text and its focus", async ({ page }) => {
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

test.describe("offline", () => {
  test("Enter before hydration stays on the page with a message", async ({ page, context }) => {
    await page.goto("/nba/teams");
    await context.setOffline(true);
    await parts(page).field.fill("spurs");
    await parts(page).field.press("Enter");
    await expect(page.locator("#notice")).toHaveText(/^You're offline\./);
    await expect(page).toHaveURL("/nba/teams");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Teams");
  });

  test("the search shows a message, and works once its index is loaded", async ({
    page,
    context,
  }) => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto("/nba/teams");
    const { field, options, status } = parts(page);
    await field.hover();
    await expect(combobox(page)).toBeVisible();
    await context.setOffline(true);
    await field.fill("spurs");
    await expect(status).toHaveText(/^You're offline\. Search works again/);
    await context.setOffline(false);
    await page.unroute(INDEX);
    await field.press("s");
    await expect(options.first()).toBeVisible();
    await context.setOffline(true);
    await field.fill("heat");
    await expect(options.first()).toHaveText(/Miami Heat/);
  });
});

test.describe("on a bad connection", () => {
  test("a failing index shows a message and no spinner, and Enter still searches", async ({
    page,
  }) => {
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
    await expect(
      page.getByRole("main").getByRole("link", { name: /^Nikola Jokić C/ }),
    ).toBeVisible();
  });

  for (const [what, answer] of [
    ["an error response", { status: 503, body: "" }],
    [
      "another document",
      { status: 200, body: "<!doctype html><title>Sign in to this network</title>" },
    ],
  ] as const) {
    test(`${what} instead of the index shows the same message`, async ({ page }) => {
      await page.route(INDEX, (route) => route.fulfill(answer));
      await page.goto("/");
      await parts(page).field.fill("jokic");
      await expect(parts(page).status).toHaveText(UNAVAILABLE);
      await expect(parts(page).spinner).toHaveCount(0);
    });
  }

  test("a later keystroke retries", async ({ page }) => {
    await page.goto("/");
    const { field, options, status } = parts(page);
    await field.hover();
    await expect(combobox(page)).toBeVisible();
    await page.route(INDEX, (route) => route.abort());
    await field.fill("joki");
    await expect(status).toHaveText(UNAVAILABLE);
    await page.unroute(INDEX);
    await field.press("c");
    await expect(options.first()).toHaveText(/Nikola Jokić/);
  });

  test("a slow index shows a loader, then the hits", async ({ page }) => {
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

  test("a search that fails to load shows a message, allows Enter, and is retried", async ({
    page,
  }) => {
    await page.route("**/_astro/**", (route) => route.abort());
    await page.goto("/");
    const { field, options } = parts(page);
    const notice = page.locator("#notice");
    await field.focus();
    await expect(notice).toHaveText(UNAVAILABLE);
    await expect(notice).toHaveAttribute("aria-live", "assertive");
    await page.unroute("**/_astro/**");
    await page.keyboard.type("doncic");
    await expect(options.first()).toHaveText(/Luka Dončić/);
    await expect(notice).toHaveText("");

    await page.route("**/_astro/**", (route) => route.abort());
    await page.goto("/nba");
    await field.focus();
    await expect(notice).toHaveText(UNAVAILABLE);
    await page.keyboard.type("jokic");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=jokic$/);
  });

  test("Enter works before the search has loaded", async ({ page }) => {
    await page.route("**/_astro/**", () => {});
    await page.goto("/");
    await parts(page).field.focus();
    await page.keyboard.type("jokic");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=jokic$/);
  });

  test("the page and the search work at 400 kbit/s and 400 ms", async ({ page }) => {
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
    await expect(options.first()).toHaveText(/Luka Dončić/);
    await expect(spinner).toHaveCount(0);
  });
});
