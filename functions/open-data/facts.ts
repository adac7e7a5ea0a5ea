import type { Collections } from "../data/cached-collections.ts";
import type { CollectionValues, PublicCollectionName } from "../data/collections.ts";

/** Some collections, read concurrently; undefined when one cannot be read. */
export async function readCollections<Name extends PublicCollectionName>(
  collections: Collections,
  names: readonly Name[],
): Promise<Pick<CollectionValues, Name> | undefined> {
  const reads = await Promise.all(names.map((name) => collections[name]()));
  const facts: Partial<Record<Name, unknown>> = {};
  for (const [at, name] of names.entries()) {
    const read = reads[at];
    if (!read?.ok) return undefined;
    facts[name] = read.value.value;
  }
  return facts as Pick<CollectionValues, Name>;
}
