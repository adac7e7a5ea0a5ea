import type { Entry } from "./history.ts";

/** Where a table stands before another page of it is drawn. */
export interface Layout {
  height: number;
  /** How far down the document could be scrolled. */
  reach: number;
}

/** Measures the table in this part of the page. */
export function layoutOf(part: Element | null): Layout {
  return {
    height: tableIn(part)?.offsetHeight ?? 0,
    reach: document.documentElement.scrollHeight - innerHeight,
  };
}

/** Leaves everything where the eye and the finger expect it, once the other page is drawn. */
export function settle(
  part: Element | null,
  before: Layout,
  { entry, isSameQuery }: { entry: Entry; isSameQuery: boolean },
): void {
  const table = tableIn(part);
  if (table) {
    // The last page has fewer rows; the arrows below stay under the finger.
    const missing = isSameQuery ? before.height - table.offsetHeight : 0;
    table.style.marginBottom = missing > 0 ? `${missing}px` : "";
  }
  const scroll = entry === "traverse" ? history.state?.scroll : undefined;
  // A document that was too short then could not be scrolled back by the browser.
  if (typeof scroll === "number" && scroll > before.reach) scrollTo(0, scroll);
  if (!table || entry === "traverse") return;
  if (table.getBoundingClientRect().bottom < 0) table.scrollIntoView();
}

function tableIn(part: Element | null): HTMLElement | null {
  return part?.querySelector<HTMLElement>(".scroll") ?? null;
}
