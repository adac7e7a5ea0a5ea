/** Finds the control that has the focus in this part of the page again, in another drawing of it. */
export type Likeness = string | undefined;

/** What the control that has the focus is like: a pager's arrow, a column's header. */
export function likenessOf(part: Element): Likeness {
  const focused = document.activeElement;
  if (focused === null || !part.contains(focused)) return undefined;
  const nav = focused.closest("nav");
  if (nav) return `[aria-label="${nav.ariaLabel}"] [rel=${(focused as HTMLAnchorElement).rel}]`;
  const column = focused.closest<HTMLTableCellElement>("thead th")?.cellIndex ?? -1;
  return `thead th:nth-child(${column + 1}) a`;
}

/** Hands the focus to the like of a control that is gone, or else to the table. */
export function focusLike(likeness: Likeness, part: Element): void {
  if (likeness === undefined) return;
  let target = part.querySelector<HTMLElement>(likeness);
  if (!target) {
    target = part.querySelector<HTMLElement>("table,.no-matches");
    if (target) target.tabIndex = -1;
  }
  target?.focus({ preventScroll: true });
}
