import { PAGES } from "../pages.ts";
import { expect, test } from "../site.ts";
import { setLetters, troubledLetters } from "./letters.ts";
import { addStyles } from "./styles.ts";

const WIDTHS = [320, 360, 768, 1280];
const LETTERS = [100, 150, 200];
/** A wide, a usual and a narrow system font, each with its serif. */
const FONTS = [
  { sans: "DejaVu Sans", serif: "DejaVu Serif" },
  { sans: "Liberation Sans", serif: "Liberation Serif" },
  { sans: "Liberation Sans Narrow", serif: "P052" },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path } of PAGES) {
  test(`${path} holds its letters at any size`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send("Page.enable");
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    const trouble: string[] = [];
    for (const letters of LETTERS) {
      await setLetters(page, client, letters);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const { sans, serif } of FONTS) {
          await addStyles(page, `:root { --sans: "${sans}"; --serif: "${serif}" }`);
          const found = await troubledLetters(page);
          trouble.push(...found.map((what) => `${letters} % at ${width} px in ${sans}: ${what}`));
        }
      }
    }
    expect(trouble).toEqual([]);
  });
}
