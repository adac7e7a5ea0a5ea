import { expect, test } from "../site.ts";

test("a prefetched page is not fetched again when it is opened", async ({ page, context }) => {
  await page.goto("/nba/teams");
  const statuses: string[] = [];
  const browser = await context.newCDPSession(page);
  browser.on("Preload.prefetchStatusUpdated", ({ status }) => statuses.push(status));
  await browser.send("Preload.enable");
  const link = page.getByRole("link", { name: "Standings" }).first();
  await link.hover();
  await expect.poll(() => statuses).toContain("Ready");
  // A second hover must not fetch the page again.
  await page.mouse.move(0, 0);
  await link.hover();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Standings, 2025-26");
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return Reflect.get(entry ?? {}, "deliveryType");
  });
  expect(delivery).toBe("navigational-prefetch");
  expect(statuses.filter((status) => status === "Running")).toHaveLength(1);
});
