import type { Page } from "@playwright/test";
import { goOffline, install, untilSaved } from "../offline/line.ts";
import { expect, sharedTest, test } from "../site.ts";
import { arrow, expectRows, isSameDocument, openAwake, wake } from "./table.ts";

/** Holds the table's requests for matching pages until they are released. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    await held;
    await route.continue().catch(() => {});
  });
  return letGo;
}

const busy = (page: Page) => page.locator("[aria-busy=true]");

/** The live region of the table. */
const said = (page: Page) => page.locator(".paged").getByRole("status");

test("offline the table stays with a message, and updates once it is online", async ({
  page,
  context,
}) => {
  await openAwake(page);
  await context.setOffline(true);
  const name = page.getByRole("searchbox", { name: "Name", exact: true });
  await name.fill("doncic");
  await expect(said(page)).toHaveText(/^You're offline\. The table stays as it is/);
  await expect(said(page)).toBeInViewport();
  await expectRows(page, "1");
  await expect(page).toHaveURL("/nba/players/page/1");
  await expect(busy(page)).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole("rowheader")).toHaveText([/^Luka Dončić/]);
  await expect(page).toHaveURL("/nba/players/page/1?name=doncic");
  await expect(name).toHaveValue("doncic");
  await expect(said(page)).toHaveClass("hidden-text");
  expect(await isSameDocument(page)).toBe(true);
});

sharedTest("a failed request leaves the table with a message", async ({ page }) => {
  await openAwake(page);
  await page.route(/sort=age/, (route) => route.abort());
  await page.getByRole("link", { name: "Age", exact: true }).click();
  await expect(said(page)).toHaveText(/^No response\. The table stays as it is/);
  await expectRows(page, "1");
  await page.unroute(/sort=age/);
  await page.getByRole("link", { name: "Age", exact: true }).click();
  await expect(page).toHaveURL("/nba/players/page/1?sort=age");
  expect(await isSameDocument(page)).toBe(true);
});

sharedTest("an error response falls back to a full page load", async ({ page }) => {
  await openAwake(page);
  await arrow(page, "Forward").click();
  await expectRows(page, "26");
  await page.route(/\/page\//, (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ status: 503, contentType: "text/plain", body: "no" })
      : route.continue(),
  );
  await page.goBack();
  await expectRows(page, "1");
  await expect(page).toHaveURL("/nba/players/page/1");
  expect(await isSameDocument(page)).toBe(false);
});

test("a table whose island cannot be loaded works as links and a form", async ({ page }) => {
  await page.route(/\/_astro\/PlayersTable/, (route) => route.abort());
  await page.goto("/nba/players/page/1");
  const name = page.getByRole("searchbox", { name: "Name", exact: true });
  await name.click();
  await name.fill("doncic");
  await name.press("Enter");
  await expect(page).toHaveURL(/name=doncic/);
  await expect(page.getByRole("rowheader")).toContainText("Luka Dončić");
});

sharedTest("a slow request sets aria-busy, and Back clears it", async ({ page }) => {
  await openAwake(page);
  await arrow(page, "Forward").click();
  await expectRows(page, "26");
  const letGo = await hold(page, /sort=name/);
  await page.getByRole("link", { name: "Player", exact: true }).click();
  await expect(busy(page)).toHaveCount(1);
  await expect(page).toHaveURL("/nba/players/page/2");
  await page.goBack();
  await expectRows(page, "1");
  await expect(busy(page)).toHaveCount(0);
  letGo();
  await page.goForward();
  await expectRows(page, "26");
  await expect(page).toHaveURL("/nba/players/page/2");
  expect(await isSameDocument(page)).toBe(true);
});

