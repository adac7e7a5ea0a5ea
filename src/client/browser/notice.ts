// The page's live region for messages outside of islands: see `#notice` in Page.astro.

/** The time for which a notice is shown, in milliseconds. */
const NOTICE_MS = 10_000;
const KEY = "notice";

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Shows a sentence on this page for a while; assistive technology announces it. */
export function say(sentence: string): void {
  const notice = document.getElementById("notice");
  if (notice === null) return;
  notice.textContent = sentence;
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    notice.textContent = "";
  }, NOTICE_MS);
}

/** Stores a sentence for the next page of this tab. */
export function sayNext(sentence: string): void {
  try {
    sessionStorage[KEY] = sentence;
  } catch {
    // Without storage, the next page shows no sentence.
  }
}

/** Shows the sentence that the previous page stored. */
export function sayLeft(): void {
  try {
    const sentence: unknown = sessionStorage[KEY];
    if (typeof sentence !== "string") return;
    delete sessionStorage[KEY];
    say(sentence);
  } catch {
    // Without storage, there is no sentence to show.
  }
}
