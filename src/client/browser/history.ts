/** The kind of history entry for a page: a new one, a replaced one, or one traversed to. */
export type Entry = "push" | "replace" | "traverse";

/**
 * Records a page that is shown in place. Entries with a state need their island to be awake (see
 * first-paint.js).
 */
export function recordEntry(href: string, entry: Entry): void {
  if (entry === "push") {
    history.replaceState({ scroll: scrollY }, "");
    history.pushState({}, "", href);
  } else if (entry === "replace") {
    history.replaceState({}, "", href);
  }
}

/** Loads a page by a normal navigation. */
export function leaveFor(href: string, entry: Entry): void {
  if (entry === "push") location.assign(href);
  else if (entry === "replace") location.replace(href);
  else location.reload();
}
