import { readdirSync } from "node:fs";
import { join } from "node:path";

import { outputFolder } from "#tools/build/environments.ts";
import { expect, test } from "../site.ts";

const PATH = "/nba/games/2026-12-25/sas-at-nyk";
const OWN_PAGE = "/nba/games/0022500375";
const script = readdirSync(join(outputFolder(undefined), "client")).find((name) =>
  /^story-[\da-f]{8}\.js$/.test(name),
);

/** A game in progress as its page has it, with what the script looks for. */
const pageThrough = (through: string) => `<!doctype html><title>A game</title>
<div data-state="live"><p data-when>5:00 1st</p></div>
<div id="so-far"><p class="note">Through ${through}. <a href="${PATH}">Read again</a></p>
<details class="chart-table"><summary>The chart as a table</summary>${through}</details></div>
<script async src="/${script}"></script>`;

test("the story is renewed half a minute after the clock has moved, up to the final's link", async ({
  page,
}) => {
  const policy = (await page.request.get(PATH)).headers()["content-security-policy"] ?? "";
  expect(policy).toContain("require-trusted-types-for");
  const headers = { "Content-Type": "text/html", "Content-Security-Policy": policy };
  let readings = 0;
  await page.route(PATH, (route) => {
    readings += 1;
    return route.fulfill({ headers, body: pageThrough(readings === 1 ? "5:00 1st" : "4:30 1st") });
  });
  await page.clock.install();
  await page.goto(PATH);
  const soFar = page.locator("#so-far");
  await soFar.getByText("The chart as a table").click();
  await page.evaluate(() => {
    const when = document.querySelector("[data-when]");
    if (when) when.textContent = "4:30 1st";
  });
  await page.clock.runFor(20_000);
  await expect(soFar).toContainText("Through 5:00 1st");
  expect(readings).toBe(1);
  await page.clock.runFor(10_000);
  await expect(soFar).toContainText("Through 4:30 1st");
  await expect(soFar.locator("details")).toHaveAttribute("open");
  await expect(soFar.locator("summary")).toBeFocused();

  // The game is over, and the site still without its result; then the game has a page of its own.
  let isKnown = false;
  await page.route(PATH, (route) =>
    isKnown
      ? route.fulfill({ status: 302, headers: { Location: OWN_PAGE } })
      : route.fulfill({ headers, body: pageThrough("the end of the 4th") }),
  );
  await page.evaluate(() => {
    const when = document.querySelector<HTMLElement>("[data-when]");
    if (when === null) return;
    when.textContent = "Final";
    if (when.parentElement) when.parentElement.dataset.state = "over";
  });
  await page.clock.runFor(30_000);
  await expect(soFar).toContainText("Through the end of the 4th");
  isKnown = true;
  await page.clock.runFor(60_000);
  const story = soFar.getByRole("link", { name: "Final: read the story" });
  await expect(story).toHaveAttribute("href", `${OWN_PAGE}/story`);
});
