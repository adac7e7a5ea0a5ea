import type { Entry } from "./history.ts";

/** The position of a table before another page of it is drawn. */
export interface Layout {
  height: number;
  left: number;
  /** The lower edge of the arrows below the table, in the viewport. */
  bottom: number;
  /** The largest scroll offset of the document. */
  reach: number;
}

/** Measures the table in a part of the page, and the part itself. */
export function layoutOf(part: Element): Layout {
  const table = tableIn(part);
  return {
    height: table?.offsetHeight ?? 0,
    left: table?.scrollLeft ?? 0,
    bottom: bottomOf(part),
    reach: document.documentElement.scrollHeight - innerHeight,
  };
}

/**
 * Restores scroll positions after another page was drawn, so that the table and its arrows stay in
 * place.
 */
export function settle(
  part: Element,
  before: Layout,
  { entry, isSameQuery }: { entry: Entry; isSameQuery: boolean },
): void {
  const table = tableIn(part);
  const missing = before.height - (table?.offsetHeight ?? 0);
  if (table) table.scrollLeft = before.left;
  // The last page has fewer rows; a margin keeps the height of the table.
  if (table && isSameQuery && missing > 0) table.style.marginBottom = `${missing}px`;
  if (entry === "traverse") {
    const scroll = history.state?.scroll;
    // The browser could not restore the scroll position while the document was too short.
    if (scroll > before.reach) scrollTo(0, scroll);
    return;
  }
  // The arrows below the table stay under the pointer.
  if (isSameQuery && before.bottom <= innerHeight) scrollBy(0, bottomOf(part) - before.bottom);
  if (table && bottomOf(table) < 0) table.scrollIntoView();
}

function tableIn(part: Element): HTMLElement | null {
  return part.querySelector<HTMLElement>(".scroll");
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}
