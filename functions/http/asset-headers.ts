import { CACHING, cachingHeader } from "./caching.ts";
import { FOR_OTHER_SITES, SECURITY_HEADERS } from "./security-headers.ts";

/** The headers of files that pages of other sites may embed: badges, share pictures, icons. */
const SHOWN_ELSEWHERE = { ...cachingHeader(CACHING.asset), ...FOR_OTHER_SITES };

/**
 * The headers of the static files by their paths; the asset layer serves them without the Worker.
 */
const ASSETS: [address: string, headers: Record<string, string>][] = [
  ["/*", SECURITY_HEADERS],
  ["/*.svg", { "Content-Type": "image/svg+xml; charset=utf-8" }],
  ["/*.js", { "Content-Type": "text/javascript; charset=utf-8" }],
  ["/*.css", { "Content-Type": "text/css; charset=utf-8" }],
  ["/_astro/*", cachingHeader(CACHING.immutable)],
  ["/islands-*", cachingHeader(CACHING.immutable)],
  ["/members-*", cachingHeader(CACHING.immutable)],
  ["/hush-*", cachingHeader(CACHING.immutable)],
  ["/live-*", cachingHeader(CACHING.immutable)],
  ["/story-*", cachingHeader(CACHING.immutable)],
  ["/icons/*", SHOWN_ELSEWHERE],
  ["/badges.svg", SHOWN_ELSEWHERE],
  ["/favicon.svg", SHOWN_ELSEWHERE],
  ["/favicon.ico", SHOWN_ELSEWHERE],
  ["/avatar.svg", cachingHeader(CACHING.asset)],
  ["/apple-touch-icon.png", cachingHeader(CACHING.asset)],
  ["/site.webmanifest", cachingHeader(CACHING.asset)],
  [
    "/licenses.txt",
    { ...cachingHeader(CACHING.asset), "Content-Type": "text/plain; charset=utf-8" },
  ],
];

/**
 * The `_headers` file of the asset layer. A header of an earlier rule is removed before it is set.
 */
export function assetHeaders(): string {
  const rules = ASSETS.map(([address, headers]) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const replaces = address !== "/*" && Object.hasOwn(SECURITY_HEADERS, name);
      return [...(replaces ? [`  ! ${name}`] : []), `  ${name}: ${value}`];
    });
    return [address, ...lines].join("\n");
  });
  return `${rules.join("\n\n")}\n`;
}
