import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../../tools/machine/processes.ts";
import { type NightReplay, startNight } from "../../../tools/replay/night-replay.ts";

// The first two and a half hours of the night in half a minute.
const SPEED = 300;

let night: NightReplay;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hardwood-night-"));
  night = await startNight({
    date: "2026-02-11",
    speed: SPEED,
    port: await freePort(),
    faults: new Set(),
    folder,
  });
});
test.afterAll(async () => {
  await night.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a game moves from its fixture to its final without a reload, and the standings follow", async ({
  page,
  context,
}) => {
  const { url } = night.stack.site;
  const standings = await context.newPage();
  await standings.goto(`${url}/nba/standings/east`);
  const charlotte = standings.getByRole("row").filter({ hasText: "Charlotte Hornets" });
  await expect(charlotte).toContainText("25–29");

  await page.goto(`${url}/nba/games`);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const game = page
    .locator("li, article")
    .filter({ hasText: "Hornets" })
    .filter({ hasText: "Hawks" })
    .last();
  await expect(game).toContainText(/7:00 PM|1st/);
  await expect(game).toContainText(/[1-4](?:st|nd|rd|th)|Half/);
  await expect(game).toContainText("Final", { timeout: 200_000 });
  await expect(game).toContainText("107");
  await expect(game).toContainText("110");
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);

  await expect(async () => {
    await standings.reload();
    await expect(charlotte).toContainText("26–29", { timeout: 1_000 });
  }).toPass();
});
