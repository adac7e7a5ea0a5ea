/** A selector that finds the equivalent of a focused control after its table was redrawn. */
export type Likeness = string | undefined;

/**
 * The likeness of the focused control in a part of the page: a pager's arrow or a column's header.
 */
export function likenessOf(part: Element): Likeness {
  const focused = document.activeElement;
  if (focused === null || !part.contains(focused)) return undefined;
  const nav = focused.closest("nav");
  if (nav) {
    const label = nav.getAttribute("aria-label");
    return `[aria-label="${label}"] [rel=${(focused as HTMLAnchorElement).rel}]`;
  }
  const column = focused.closest<HTMLTableCellElement>("thead th")?.cellIndex ?? -1;
  return `thead th:nth-child(${column + 1}) a`;
}

/** Focuses the equivalent of a control that is gone, or else the table. */
export function focusLike(likeness: Likeness, part: Element): void {
  if (likeness === undefined) return;
  let target = part.querySelector<HTMLElement>(likeness);
  if (!target) {
    target = part.querySelector<HTMLElement>("table,.no-matches");
    if (target) target.tabIndex = -1;
  }
  target?.focus({ preventScroll: true });
}
