/** The elements of the head that identify the page to machines. */
const IDENTITY =
  'link[rel="canonical"],meta[name="robots"],meta[name="description"],meta[property]';

/**
 * Takes over from another rendering of the page what differs in it: every part marked by
 * `data-part`, the title and what the head says of itself. A control of a part that has the focus
 * hands it to its like in the new one, or else to what `refuge` finds there.
 */
export function swapParts(next: Document, refuge: (part: HTMLElement) => HTMLElement | null): void {
  for (const old of document.querySelectorAll<HTMLElement>("[data-part]")) {
    const fresh = next.querySelector<HTMLElement>(`[data-part="${old.dataset.part}"]`);
    if (fresh === null) continue;
    // Both stand there for a moment, so that the focus is never nowhere.
    old.insertAdjacentElement("afterend", fresh);
    handFocus(old, fresh, refuge);
    old.remove();
  }
  document.title = next.title;
  for (const stale of document.head.querySelectorAll(IDENTITY)) stale.remove();
  for (const fresh of next.head.querySelectorAll(IDENTITY)) document.head.appendChild(fresh);
}

function handFocus(
  old: HTMLElement,
  fresh: HTMLElement,
  refuge: (part: HTMLElement) => HTMLElement | null,
): void {
  const focused = document.activeElement;
  if (focused === null || !old.contains(focused)) return;
  const like = likeness(focused);
  const control = like === undefined ? null : fresh.querySelector<HTMLElement>(like);
  const target = control ?? refuge(fresh);
  if (target === null) return;
  if (control === null && !target.matches("a,button,input,select")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** How to find the same control in another rendering: a pager's arrow, a column's header. */
function likeness(control: Element): string | undefined {
  const label = control.closest("nav")?.getAttribute("aria-label");
  const rel = control.getAttribute("rel");
  if (label && rel) return `nav[aria-label="${label}"] [rel="${rel}"]`;
  const header = control.closest<HTMLTableCellElement>("thead th");
  return header ? `thead th:nth-child(${header.cellIndex + 1}) a` : undefined;
}
