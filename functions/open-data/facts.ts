import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import type { Collections } from "../data/cached-collections.ts";
import type { CollectionValues, PublicCollectionName } from "../data/collections.ts";

/** The empty value of each collection that an answer can do without. */
const IN_PLACE: Partial<CollectionValues> = { fixtures: [], postseason: NO_POSTSEASON };

/** Some collections, read concurrently; undefined when one cannot be read. */
export async function readCollections<Name extends PublicCollectionName>(
  collections: Collections,
  names: readonly Name[],
): Promise<Pick<CollectionValues, Name> | undefined> {
  const reads = await Promise.all(names.map((name) => collections[name]()));
  const facts: Partial<Record<Name, unknown>> = {};
  for (const [at, name] of names.entries()) {
    const read = reads[at];
    if (read?.ok) facts[name] = read.value.value;
    else if (read?.error.kind === "empty" && name in IN_PLACE) facts[name] = IN_PLACE[name];
    else return undefined;
  }
  return facts as Pick<CollectionValues, Name>;
}
