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

/** Changes the size of the root's letters, in percent, as a reader's style sheet does: no media query sees it. */
export async function setRootLetters(page: Page, percent: number): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, `${percent}%`);
}

/**
 * The faults of an open page's controls: those that no scrolling brings into the window, and parts of the
 * header, which stays in sight, that lie on one another.
 */
export function troubledControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === "none";
    const nameOf = (element: Element) =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) ||
      element.outerHTML.slice(0, 60);
    for (const control of document.querySelectorAll("a, button, input, select, summary")) {
      if (!isSeen(control) || scrolls(control)) continue;
      const { left, right, width } = control.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1))
        found.add(`"${nameOf(control)}" is off screen`);
    }
    const parts = [...document.querySelectorAll("body > header :is(svg, b, label, input, .avatar)")]
      .filter(isSeen)
      .map((element) => {
        const box = element.getBoundingClientRect();
        // The name that wraps out of sight is cut off by its link.
        const link = element.closest("a, button")?.getBoundingClientRect() ?? box;
        return {
          element,
          left: Math.max(box.left, link.left),
          right: Math.min(box.right, link.right),
          top: Math.max(box.top, link.top),
          bottom: Math.min(box.bottom, link.bottom),
        };
      });
    for (const [at, one] of parts.entries()) {
      for (const other of parts.slice(at + 1)) {
        if (one.element.contains(other.element)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 1 && down > 1)
          found.add(`${nameOf(one.element)} lies on ${nameOf(other.element)} in the header`);
      }
    }
    return [...found];
  });
}

export interface Fonts {
  sans: string;
  serif: string;
}

/**
 * The faults of an open page's text in each of the fonts: a page wider than its window, broken words,
 * overlapping texts. One call for all fonts, since the browser draws the page anew between calls. The
 * page keeps the last font, with which the next call begins.
 */
export function troubledLetters(page: Page, fonts: readonly Fonts[]): Promise<string[]> {
  return page.evaluate((all) => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    type Text = Box & { words: string; sheet: Element | undefined; clamped: Element | undefined };
    /** A part of the page that hides what lies beyond its edges. */
    interface Region {
      element: Element;
      above: Region | undefined;
    }
    /** The styles that no font changes. */
    interface Place {
      /** Text for screen readers only, addresses and code, which may break anywhere, and drawings. */
      isSkipped: boolean;
      /** It stays while the page scrolls below it. */
      isPinned: boolean;
      region: Region | undefined;
      /** The box with a background of its own that lies over the page, if the text is in one. */
      sheet: Element | undefined;
      /** Text cut to its first lines, whose rest lies on the last of them. */
      clamped: Element | undefined;
      /** The size of its letters, in pixels. */
      size: number;
    }
    const SKIPPED = "script, style, noscript, svg, code, option, [aria-hidden=true]";
    const NOWHERE = {
      isPinned: false,
      region: undefined,
      sheet: undefined,
      clamped: undefined,
      size: 0,
    };
    const EVERYTHING = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };

    const common = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    });

    const isSheet = ({ position, backgroundColor }: CSSStyleDeclaration) =>
      position === "absolute" && /^rgb\(/.test(backgroundColor);

    const places = new Map<Element, Place>();
    const placeOf = (element: Element): Place => {
      const known = places.get(element);
      if (known) return known;
      const above = element.parentElement ? placeOf(element.parentElement) : undefined;
      const place = placeIn(element, above);
      places.set(element, place);
      return place;
    };
    const placeIn = (element: Element, above: Place | undefined): Place => {
      if (above?.isSkipped || element.matches(SKIPPED)) return { ...NOWHERE, isSkipped: true };
      const style = getComputedStyle(element);
      const isRegion =
        style.overflowX !== "visible" &&
        element !== document.body &&
        element !== document.documentElement;
      return {
        isSkipped:
          style.clipPath !== "none" || style.visibility !== "visible" || style.opacity === "0",
        isPinned: above?.isPinned === true || ["sticky", "fixed"].includes(style.position),
        sheet: isSheet(style) ? element : above?.sheet,
        clamped: style.webkitLineClamp === "none" ? above?.clamped : element,
        region: isRegion ? { element, above: above?.region } : above?.region,
        size: Number.parseFloat(style.fontSize),
      };
    };

    const found = new Set<string>();
    const range = document.createRange();
    const findBroken = (node: Node, data: string) => {
      // A record, a score and a season are figures, which no hyphen breaks.
      for (const { 0: word, index } of data.matchAll(
        /(?<![\d–-])\d{1,4}(?:[–-]\d{1,4}){1,2}(?![\d–-])|[^\s‐–—−/-]+[/-]?/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].flatMap(({ top, width }) =>
          width > 0.5 ? top : [],
        );
        if (Math.max(...tops) - Math.min(...tops) > 4) found.add(`"${word}" is broken`);
      }
    };
    const readTexts = (): Text[] => {
      const windows = new Map<Region, Box>();
      /** The part of the page that no region hides. */
      const windowOf = (region: Region | undefined): Box => {
        if (region === undefined) return EVERYTHING;
        const known = windows.get(region);
        if (known) return known;
        const window = common(windowOf(region.above), region.element.getBoundingClientRect());
        windows.set(region, window);
        return window;
      };
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const { textContent: data, parentElement: element } = node;
        if (data === null || element === null || data.trim() === "") continue;
        const place = placeOf(element);
        if (place.isSkipped || !element.checkVisibility()) continue;
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1.5);
        if (lines.length === 0) continue;
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) findBroken(node, data);
        if (place.isPinned) continue;
        for (const { left, right, top, bottom, height } of lines) {
          const leading = Math.max(0, height - place.size) / 2;
          const letters = { left, right, top: top + leading, bottom: bottom - leading };
          texts.push({
            ...common(letters, windowOf(place.region)),
            words: data.trim().slice(0, 40),
            sheet: place.sheet,
            clamped: place.clamped,
          });
        }
      }
      return texts.sort((a, b) => a.top - b.top);
    };
    const findOverlaps = (texts: readonly Text[]) => {
      for (const [at, text] of texts.entries()) {
        for (let next = at + 1; next < texts.length; next += 1) {
          const other = texts[next];
          if (other === undefined || other.top >= text.bottom) break;
          // A sheet covers what is below it.
          if (text.sheet !== other.sheet) continue;
          if (text.clamped && text.clamped === other.clamped) continue;
          const both = common(text, other);
          if (both.right - both.left > 2 && both.bottom - both.top > 3)
            found.add(`"${text.words}" and "${other.words}" overlap`);
        }
      }
    };

    const { style } = document.documentElement;
    const quoted = (name: string) => `"${name}"`;
    const isSet = ({ sans }: Fonts) => style.getPropertyValue("--sans") === quoted(sans);
    const trouble: string[] = [];
    for (const { sans, serif } of all.toSorted((a, b) => Number(isSet(b)) - Number(isSet(a)))) {
      style.setProperty("--sans", quoted(sans));
      style.setProperty("--serif", quoted(serif));
      found.clear();
      const beyond = document.documentElement.scrollWidth - innerWidth;
      if (beyond > 0) found.add(`${beyond} px wider than the window`);
      findOverlaps(readTexts());
      trouble.push(...[...found].map((what) => `in ${sans}: ${what}`));
    }
    return trouble;
  }, fonts);
}
