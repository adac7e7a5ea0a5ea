import { changedAt, type PurgeName } from "#functions/data/documents.ts";

/** A header from the database's object to the Worker, which removes it from the client's answer. */
const WRITTEN = "X-Written-Collections";

/** Adds the names of the collections that a write at these places has changed to an answer. */
export function noteChanged(headers: Headers, places: readonly (readonly string[])[]): void {
  // Members' records are not collections, and one update may write very many of them.
  const names = new Set(places.flatMap((place) => changedAt(place)));
  if (names.size > 0) headers.set(WRITTEN, [...names].join(","));
}

/** Returns whether a write has changed collections. */
export function hasChanged(headers: Headers): boolean {
  return headers.has(WRITTEN);
}

/** Removes the names from an answer and returns them. */
export function takeChanged(headers: Headers): PurgeName[] {
  const names = headers.get(WRITTEN)?.split(",") ?? [];
  headers.delete(WRITTEN);
  return names as PurgeName[];
}
