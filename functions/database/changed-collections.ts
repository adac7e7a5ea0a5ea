import { changedAt, type PurgeName } from "../data/documents.ts";

/** Names the collections of a write to the Worker; it is taken off before the client sees it. */
const WRITTEN = "X-Written-Collections";

/** Notes on an answer which collections a write at these places has changed. */
export function noteChanged(headers: Headers, places: readonly (readonly string[])[]): void {
  // Members' records are no collections, and there may be a great many of them in one update.
  const names = new Set(places.flatMap((place) => changedAt(place)));
  if (names.size > 0) headers.set(WRITTEN, [...names].join(","));
}

/** Takes the note off an answer: the collections that have changed. */
export function takeChanged(headers: Headers): PurgeName[] {
  const names = headers.get(WRITTEN)?.split(",") ?? [];
  headers.delete(WRITTEN);
  return names as PurgeName[];
}
