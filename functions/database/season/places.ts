import { parseUrlPath } from "../protocol/paths.ts";
import { Refusal } from "../protocol/refusal.ts";

/** The branch under which each member's record lies. */
export const RECORDS = "users";

/** The uid of the member whose record contains a URL's path; undefined for other paths. */
export function recordOwnerOf(pathname: string): string | undefined {
  try {
    const [branch, uid] = parseUrlPath(pathname);
    return branch === RECORDS ? uid : undefined;
  } catch (error) {
    // The season's object refuses invalid paths.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
