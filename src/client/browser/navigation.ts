/** Navigates to another page of this site. */
export function goTo(path: string): void {
  location.assign(path);
}

/** The absolute address of a page, for links in emails. */
export function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}
