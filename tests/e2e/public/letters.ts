import type { CDPSession, Page } from "@playwright/test";

/** Changes the reader's letter size, in percent, as the browser's settings do. */
export async function setLetters(page: Page, client: CDPSession, percent: number): Promise<void> {
  const sized = (pixels: number) => Math.round((pixels * percent) / 100);
  const fontSizes = { standard: sized(16), fixed: sized(13) };
  await client.send("Page.setFontSizes", { fontSizes });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    fontSizes.standard,
  );
}

/** The faults of an open page's text: a page wider than its window, broken words, overlapping texts. */
export function troubledLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    type Text = Box & { words: string; sheet: Element | undefined };
    const found = new Set<string>();
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) found.add(`${beyond} px wider than the window`);

    const common = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });
    interface Place {
      /** Text for screen readers only. */
      isHidden: boolean;
      /** It stays while the page scrolls below it. */
      isPinned: boolean;
      /** The part of the page that no scroll region hides. */
      window: Box;
      /** The box with a background of its own that lies over the page, if the text is in one. */
      sheet: Element | undefined;
    }
    const isSheet = ({ position, backgroundColor }: CSSStyleDeclaration) =>
      position === "absolute" && /^rgb\(/.test(backgroundColor);
    const places = new Map<Element, Place>();
    const placeOf = (element: Element): Place => {
      const known = places.get(element);
      if (known) return known;
      const above = element.parentElement ? placeOf(element.parentElement) : undefined;
      const style = getComputedStyle(element);
      const everything = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
      let window = above?.window ?? everything;
      const isRegion = style.overflowX !== "visible" && element !== document.body;
      if (isRegion && element !== document.documentElement)
        window = common(window, element.getBoundingClientRect());
      const place = {
        isHidden:
          above?.isHidden === true ||
          style.clipPath !== "none" ||
          style.visibility !== "visible" ||
          style.opacity === "0",
        isPinned: above?.isPinned === true || ["sticky", "fixed"].includes(style.position),
        window,
        sheet: isSheet(style) ? element : above?.sheet,
      };
      places.set(element, place);
      return place;
    };

    // Addresses and code may break anywhere; a drawing has its own rules.
    const skipped = "script, style, noscript, svg, code, option, [aria-hidden=true]";
    const texts: Text[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { textContent: data, parentElement: element } = node;
      if (data === null || element === null || data.trim() === "") continue;
      if (element.closest(skipped) || !element.checkVisibility()) continue;
      const place = placeOf(element);
      if (place.isHidden) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1.5);
      if (lines.length === 0) continue;
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) {
        for (const { 0: word, index } of data.matchAll(/[^\s‐–—−/-]+[/-]?/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].flatMap(({ top, width }) =>
            width > 0.5 ? top : [],
          );
          if (Math.max(...tops) - Math.min(...tops) > 4) found.add(`"${word}" is broken`);
        }
      }
      if (place.isPinned) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const line of lines) {
        const leading = Math.max(0, line.height - size) / 2;
        const { left, right, top, bottom } = line;
        const letters = { left, right, top: top + leading, bottom: bottom - leading };
        const words = data.trim().slice(0, 40);
        texts.push({ ...common(letters, place.window), words, sheet: place.sheet });
      }
    }
    texts.sort((a, b) => a.top - b.top);
    for (const [at, text] of texts.entries()) {
      for (let next = at + 1; next < texts.length; next += 1) {
        const other = texts[next];
        if (other === undefined || other.top >= text.bottom) break;
        // A sheet covers what is below it.
        if (text.sheet !== other.sheet) continue;
        const both = common(text, other);
        if (both.right - both.left > 2 && both.bottom - both.top > 3)
          found.add(`"${text.words}" and "${other.words}" overlap`);
      }
    }
    return [...found];
  });
}
