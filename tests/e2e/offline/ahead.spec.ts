import { expect, test } from "../site.ts";
import { install, untilSaved } from "./line.ts";

test.use({ serviceWorkers: "allow" });

test("pages are still prefetched once the service worker is active", async ({ page, context }) => {
  await page.goto("/nba/teams");
  await install(page);
  await page.reload();
  await untilSaved(page, "/nba/teams");
  const statuses: string[] = [];
  const browser = await context.newCDPSession(page);
  browser.on("Preload.prefetchStatusUpdated", ({ status, prefetchStatus }) => {
    statuses.push(`${status} ${prefetchStatus}`);
  });
  await browser.send("Preload.enable");
  await page.getByRole("link", { name: "Standings" }).first().hover();
  await expect.poll(() => statuses.join()).toContain("Ready");
});
