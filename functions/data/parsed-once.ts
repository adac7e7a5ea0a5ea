import { ok, type Result } from "../../domain/result.ts";
import {
  type Collection,
  type CollectionName,
  type CollectionValues,
  parseCollection,
} from "./collections.ts";
import type { ReadFailure } from "./realtime-database.ts";

/** A parsed collection, and a number that is another one whenever the collection is. */
export interface Parsed<Name extends CollectionName> {
  collection: Collection<CollectionValues[Name]>;
  version: number;
}

export type Parser<Name extends CollectionName> = (
  text: string,
) => Result<Parsed<Name>, ReadFailure>;

/**
 * Parses a collection's JSON, and the same JSON only once: most renewals bring nothing new, and
 * then the value and its version stay what they were.
 */
export function parsedOnce<Name extends CollectionName>(
  name: Name,
  onParsed: (collection: Collection<CollectionValues[Name]>) => void,
): Parser<Name> {
  let last: { text: string; parsed: Parsed<Name> } | undefined;
  let versions = 0;

  return (text) => {
    if (last?.text === text) return ok(last.parsed);
    const collection = parseCollection(name, jsonOf(text));
    if (!collection.ok) return collection;
    versions += 1;
    last = { text, parsed: { collection: collection.value, version: versions } };
    onParsed(collection.value);
    return ok(last.parsed);
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A collection is never a mere text, so this is malformed like anything else.
    return text;
  }
}
