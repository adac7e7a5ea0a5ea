import { type HiddenScores, hiddenScoresText } from "#domain/member/hidden-scores.ts";
import { RESEAL_AFTER_MS } from "./session.ts";

/** The value of the first cookie with a name. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/**
 * The session cookie's name. Browsers accept a `__Host-` cookie from this very host over HTTPS
 * only, so no other subdomain can plant one; plain HTTP, on a developer's machine, cannot have it.
 */
export function sessionCookieName(url: URL): string {
  return isSecure(url) ? "__Host-session" : "session";
}

/** The `Set-Cookie` of a sealed session that lasts `maxAgeMs` milliseconds; 0 removes it. */
export function sessionCookie(url: URL, sealed: string, maxAgeMs: number): string {
  return cookie(url, sessionCookieName(url), sealed, [
    "HttpOnly",
    "SameSite=Lax",
    `Max-Age=${Math.round(maxAgeMs / 1000)}`,
  ]);
}

/**
 * The name of the cookie whose value scripts repeat in a header (design.md section 6), with the
 * same prefix as the session cookie's: no other subdomain can plant one.
 */
export function xsrfCookieName(url: URL): string {
  return isSecure(url) ? "__Host-XSRF-TOKEN" : "XSRF-TOKEN";
}

/** The token's lifetime; at its end the browser reads the session again, which counts as use. */
const XSRF_MS = RESEAL_AFTER_MS;

/** The `Set-Cookie` of an anti-forgery token, for scripts to read. */
export function xsrfCookie(url: URL, token: string): string {
  return cookie(url, xsrfCookieName(url), token, ["SameSite=Strict", `Max-Age=${XSRF_MS / 1000}`]);
}

/** The longest that browsers keep a cookie. */
const HIDDEN_SCORES_S = 400 * 24 * 3600;

/**
 * The `Set-Cookie` of the scores that a member hides, for scripts to read; none hidden removes it.
 * Browsers empty the storage of a site that nobody visits, and keep the cookies of its answers.
 */
export function hiddenScoresCookie(url: URL, hidden: HiddenScores): string {
  // A cookie's value has no spaces.
  const value = hiddenScoresText(hidden).replaceAll(" ", ".");
  const name = isSecure(url) ? "__Host-hush" : "hush";
  return cookie(url, name, value, ["SameSite=Lax", `Max-Age=${value ? HIDDEN_SCORES_S : 0}`]);
}

function cookie(url: URL, name: string, value: string, attributes: string[]): string {
  const secure = isSecure(url) ? ["Secure"] : [];
  return [`${name}=${value}`, "Path=/", ...attributes, ...secure].join("; ");
}

function isSecure(url: URL): boolean {
  return url.protocol === "https:";
}
