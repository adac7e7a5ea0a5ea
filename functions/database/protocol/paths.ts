import { isKey } from "./keys.ts";
import { Refusal } from "./refusal.ts";

/** The limit of a value's depth below the root. */
export const MAX_DEPTH = 32;

const SUFFIX = ".json";

/** The place in a request's URL: `/a/b.json` is `["a", "b"]`. */
export function parseUrlPath(pathname: string): string[] {
  if (!pathname.endsWith(SUFFIX)) {
    throw new Refusal(400, "append .json to your request URI to use the REST API");
  }
  return checked(pathname.slice(0, -SUFFIX.length).split("/").map(decode));
}

/** The place in a key of a multi-path update. */
export function parsePath(text: string): string[] {
  return checked(text.split("/"));
}

/** The stored path of a place: every key ends in a slash, so a subtree is one range. */
export function storedPath(keys: readonly string[]): string {
  return keys.length === 0 ? "/" : `/${keys.join("/")}/`;
}

/** The keys of a stored path. */
export function keysOf(path: string): string[] {
  return path.split("/").filter((key) => key !== "");
}

/** The first stored path after the subtree: "0" is the character after "/". */
export function endOfSubtree(path: string): string {
  return `${path.slice(0, -1)}0`;
}

/** The stored paths of every place above this one, the root first. */
export function ancestorsOf(keys: readonly string[]): string[] {
  return keys.map((_, depth) => storedPath(keys.slice(0, depth)));
}

function checked(segments: string[]): string[] {
  const keys = segments.filter((segment) => segment !== "");
  if (!keys.every(isKey)) throw new Refusal(400, "Invalid path: Invalid token in path");
  if (keys.length > MAX_DEPTH) {
    throw new Refusal(400, `Invalid path: deeper than ${MAX_DEPTH} levels`);
  }
  return keys;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refusal(400, "Invalid path: Invalid token in path");
  }
}
