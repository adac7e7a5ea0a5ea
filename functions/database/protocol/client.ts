import {
  createRealtimeDatabase,
  READ_TIMEOUT_MS,
  type RealtimeDatabaseOptions,
  type WritableDatabase,
} from "#functions/data/realtime-database.ts";
import { currentRequest } from "#functions/http/log.ts";
import { REQUEST_ID } from "#functions/http/request-id.ts";
import type { Environment } from "#functions/settings/environment.ts";
import { databaseObject, type EmbeddedObjects } from "../objects.ts";

/** The database that the site reads: the hosted one of `DATABASE_URL`, or else the embedded one. */
export function databaseOf(
  environment: Environment,
  embedded: EmbeddedObjects,
  options: Pick<RealtimeDatabaseOptions, "timeoutMs"> = {},
): WritableDatabase {
  const { timeoutMs = environment.READ_TIMEOUT_SECONDS ?? READ_TIMEOUT_MS } = options;
  if (environment.DATABASE_URL !== undefined) {
    return createRealtimeDatabase({
      url: environment.DATABASE_URL,
      timeoutMs,
      fetch: (url, init) => fetch(url, init),
    });
  }
  return createRealtimeDatabase({
    url: "http://database",
    answersAbove: true,
    timeoutMs,
    fetch(url, init) {
      const headers = { ...init.headers, [REQUEST_ID]: currentRequest() ?? "" };
      return databaseObject(new URL(url).pathname, embedded).fetch(url, { ...init, headers });
    },
  });
}
