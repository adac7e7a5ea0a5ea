import type { CDPSession, Page } from "@playwright/test";
import { violationsOf } from "../axe.ts";
import { PAGES } from "../pages.ts";
import { expect, sharedTest as test } from "../site.ts";
import { doubledLinks, smallTargets } from "../targets.ts";
import { beyond } from "../widths.ts";
import { setLetters, setRootLetters, troubledControls, troubledLetters } from "./letters.ts";
import { brokenInPrint } from "./printing.ts";
import { clippedTexts, misprints } from "./texts.ts";

/** The widths of a phone come last, where the measures of targets follow. */
const WIDTHS = [320, 1920, 1280, 768, 360];
/** Those of a phone, a tablet and a desk. */
const USUAL_WIDTHS = [360, 768, 1280];
/**
 * Sizes of letters in percent of the usual one, and the widths at which each is tried. Letters twice as large
 * leave a wider window what a zoomed one has, which is tried by itself.
 */
const LETTERS: [percent: number, widths: readonly number[]][] = [
  [100, [320, 360, 768, 1280]],
  [150, [1280, 320]],
  [200, [320]],
];
/** The narrowest, and where the layout of a tablet and that of a desk begin. */
const ROOT_WIDTHS = [320, 768, 1280];
/** A wide, a usual and a narrow system font, each with its serif. */
const WIDE = { sans: "DejaVu Sans", serif: "DejaVu Serif" };
const FONTS = [
  WIDE,
  { sans: "Liberation Sans", serif: "Liberation Serif" },
  { sans: "Liberation Sans Narrow", serif: "P052" },
];

/** The windows in which all fonts are tried: the narrowest and the widest, and the narrowest with large letters. */
const EXTREMES = ["100 % at 320 px", "100 % at 1280 px", "200 % at 320 px"];

const setClass = (page: Page, name: string) =>
  page.evaluate((value) => {
    document.documentElement.className = value;
  }, name);

/** The direction of lines, which a translation may change. */
const setDirection = (page: Page, direction: "ltr" | "rtl") =>
  page.evaluate((value) => {
    document.documentElement.dir = value;
  }, direction);

const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });

/** The faults of the page's text at sizes of letters and widths in the wide font, which breaks first. */
async function letterFaults(page: Page, client: CDPSession): Promise<string[]> {
  const faults: string[] = [];
  for (const [letters, widths] of LETTERS) {
    await setLetters(page, client, letters);
    for (const width of widths) {
      // Each call draws the page anew, so the next size of letters begins where this one ends.
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 740 });
      const where = `${letters} % at ${width} px`;
      const found = await troubledLetters(page, EXTREMES.includes(where) ? FONTS : [WIDE]);
      faults.push(...found.map((fault) => `${where} ${fault}`));
    }
  }
  return faults;
}

/** The faults of the page's text and controls at twice the size, by the root's letters and by zoom. */
async function doubledFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = async (way: string, width: number) => {
    await page.setViewportSize({ width, height: 740 });
    const found = [...(await troubledLetters(page, [WIDE])), ...(await troubledControls(page))];
    faults.push(...found.map((fault) => `${way} at ${width} px ${fault}`));
  };
  await setRootLetters(page, 200);
  for (const width of ROOT_WIDTHS) await look("root at 200 %", width);
  await setRootLetters(page, 100);
  // A zoomed window has half as many pixels.
  for (const width of USUAL_WIDTHS) await look("zoom at 200 %", width / 2);
  return faults;
}

// Each page is opened once for all that is read from it.
for (const { path, heading } of PAGES) {
  test(`${path} is accessible, quiet, whole, and holds its letters at any size`, async ({
    page,
  }) => {
    const strangers: string[] = [];
    const scripts: string[] = [];
    const errors: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${process.env.SITE_URL}/`)) strangers.push(request.url());
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
    expect.soft(await violationsOf(page, { isTouched: true }), "axe").toEqual([]);

    // No other script has run, so without the class the page is the one without JavaScript.
    await setClass(page, "");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("switch", { name: "Dark mode" })).toBeHidden();

    await setClass(page, "js");
    expect.soft(await misprints(page), "misprinted").toEqual([]);
    expect.soft(await brokenInPrint(page), "not printed whole").toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await beyond(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
      if (!USUAL_WIDTHS.includes(width)) continue;
      expect.soft(await clippedTexts(page), `clipped at ${width} px`).toEqual([]);
    }
    await setDirection(page, "rtl");
    expect.soft(await beyond(page), "wider from right to left").toBeLessThanOrEqual(0);
    await setDirection(page, "ltr");
    expect.soft(await smallTargets(page), "too small to touch").toEqual([]);
    expect.soft(await doubledLinks(page), "linked twice").toEqual([]);

    const client = await page.context().newCDPSession(page);
    await client.send("Page.enable");
    await unfold(page);
    expect.soft(await smallTargets(page), "too small to touch when unfolded").toEqual([]);
    expect.soft(await letterFaults(page, client), "letters").toEqual([]);
    // Between a phone and a tablet; the letters are still at their largest.
    await page.setViewportSize({ width: 640, height: 740 });
    expect.soft(await beyond(page), "wider when large").toBeLessThanOrEqual(0);
    await setLetters(page, client, 100);
    await client.detach();
    expect.soft(await doubledFaults(page), "twice the size").toEqual([]);
    expect({ strangers, scripts, errors }).toEqual({ strangers: [], scripts: [], errors: [] });
  });
}
