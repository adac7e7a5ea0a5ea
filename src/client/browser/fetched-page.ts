import { fail, ok, type Result } from "../../../domain/result.ts";

/** Another page of this site, read and not shown. */
export interface FetchedPage {
  /** Where it was found in the end. */
  href: string;
  document: Document;
}

/** A line that says nothing for so long is left to the browser. */
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

/**
 * Fetches a page as a navigation would. Unusable is whatever the browser had better show itself:
 * errors, what is no page, and a copy kept on the device, which says so in its own places.
 */
export async function fetchPage(
  href: string,
  signal: AbortSignal,
): Promise<Result<FetchedPage, { kind: "unusable" }>> {
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
    if (document.querySelector("[data-saved]") !== null) return unusable;
    return ok({ href: response.url || href, document });
  } catch {
    return unusable;
  }
}

/** Has the browser's own cache hold a page that may be asked for next; not for who saves data. */
export function fetchAhead(href: string): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  // Only what was read to its end is kept.
  fetch(href, { priority: "low" })
    .then((response) => response.text())
    .catch(() => {});
}
