import { AsyncLocalStorage } from "node:async_hooks";

/** An event, named by `event` or `kind`; the other fields are for the operator. */
export type LogEvent = ({ event: string } | { kind: string }) & Record<string, unknown>;

const currentId = new AsyncLocalStorage<string>();

/**
 * Runs a request's work so that each of its log lines names the request. This includes background
 * work after the answer, such as a read that other requests share.
 */
export function duringRequest<Value>(id: string, work: () => Value): Value {
  return currentId.run(id, work);
}

/** The id of the current request; undefined outside of any. */
export function currentRequest(): string | undefined {
  return currentId.getStore();
}

/** Writes one event to the log as a line of JSON; all log lines of the Worker come from here. */
export function logEvent(level: "info" | "warn" | "error", event: LogEvent): void {
  console[level](JSON.stringify({ ...event, request: currentRequest() }));
}
