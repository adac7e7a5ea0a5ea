import {
  type PlayersAnswer,
  parsePlayersAnswer,
  playersDataPath,
} from "#domain/players/players-answer.ts";
import { isSaved } from "../offline/saved.ts";
import { eitherOf, patience } from "./patience.ts";

/** A page of the table as data, or the reason why it cannot be shown in place. */
export type FetchedAnswer =
  | { kind: "arrived"; answer: PlayersAnswer }
  /** The request failed, and no copy of the page is saved on the device. */
  | { kind: "offline" }
  /** The browser should load the page: an error page, another release's data, or a saved copy. */
  | { kind: "unusable" };

const TIMEOUT_MS = 10_000;

/** Fetches the data of the table's page at an address. */
export async function fetchAnswer(href: string, signal: AbortSignal): Promise<FetchedAnswer> {
  try {
    const response = await fetch(dataAddress(href), {
      signal: eitherOf(signal, patience(TIMEOUT_MS)),
    });
    const text = await response.text();
    const answer = response.ok ? parsePlayersAnswer(text) : undefined;
    return answer === undefined ? { kind: "unusable" } : { kind: "arrived", answer };
  } catch {
    return { kind: (await isSaved(href)) ? "unusable" : "offline" };
  }
}

/** Prefetches the data of a likely next page into the browser's cache. */
export function fetchAhead(href: string): void {
  fetchUnseen(dataAddress(href));
}

/**
 * Makes the service worker, if there is one, save the page at an address for offline reading, as a
 * navigation would (see answers.ts).
 */
export function saveCopy(href: string): void {
  if (navigator.serviceWorker?.controller) fetchUnseen(href, { Accept: "text/html" });
}

/** Fetches in the background at low priority, unless the user saves data. */
function fetchUnseen(address: string, headers: HeadersInit = {}): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  // The browser caches a response only when its body was read to the end.
  fetch(address, { headers, priority: "low" })
    .then((response) => response.text())
    .catch(() => {});
}

function dataAddress(href: string): string {
  const { pathname, search } = new URL(href, location.href);
  return playersDataPath(pathname + search);
}
