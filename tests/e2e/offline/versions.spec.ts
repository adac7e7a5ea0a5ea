import { startTestStack } from "#tools/check/test-stack.ts";
import { expect, idle, test } from "../site.ts";
import { goOffline, install, type Line, openLine, untilSaved } from "./line.ts";

test.use({ serviceWorkers: "allow" });

/** Checks for a newer service worker, as an open page does when it is visited again. */
async function lookForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

let line: Line;

test.beforeEach(async ({ baseURL }) => {
  line = await openLine(baseURL ?? "");
});
test.afterEach(() => line.close());

test("a new version takes over, deletes old caches and keeps the pages", async ({
  page,
  context,
}) => {
  await page.goto(`${line.url}/nba/teams`);
  await install(page);
  await untilSaved(page, "/nba/teams");
  const names = () => page.evaluate(() => caches.keys());
  const before = await names();
  expect(before).toEqual(expect.arrayContaining(["hardwood-pages-1"]));
  line.replace("/sw.js", (text) => text.replace(/assets-[\da-f]{12}/, "assets-newer"));
  await page.evaluate(lookForUpdate);
  await expect.poll(names).toEqual(["hardwood-pages-1", "hardwood-assets-newer"]);
  await goOffline(context, page);
  await page.goto(`${line.url}/nba/teams`);
  await expect(page.getByText("Saved copy from")).toBeVisible();
  await page.goto(`${line.url}/nba/teams/27`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
});

test("a service worker switched off by the operator removes itself and its caches", async ({
  page,
}) => {
  test.slow();
  const off = await startTestStack({ SERVICE_WORKER: "off" });
  try {
    await page.goto(`${line.url}/nba/teams`);
    await install(page);
    await untilSaved(page, "/nba/teams");
    await page.evaluate(() => caches.open("somebody-elses"));
    line.leadTo(off.site.url);
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await page.evaluate(lookForUpdate);
    await expect.poll(left).toEqual({ workers: 0, caches: ["somebody-elses"] });
    await page.goto(`${line.url}/nba/standings`);
    await expect(page.locator("html")).not.toHaveAttribute("data-sw");
    await page.locator("h1").click();
    await page.goto(`${line.url}/nba/teams/27`);
    await idle(page);
    expect(await left()).toEqual({ workers: 0, caches: ["somebody-elses"] });
  } finally {
    await off.stop();
  }
});
