import { expect } from "vitest";
import { notPrintedWhole, SHEET } from "../e2e/public/printing.ts";
import type { Visitor } from "./visitor.ts";

/** The widths at which the open page is wider than its window. */
async function widerThan(visitor: Visitor, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await visitor.resize(width);
    const excess = await visitor.look(async (own) => {
      // Until it is drawn, WebKit may still have the width before.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      do await frame();
      while (innerWidth !== own);
      await frame();
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, width);
    if (excess > 0) faults.push(`${excess} px wider than ${width} px`);
  }
  return faults;
}

/** The faults of a page as it is, and with letters twice as large. */
export async function pageFaults(visitor: Visitor, path: string): Promise<string[]> {
  await visitor.open(path);
  const plain = await widerThan(visitor, [1280, 390]);
  await visitor.look(enlargeLetters);
  const large = await widerThan(visitor, [390]);
  return [
    ...plain,
    ...large.map((fault) => `letters at 200 %: ${fault}`),
    ...(await visitor.watch()).troubles,
  ];
}

/** The parts of a page that would not be printed whole. */
export async function printFaults(visitor: Visitor, path: string): Promise<string[]> {
  await visitor.open(path);
  await visitor.resize(SHEET.width, SHEET.height);
  await visitor.look(applyPrintRules);
  return visitor.look(notPrintedWhole, SHEET.height);
}

/** Doubles the size on which the page's lengths depend, as a reader's setting does. */
function enlargeLetters(): void {
  document.documentElement.style.fontSize = "200%";
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const { media } = rule;
      media.mediaText = media.mediaText.replace(/[\d.]+(?=em)/g, (ems) => String(2 * Number(ems)));
    }
  }
}

/** Makes the page what it is on paper, which no driver of these browsers can ask for. */
function applyPrintRules(): void {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      if (rule.media.mediaText === "print") rule.media.mediaText = "all";
      else if (rule.media.mediaText === "screen") rule.media.mediaText = "not all";
    }
  }
}

/** The faults of islands that the pointer wakes, by their names. */
export async function islandFaults(
  visitor: Visitor,
  islands: readonly [path: string, island: string][],
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const [path, island] of islands) {
    await visitor.open(path);
    const selector = `[data-island=${island}]`;
    const before = await visitor.look(sleeping, selector);
    await visitor.point(`${selector}, ${selector} *`);
    await expect.poll(() => visitor.look(sleeping, selector), { message: island }).toBe(before - 1);
    const found = [...(await widerThan(visitor, [390, 1280])), ...(await visitor.watch()).troubles];
    if (found.length > 0) faults[island] = found;
  }
  return faults;
}

function sleeping(selector: string): number {
  return document.querySelectorAll(selector).length;
}
