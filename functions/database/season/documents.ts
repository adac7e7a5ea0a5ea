import { DOCUMENT_KINDS } from "#functions/data/documents.ts";
import { EMPTY_JSON } from "../protocol/answers.ts";
import { type Json, jsonText } from "../protocol/json.ts";
import { storedPath } from "../protocol/paths.ts";

/** Collections whose every child is a document, since a page reads a single player or team. */
const KEYED_COLLECTIONS = new Set<string>(DOCUMENT_KINDS);

/**
 * The document that contains a place: `nba/standings` or `users/{uid}`, and in a keyed collection
 * one of its children. A place above documents is returned as it is.
 */
export function rootOf(keys: readonly string[]): readonly string[] {
  const [branch, name = ""] = keys;
  return keys.slice(0, branch === "nba" && KEYED_COLLECTIONS.has(name) ? 3 : 2);
}

/** Calls back for every document of a value at a place, with its stored path and JSON text. */
export function eachDocument(
  json: Json,
  keys: readonly string[],
  found: (path: string, text: string) => void,
): void {
  if (json === null) return;
  const isInsideBranch = rootOf([...keys, ""]).length > keys.length;
  if (typeof json === "object" && isInsideBranch) {
    for (const [key, child] of Object.entries(json)) eachDocument(child, [...keys, key], found);
    return;
  }
  const text = jsonText(json);
  if (text !== EMPTY_JSON) found(storedPath(keys), text);
}
