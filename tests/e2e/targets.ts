import type { Page } from "@playwright/test";

/** The least height of a target for a thumb, and of one in a table, in pixels. */
const LEAST = { thumb: 44, dense: 24 };

/**
 * The links and controls of a page that are lower than a thumb needs, measured by what a touch hits.
 * Two kinds are excepted, as in WCAG 2.5.8: links within a sentence, which are as high as its line, and
 * those of dense tables, for which 24 px are enough.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const selector = "a[href],button,summary,select,input:not([type=hidden])";
    const isInSentence = (target: Element) => {
      if (getComputedStyle(target).display !== "inline") return false;
      const words = (part: Element | null) => part?.textContent?.trim() ?? "";
      return words(target.closest("p,li,dd,dt,figcaption,pre")).length > words(target).length;
    };
    /** The height of the place that hits the target, up to a height, around its middle. */
    const touchedHeight = (target: Element, most: number) => {
      const { left, top, width, height: drawn } = target.getBoundingClientRect();
      const x = left + Math.min(width, 60) / 2;
      const y = top + drawn / 2;
      const hitAt = (at: number) => document.elementFromPoint(x, at);
      if (hitAt(y)?.closest(selector) !== target) return undefined;
      // A touch of a control's label touches the control.
      const isHit = (at: number) =>
        [hitAt(at)?.closest(selector), hitAt(at)?.closest("label")?.control].includes(target);
      let height = 1;
      for (const direction of [-1, 1]) {
        let reach = 0;
        // Steps of four pixels, then of one: each is a question to the browser.
        for (const step of [4, 1]) {
          while (height + reach < most && isHit(y + direction * (reach + step))) reach += step;
        }
        height += reach;
      }
      return height;
    };
    return [...document.querySelectorAll(selector)].flatMap((target) => {
      if (isInSentence(target)) return [];
      target.scrollIntoView({ block: "center", inline: "center" });
      const enough = target.closest("table") ? least.dense : least.thumb;
      const height = touchedHeight(target, enough);
      // What nothing hits at its middle is hidden.
      if (height === undefined || height >= enough - 0.5) return [];
      return [`${height} px: ${target.textContent?.trim() || target.ariaLabel}`];
    });
  }, LEAST);
}

/** The cards, rows and items of a page in which two visible links lead to one place. */
export function doubledLinks(page: Page): Promise<string[]> {
  return page.locator("main :is(.clickable, .tiles > div, li, tbody tr)").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const links = [...card.querySelectorAll("a[href]")].filter((link) => link.checkVisibility());
      const places = links.map((link) => link.getAttribute("href"));
      return new Set(places).size < places.length ? [card.textContent?.trim() ?? ""] : [];
    }),
  );
}
