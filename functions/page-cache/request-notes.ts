import { ReadTrace } from "../data/read-trace.ts";
import type { PagePolicy } from "../http/caching.ts";

/** The notes that the pages' middleware leaves for the Worker's entry about one request. */
export interface RequestNotes {
  reads: ReadTrace;
  /** The page's caching policy; undefined until the guard has decided on access. */
  policy: PagePolicy | undefined;
}

const notes = new WeakMap<object, RequestNotes>();

/** The notes of the request that the platform gave this execution context. */
export function requestNotes(context: object): RequestNotes {
  const known = notes.get(context);
  if (known !== undefined) return known;
  const fresh: RequestNotes = { reads: new ReadTrace(), policy: undefined };
  notes.set(context, fresh);
  return fresh;
}
