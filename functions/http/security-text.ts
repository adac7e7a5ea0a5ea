import { CACHING, cachingHeader } from "./caching.ts";

/** The path that RFC 9116 prescribes. */
export const SECURITY_TEXT_PATH = "/.well-known/security.txt";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days until the file expires; the RFC recommends less than a year. */
const VALID_DAYS = 180;

/** The address for reports of vulnerabilities (RFC 9116). The contact may be a path of the site. */
export function securityText(site: { contact: string; siteUrl: string; now: number }): Response {
  const { contact, siteUrl, now } = site;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: ${contact.startsWith("/") ? siteUrl + contact : contact}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${SECURITY_TEXT_PATH}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...cachingHeader(CACHING.asset) },
  });
}
