import type { Entry } from "./history.ts";

/** Where a table stands before another page of it is drawn. */
export interface Layout {
  height: number;
  left: number;
  /** Where the arrows below end in the viewport. */
  bottom: number;
  /** How far down the document could be scrolled. */
  reach: number;
}

/** Measures the table in this part of the page, and the part itself. */
export function layoutOf(part: Element): Layout {
  const table = tableIn(part);
  return {
    height: table?.offsetHeight ?? 0,
    left: table?.scrollLeft ?? 0,
    bottom: bottomOf(part),
    reach: document.documentElement.scrollHeight - innerHeight,
  };
}

/** Leaves everything where the eye and the finger expect it, once the other page is drawn. */
export function settle(
  part: Element,
  before: Layout,
  { entry, isSameQuery }: { entry: Entry; isSameQuery: boolean },
): void {
  const table = tableIn(part);
  const missing = before.height - (table?.offsetHeight ?? 0);
  if (table) table.scrollLeft = before.left;
  // The last page has fewer rows, and its place stays as high.
  if (table && isSameQuery && missing > 0) table.style.marginBottom = `${missing}px`;
  if (entry === "traverse") {
    const scroll = history.state?.scroll;
    // A document that was too short then could not be scrolled back by the browser.
    if (scroll > before.reach) scrollTo(0, scroll);
    return;
  }
  // The arrows below stay under the finger.
  if (isSameQuery && before.bottom <= innerHeight) scrollBy(0, bottomOf(part) - before.bottom);
  if (table && bottomOf(table) < 0) table.scrollIntoView();
}

function tableIn(part: Element): HTMLElement | null {
  return part.querySelector<HTMLElement>(".scroll");
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}
