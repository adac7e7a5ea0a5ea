import type { Page } from "@playwright/test";

/** A sheet of paper in letter format, in CSS pixels. */
export const SHEET = { width: 816, height: 1056 };

/**
 * The parts of the open page that would not be printed whole: scroll regions that stay clipped, and
 * parts longer than two thirds of a sheet that are kept together. Each is "element.classes". For a
 * page on which the print rules apply.
 */
export function notPrintedWhole(sheetHeight: number): string[] {
  const named = (element: Element) => `${element.localName}.${element.className}`;
  const clipped = [...document.querySelectorAll(".scroll")].filter((region) => {
    const { overflowX, backgroundImage } = getComputedStyle(region);
    return overflowX !== "visible" || backgroundImage !== "none";
  });
  const kept = [...document.querySelectorAll("main *")].filter(
    (part) =>
      getComputedStyle(part).breakInside === "avoid" &&
      part.getBoundingClientRect().height > (sheetHeight * 2) / 3,
  );
  return [...clipped, ...kept].map(named);
}

/** The open page's parts that are not printed whole. */
export async function brokenInPrint(page: Page): Promise<string[]> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: "print" });
  const broken = await page.evaluate(notPrintedWhole, SHEET.height);
  await page.emulateMedia({ media: null });
  return broken;
}
