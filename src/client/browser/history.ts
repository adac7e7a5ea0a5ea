/** How a page comes into the history: as a new entry, in place of one, or as an old one again. */
export type Entry = "push" | "replace" | "traverse";

/**
 * Notes a page that is shown in place. An entry with a state is one that its island has to be awake
 * for (see first-paint.js).
 */
export function enter(href: string, entry: Entry): void {
  if (entry === "push") {
    history.replaceState({ scroll: scrollY }, "");
    history.pushState({}, "", href);
  } else if (entry === "replace") {
    history.replaceState({}, "", href);
  }
}

/** Leaves a page to the browser. */
export function leaveFor(href: string, entry: Entry): void {
  if (entry === "push") location.assign(href);
  else if (entry === "replace") location.replace(href);
  else location.reload();
}
