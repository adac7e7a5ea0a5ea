import { ok, type Result } from "../../domain/result.ts";
import { parseBoundedJson } from "../http/bounded-json.ts";
import type { Collection } from "./collections.ts";
import type { ReadFailure } from "./realtime-database.ts";

/**
 * The number of values parsed in this isolate. A document that memory has evicted is parsed again
 * under a new number, because it may have changed meanwhile.
 */
let versions = 0;

/** A parsed collection, and a number that no other value has. */
export interface Parsed<Value> {
  collection: Collection<Value>;
  version: number;
}

export type Parser<Value> = (text: string) => Result<Parsed<Value>, ReadFailure>;

/**
 * Parses a collection's JSON unless the text equals the last one: most renewals bring the same
 * text, and then the value and its version stay.
 */
export function parsedOnce<Value>(
  parse: (raw: unknown) => Result<Collection<Value>, ReadFailure>,
  onParsed: (collection: Collection<Value>) => void,
): Parser<Value> {
  let last: { text: string; parsed: Parsed<Value> } | undefined;

  return (text) => {
    if (last?.text === text) return ok(last.parsed);
    const collection = parse(jsonOf(text));
    if (!collection.ok) return collection;
    versions += 1;
    last = { text, parsed: { collection: collection.value, version: versions } };
    onParsed(collection.value);
    return ok(last.parsed);
  };
}

function jsonOf(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    // A text is not a collection, so the caller reports it as malformed.
    return text;
  }
}
