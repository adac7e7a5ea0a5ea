import { ReadTrace } from "../data/read-trace.ts";

/** What the pages' middleware and the Worker's entry tell each other of one request. */
export interface RequestNotes {
  reads: ReadTrace;
  /** Whether the guard lets everyone see the page; undefined until it was asked. */
  isForEveryone: boolean | undefined;
}

const notes = new WeakMap<object, RequestNotes>();

/** The notes of the request that the platform gave this execution context. */
export function requestNotes(context: object): RequestNotes {
  const known = notes.get(context);
  if (known !== undefined) return known;
  const fresh: RequestNotes = { reads: new ReadTrace(), isForEveryone: undefined };
  notes.set(context, fresh);
  return fresh;
}
