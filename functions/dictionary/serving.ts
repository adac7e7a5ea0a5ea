import { CACHING, cachingHeader } from "../http/caching.ts";
import { acceptedCodings, type CodingRequest } from "../http/content-coding.ts";
import { DICTIONARY_PREFIX, type Dictionaries } from "./dictionary.ts";
import { DICTIONARY_HINT } from "./hint.ts";

/** The requests for which a browser offers the dictionary: those for pages. */
const USE = 'match="/*", match-dest=("document")';

/** Answers a request for a dictionary by its path; undefined when there is none of that name. */
export function serveDictionary(
  request: CodingRequest & { url: string },
  dictionaries: Dictionaries,
): Response | undefined {
  const { pathname } = new URL(request.url);
  const dictionary = dictionaries.find(({ path }) => path === pathname);
  if (dictionary === undefined) return undefined;
  const headers = {
    "Content-Type": "application/octet-stream",
    "Use-As-Dictionary": USE,
    Vary: "Accept-Encoding",
    ...cachingHeader(CACHING.immutable),
  };
  if (!acceptedCodings(request).has("br")) return new Response(dictionary.plain(), { headers });
  return new Response(dictionary.packed, {
    headers: { ...headers, "Content-Encoding": "br" },
    encodeBody: "manual",
  });
}

/**
 * The `Link` that announces the current dictionary to a browser that uses it; when idle, it fetches
 * the dictionary after the page.
 */
export function announcement(
  { headers }: Pick<Request, "headers">,
  [current]: Dictionaries,
): string | undefined {
  if (current === undefined || !headers.has(DICTIONARY_HINT)) return undefined;
  return `<${current.path}>; rel="compression-dictionary"`;
}

/** The pattern of the dictionaries' paths for the router. */
export const DICTIONARY_PATHS = `${DICTIONARY_PREFIX}:name`;
