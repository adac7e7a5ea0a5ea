import { isPageParameter } from "./key-page.ts";
import { Refusal } from "./refusal.ts";

/** Unsupported parameters that would change an answer's meaning, with their features' names. */
const UNSUPPORTED = new Map([
  ...[
    "orderBy",
    "startAt",
    "startAfter",
    "endAt",
    "endBefore",
    "equalTo",
    "limitToFirst",
    "limitToLast",
  ].map((name): [string, string] => [name, "Queries are"]),
  ["callback", "JSONP is"],
  ["download", "Downloads under another name are"],
  ["writeSizeLimit", "Limits on the size of a write are"],
  ["auth_variable_override", "Overriding the caller's identity is"],
]);

/** Paths that Firebase's own clients connect to, with their features' names. */
const PLACES: readonly [pattern: RegExp, what: string][] = [
  [/^\/\.(?:ws|lp)$/, "The socket protocol of Firebase's own clients is"],
  [/^\/\.settings(?:\/|\.json$)/, "Managing rules and settings over REST is"],
  [/^\/\.info(?:\/|\.json$)/, "The state of a client's connection (.info) is"],
];

/** Says whether a path belongs to an unsupported part of Firebase's protocol. */
export function isUnsupportedPath(pathname: string): boolean {
  return PLACES.some(([pattern]) => pattern.test(pathname));
}

/** Refuses, by name, a feature that only a hosted database has. */
export function refuseUnsupported(request: Request): void {
  const { pathname, searchParams } = new URL(request.url);
  const place = PLACES.find(([pattern]) => pattern.test(pathname));
  if (place !== undefined) refuse(place[1]);
  if (request.headers.get("accept")?.includes("text/event-stream")) refuse("Streaming is");
  for (const [name, what] of UNSUPPORTED) {
    if (searchParams.has(name) && !isPageParameter(name, pathname)) refuse(what, ` (${name})`);
  }
}

function refuse(what: string, parameter = ""): never {
  throw new Refusal(501, `${what} not supported by this database${parameter}`);
}
