import {
  createRealtimeDatabase,
  type RealtimeDatabaseOptions,
  type WritableDatabase,
} from "../../src/data/realtime-database.ts";
import type { Environment } from "../environment.ts";
import { currentRequest } from "../log.ts";
import { REQUEST_ID } from "../request-id.ts";
import { DATABASE_NAME } from "./door.ts";

/** The database that the site reads: the hosted one of `DATABASE_URL`, or else the embedded one. */
export function databaseOf(
  environment: Environment,
  embedded: DurableObjectNamespace,
  options: Pick<RealtimeDatabaseOptions, "timeoutMs"> = {},
): WritableDatabase {
  if (environment.DATABASE_URL !== undefined) {
    return createRealtimeDatabase({
      ...options,
      url: environment.DATABASE_URL,
      fetch: (url, init) => fetch(url, init),
    });
  }
  return createRealtimeDatabase({
    ...options,
    url: "http://database",
    fetch(url, init) {
      const headers = { ...init.headers, [REQUEST_ID]: currentRequest() ?? "" };
      return embedded.getByName(DATABASE_NAME).fetch(url, { ...init, headers });
    },
  });
}
