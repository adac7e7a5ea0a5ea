import { collectionPath, NEVER_EMPTY, type PublicCollectionName } from "./collections.ts";
import type { WritableDatabase } from "./realtime-database.ts";

/**
 * The collections without which the season is not whole, and which the database no longer has,
 * although caches may still show them. A read that fails tells nothing.
 */
export async function missingCollections(
  database: Pick<WritableDatabase, "readKeys">,
): Promise<PublicCollectionName[]> {
  const looks = NEVER_EMPTY.map(async (name) => {
    const read = await database.readKeys(collectionPath(name));
    return read.ok && read.value.every((key) => key === "updatedAt") ? [name] : [];
  });
  return (await Promise.all(looks)).flat();
}
