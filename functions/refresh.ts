import type { WritableDatabase } from "./data/realtime-database.ts";
import { type RefreshOptions, refresh } from "./data/refresh/refresh.ts";
import { noteRefresh } from "./data/refresh/refresh-record.ts";
import { failureLines, reportLines } from "./data/refresh/report.ts";
import { createStatsApi } from "./data/stats-api/stats-api.ts";
import type { Environment } from "./settings/environment.ts";
import { statsSettingsOf, whyRefreshIsOff } from "./settings/stats-settings.ts";

/** A log line for the operator. */
export type RefreshEvent =
  | { event: "refresh-off"; reason: string }
  | { event: "refreshed"; lines: string[] }
  | { event: "refresh-failed"; kind: string; lines: string[] };

/**
 * The limit of requests that one run sends to the stats API. A hosted database gets at most 24
 * more: 8 reads before the run, 4 reads of documents derived from games, 10 reads of times, the
 * update and the refresh record.
 */
const MOST_REQUESTS = 25;

/**
 * The scheduled refresh: loads the games that are new or changed since the last run, and recomputes
 * everything derived from them. Does nothing without a stats API. Never rejects.
 */
export async function scheduledRefresh(
  options: Pick<RefreshOptions, "purge"> & {
    environment: Environment;
    database: WritableDatabase;
    fetch: (url: string, init: { headers: Headers; signal: AbortSignal }) => Promise<Response>;
    log: (event: RefreshEvent) => void;
  },
): Promise<void> {
  const { environment, database, fetch, purge, log } = options;
  const settings = statsSettingsOf(environment);
  if (settings === undefined || environment.DATABASE_SECRET === undefined) {
    const reason = whyRefreshIsOff(environment) ?? "No stats API is set.";
    log({ event: "refresh-off", reason });
    return;
  }
  const credential = { auth: environment.DATABASE_SECRET };
  const outcome = await refresh({
    api: createStatsApi({
      ...settings,
      requestsPerMinute: settings.requestsPerMinute.refresh,
      mostRequests: MOST_REQUESTS,
      fetch,
      random: Math.random,
      now: Date.now,
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
    database,
    credential,
    isFull: false,
    mayShrink: false,
    isDry: false,
    now: Date.now,
    purge,
  });
  await noteRefresh(database, credential, outcome, Date.now());
  if (outcome.ok) log({ event: "refreshed", lines: reportLines(outcome.value) });
  else {
    const lines = failureLines(outcome.error);
    log({ event: "refresh-failed", kind: outcome.error.kind, lines });
  }
}
