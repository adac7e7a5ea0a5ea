/** Navigates to another page of this site. */
export function goTo(path: string): void {
  location.assign(path);
}

/**
 * Fetches a page into the browser's cache, from which going to it soon takes no round trip. A page
 * for members alone is not stored.
 */
export function prefetchPage(path: string): void {
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = path;
  document.head.appendChild(link);
}

/** The absolute address of a page, for links in emails. */
export function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}
