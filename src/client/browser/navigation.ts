/** Leaves for another page of this site. */
export function goTo(path: string): void {
  location.assign(path);
}

/** A page's full address, for the mails that lead back to it. */
export function addressOf(path: string): string {
  return new URL(path, location.origin).href;
}
