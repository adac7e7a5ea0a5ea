import {
  type PlayersAnswer,
  parsePlayersAnswer,
  playersDataPath,
} from "../../../domain/season/players-answer.ts";
import { isSaved } from "../offline/saved.ts";

/** A page of the table as data, or why it cannot be shown in place. */
export type Fetched =
  | { kind: "arrived"; answer: PlayersAnswer }
  /** No response came, and no copy of the page is kept on the device. */
  | { kind: "offline" }
  /** The browser shows it better: an error, another release's data, or a saved copy. */
  | { kind: "unusable" };

const TIMEOUT_MS = 10_000;

/** Fetches the data of the table's page at this address. */
export async function fetchAnswer(href: string, signal: AbortSignal): Promise<Fetched> {
  try {
    const response = await fetch(dataAddress(href), {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = await response.text();
    const answer = response.ok ? parsePlayersAnswer(text) : undefined;
    return answer === undefined ? { kind: "unusable" } : { kind: "arrived", answer };
  } catch {
    return { kind: (await isSaved(href)) ? "unusable" : "offline" };
  }
}

/** Fetches a page's data that may be next into the browser's cache. */
export function fetchAhead(href: string): void {
  fetchUnseen(dataAddress(href));
}

/**
 * Has the service worker, where there is one, keep the page at this address for reading offline, as
 * if it had been navigated to (see keeping.ts).
 */
export function saveCopy(href: string): void {
  if (navigator.serviceWorker?.controller) fetchUnseen(href, { Accept: "text/html" });
}

/** Fetches what nothing waits for, unless the user saves data. */
function fetchUnseen(address: string, headers: HeadersInit = {}): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  // The cache keeps a response only when its body was read to the end.
  fetch(address, { headers, priority: "low" })
    .then((response) => response.text())
    .catch(() => {});
}

function dataAddress(href: string): string {
  const { pathname, search } = new URL(href, location.href);
  return playersDataPath(pathname + search);
}
