import { latestUpdate } from "#domain/dates.ts";
import type { Collections } from "../data/cached-collections.ts";

/** The last update of any result, in the regular season or after it, as every page's footer says. */
export async function resultsUpdatedAt(
  collections: Pick<Collections, "games" | "postseason">,
): Promise<string | undefined> {
  const reads = await Promise.all([collections.games(), collections.postseason()]);
  return latestUpdate(reads.map((read) => (read.ok ? read.value.updatedAt : undefined)));
}
