import type { Page } from "@playwright/test";

/** The room that a list's arrow takes from its text. */
const ARROW = 18;

/**
 * The texts that a box hides at its edge without an ellipsis, a scroll bar or a line clamp, and the examples
 * and choices that their field is too narrow for.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate((arrow) => {
    const found: string[] = [];
    const pen = document.createElement("canvas").getContext("2d");
    for (const field of document.querySelectorAll("input, select")) {
      const isList = field instanceof HTMLSelectElement;
      const text = isList ? field.selectedOptions[0]?.text : field.getAttribute("placeholder");
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      const room = field.clientWidth - padding - (isList ? arrow : 0);
      if (!text || pen === null || room < 2) continue;
      pen.font = font;
      if (pen.measureText(text).width > room) found.push(text);
    }
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
  }, ARROW);
}

/**
 * The places where inline elements print words without a space between them or a mark after one, and words
 * with a curly apostrophe, which is straight on every page.
 */
export function misprints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isInline = (box: Element) => getComputedStyle(box).display === "inline";
    /** Whether nothing but inline boxes stands between two texts. */
    const isOneLine = (before: Node, text: Node) => {
      const range = document.createRange();
      range.setStart(before, 0);
      range.setEnd(text, 1);
      if (range.getClientRects().length === 0) return false;
      const common = range.commonAncestorContainer as Element;
      for (const end of [before, text]) {
        for (let box = end.parentElement; box !== common && box !== null; box = box.parentElement) {
          if (!isInline(box)) return false;
        }
      }
      return !/flex|grid/.test(getComputedStyle(common).display);
    };
    /** A text that a style sheet prints between the two. */
    const isSetOff = ({ parentElement: box }: Node) =>
      box !== null && getComputedStyle(box, "::before").content !== "none";
    let before: Node | undefined;
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const [left, right] = [before?.textContent ?? "", text.textContent ?? ""];
      if (/\w\u2019\w/.test(right)) found.push(right.trim());
      const isGlued = /[\p{L}\d]$/u.test(left) && /^[\p{L}\d(]/u.test(right);
      const isTorn = /^\s*[.,;:!?)](\s|$)/.test(right) && /\s$/.test(left + right.slice(0, 1));
      if (before && (isGlued || isTorn) && isOneLine(before, text) && !isSetOff(text)) {
        found.push(`${left.slice(-30)}|${right.slice(0, 30)}`);
      }
      before = text;
    }
    return found;
  });
}
