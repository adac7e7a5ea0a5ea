import { ok, type Result } from "#domain/result.ts";
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

  return (given) => {
    const text = shortened(given);
    if (last?.text === text) return ok(last.parsed);
    const collection = parse(jsonOf(given));
    if (!collection.ok) return collection;
    versions += 1;
    last = { text, parsed: { collection: collection.value, version: versions } };
    onParsed(collection.value);
    return ok(last.parsed);
  };
}

/** The length from which a text is remembered by its hash: those of all seasons would take 9 MB. */
const LONG = 100_000;

/**
 * A text that tells whether another one equals it: itself, or its length, its end and two hashes of 32 bits.
 * They take four bytes at once, because a cold isolate reads every season.
 */
function shortened(text: string): string {
  if (text.length < LONG) return text;
  const { buffer, byteLength } = new TextEncoder().encode(text);
  const words = new Uint32Array(buffer, 0, byteLength >> 2);
  let [a, b] = [0, 0];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as number;
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul(b + word, 0x9e3779b1) ^ (b >>> 15);
  }
  return `${byteLength} ${a} ${b} ${text.slice(-3)}`;
}

function jsonOf(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    // A text is not a collection, so the caller reports it as malformed.
    return text;
  }
}
