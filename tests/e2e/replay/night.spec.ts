import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../../tools/machine/processes.ts";
import { type NightReplay, startNight } from "../../../tools/replay/night-replay.ts";

// From the first tip-off to the final of a game at nine in less than a minute.
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
  await standings.goto(`${url}/nba/standings/west`);
  const oklahoma = standings.getByRole("row").filter({ hasText: "Oklahoma City Thunder" });
  await expect(oklahoma).toContainText("41–13");

  await page.goto(`${url}/nba/games`);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const game = page
    .getByRole("listitem")
    .filter({ hasText: "Thunder" })
    .filter({ hasText: "Suns" });
  await expect(game).toContainText("9:00 PM ET");
  await expect(game).toContainText(/\d (?:1st|2nd|3rd|4th)|Half/);
  // The night takes minutes, as long as the whole test may take.
  await expect(async () => {
    await expect(game).toContainText("Final");
  }).toPass();
  await expect(game).toContainText("136");
  await expect(game).toContainText("109");
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);

  await expect(async () => {
    await standings.reload();
    expect(await oklahoma.textContent()).toContain("42–13");
  }).toPass();
});
