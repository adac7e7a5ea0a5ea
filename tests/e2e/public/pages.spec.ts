import type { Page } from "@playwright/test";
import { violationsOf } from "../axe.ts";
import { PAGES } from "../pages.ts";
import { expect, test } from "../site.ts";
import { widerThan } from "../widths.ts";
import { brokenInPrint } from "./printing.ts";
import { clippedTexts } from "./texts.ts";

const WIDTHS = [320, 360, 768, 1280, 1920];
const CLIPPING_WIDTHS = [360, 768, 1280];
/** The widths of a phone, a tablet and a desktop, for text of twice the size. */
const LARGE_WIDTHS = [320, 640, 1280];

async function readLargely(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

const setClass = (page: Page, name: string) =>
  page.evaluate((value) => {
    document.documentElement.className = value;
  }, name);

for (const { path, heading } of PAGES) {
  test(`${path} is accessible, quiet, whole and as wide as its window`, async ({
    page,
    baseURL,
  }) => {
    const strangers: string[] = [];
    const scripts: string[] = [];
    const errors: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      const expected = message.text().includes("status of 404");
      if (message.type() === "error" && !expected) errors.push(message.text());
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("html")).toHaveClass(/^js$/);
    expect.soft(await violationsOf(page), "axe").toEqual([]);

    // No other script has run, so without the class the page is the one without JavaScript.
    await setClass(page, "");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("switch", { name: "Dark mode" })).toBeHidden();

    await setClass(page, "js");
    expect.soft(await widerThan(page, WIDTHS), "wider than its window").toEqual([]);
    for (const width of CLIPPING_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await clippedTexts(page), `clipped at ${width} px`).toEqual([]);
    }
    expect.soft(await brokenInPrint(page), "not printed whole").toEqual([]);
    await readLargely(page);
    expect.soft(await widerThan(page, LARGE_WIDTHS), "wider when large").toEqual([]);
    expect({ strangers, scripts, errors }).toEqual({ strangers: [], scripts: [], errors: [] });
  });
}
