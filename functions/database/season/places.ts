import { parseUrlPath } from "../protocol/paths.ts";
import { Refusal } from "../protocol/refusal.ts";

/** The branch under which each member's record lies. */
export const RECORDS = "users";

/** The uid of the member whose record contains a URL's path; undefined for other paths. */
export function recordOwnerOf(pathname: string): string | undefined {
  const [branch, uid] = placeIn(pathname);
  return branch === RECORDS ? uid : undefined;
}

/** The keys of a URL's path; none of an invalid one, which the season's object refuses. */
export function placeIn(pathname: string): string[] {
  try {
    return parseUrlPath(pathname);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