sharedTest("leaving for another page and coming back clears aria-busy", async ({ page }) => {
  await page.goto("/nba/teams");
  await openAwake(page);
  await hold(page, /sort=name/);
  await page.getByRole("link", { name: "Player", exact: true }).click();
  await expect(busy(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/nba/teams");
  await page.goForward();
  await expectRows(page, "1");
  await expect(busy(page)).toHaveCount(0);
});

sharedTest("the latest request wins, whatever the order of the responses", async ({ page }) => {
  await openAwake(page);
  const letGo = await hold(page, /sort=name/);
  await page.getByRole("link", { name: "Player", exact: true }).click();
  await expect(busy(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Age", exact: true }).click();
  const age = page.getByRole("columnheader", { name: "Age" });
  await expect(age).toHaveAttribute("aria-sort", "ascending");
  letGo();
  await arrow(page, "Forward").click();
  await expect(page).toHaveURL("/nba/players/page/2?sort=age");
  await expect(age).toHaveAttribute("aria-sort", "ascending");
  await expect(busy(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("pages turn on a connection of 400 ms and 50 kB/s", async ({ page, context }) => {
  await openAwake(page, "/nba/players/page/5");
  const browser = await context.newCDPSession(page);
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  for (const first of ["126", "151", "176"]) {
    await arrow(page, "Forward", "below").click();
    await expectRows(page, first);
  }
  await page.goBack();
  await expectRows(page, "151");
  expect(await isSameDocument(page)).toBe(true);
  await expect(busy(page)).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`slow pages turn without layout shifts at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAwake(page, "/nba/players/page/23");
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: "layout-shift" });
    });
    const browser = await context.newCDPSession(page);
    // Longer than the time in which a layout shift is attributed to a click.
    await browser.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 700,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await arrow(page, "Forward", "below").click();
    await expectRows(page, "576");
    await arrow(page, "Forward", "below").click();
    await expectRows(page, "601", 14);
    await expect(page.getByRole("table")).toBeInViewport();
    await arrow(page, "Back", "below").click();
    await expectRows(page, "576");
    await page.getByRole("link", { name: "Age", exact: true }).click();
    await expectRows(page, "1");
    await page.getByRole("searchbox", { name: "Name", exact: true }).fill("luka");
    await expect(page.getByRole("rowheader").first()).toContainText("Luka");
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    );
    expect(sum).toBe(0);
  });
}

sharedTest("neighbours are prefetched once, and not with data saving on", async ({ page }) => {
  /** The pages of the table that this document has fetched; what the browser repeats by itself counts once. */
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith(".json"))
        .sort(),
    );
  await openAwake(page, "/nba/players/page/3");
  const neighbours = ["/nba/players/page/2.json", "/nba/players/page/4.json"];
  await expect.poll(fetched).toEqual(neighbours);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.reload();
  await wake(page);
  await arrow(page, "Forward").click();
  await expectRows(page, "76");
  expect(await fetched()).toEqual(["/nba/players/page/4.json"]);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("neither a filter nor an unsaved page replaces the table offline", async ({
    page,
    context,
  }) => {
    await page.goto("/nba/players/page/1");
    await install(page);
    await wake(page);
    await goOffline(context, page);
    const name = page.getByRole("searchbox", { name: "Name", exact: true });
    await name.fill("cur");
    await expect(said(page)).toHaveText(/^You're offline/);
    await name.fill("");
    await expect(said(page)).toHaveText("");
    await arrow(page, "Forward").click();
    await expect(said(page)).toHaveText(/^You're offline/);
    await expectRows(page, "1");
    await expect(page).toHaveURL("/nba/players/page/1");
  });

  test("a page turned in place is readable offline, a filtered one is not saved", async ({
    page,
    context,
  }) => {
    await page.goto("/nba/players/page/1");
    await install(page);
    await wake(page);
    await arrow(page, "Forward").click();
    await expectRows(page, "26");
    await untilSaved(page, "/nba/players/page/2");
    await page.getByRole("combobox", { name: "Team" }).selectOption("Los Angeles Lakers");
    await expect(page).toHaveURL("/nba/players/page/1?team=14");
    await goOffline(context, page);
    await page.goto("/nba/players/page/2");
    await expect(page.getByText("Saved copy from")).toBeVisible();
    await expectRows(page, "26");
    await page.goto("/nba/players/page/1?team=14");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
  });

  test("pages of a saved copy are loaded by the browser and marked as saved", async ({
    page,
    context,
  }) => {
    await page.goto("/nba/players/page/2");
    await install(page);
    await untilSaved(page, "/nba/players/page/2");
    await page.goto("/nba/players/page/1");
    await untilSaved(page, "/nba/players/page/1");
    await goOffline(context, page);
    await page.goto("/nba/players/page/1");
    await expect(page.getByText("Saved copy from")).toBeVisible();
    await arrow(page, "Forward").click();
    await expectRows(page, "26");
    await expect(page.getByText("Saved copy from")).toBeVisible();
  });
});
