import { fail, ok, type Result } from "../../../domain/result.ts";

/** A fetched page of this site. */
export interface FetchedPage {
  /** Its address after redirects. */
  href: string;
  document: Document;
}

/** Why a page cannot be shown in place. */
export type FetchFailure =
  /** Offline: no response came, or the service worker's offline page. */
  | { kind: "offline" }
  /** Left to the browser: an error, no HTML, or a saved copy, which says that it is one. */
  | { kind: "unusable" };

const TIMEOUT_MS = 10_000;

/** The part of Trusted Types that is used here; browsers without them take the text itself. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): {
    createHTML(text: string): string;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The one policy for HTML: it takes answers of this site, which escapes what it prints. */
const policy = trustedTypes?.createPolicy("page", { createHTML: (text) => text });

function trusted(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Fetches a page as a navigation would. */
export async function fetchPage(
  href: string,
  signal: AbortSignal,
): Promise<Result<FetchedPage, FetchFailure>> {
  const unusable = fail({ kind: "unusable" } as const);
  try {
    const response = await fetch(href, {
      headers: { Accept: "text/html" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const type = response.headers.get("Content-Type") ?? "";
    if (!response.ok || !type.startsWith("text/html")) return unusable;
    const html = trusted(await response.text());
    const document = new DOMParser().parseFromString(html, "text/html");
    if (document.querySelector("[data-offline-page]") !== null) return fail({ kind: "offline" });
    if (document.querySelector("[data-saved]") !== null) return unusable;
    return ok({ href: response.url || href, document });
  } catch {
    return fail({ kind: "offline" });
  }
}

/** Prefetches a page into the browser's HTTP cache, unless the user saves data. */
export function fetchAhead(href: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  // Browsers cache a response only when its body was read to the end.
  fetch(href, { priority: "low" })
    .then((response) => response.text())
    .catch(() => {});
}
