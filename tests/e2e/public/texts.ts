import type { Page } from "@playwright/test";

/** The texts that a box hides at its edge without an ellipsis, a scroll bar or a line clamp. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.textContent?.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (let box = text.parentElement; box !== null; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Text for screen readers, and what scrolls or is fixed, is meant so.
        if (style.clipPath !== "none" || style.position === "fixed") break;
        if (style.overflowX === "auto" || style.overflowX === "scroll") break;
        if (style.overflowX === "visible" || box === document.body) continue;
        if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break;
        const edge = box.getBoundingClientRect();
        if (
          rects.some(({ left, right, top, bottom }) => {
            const beside = left < edge.left - 1 || right > edge.right + 1;
            return beside || top < edge.top - 4 || bottom > edge.bottom + 4;
          })
        ) {
          found.push(text.textContent ?? "");
          break;
        }
      }
    }
    return found;
  });
}
