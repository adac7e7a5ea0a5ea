import type { DatabaseCredential, WritableDatabase } from "../data/realtime-database.ts";
import type { RefreshOptions } from "../data/refresh/outcome.ts";
import { refresh } from "../data/refresh/refresh.ts";
import { noteProgress, noteRefresh } from "../data/refresh/refresh-record.ts";
import { failureLines, loggedLines } from "../data/refresh/report.ts";
import { PASSING } from "../data/sources/request.ts";
import type { ResultsSource } from "../data/sources/source.ts";
import { makeForecasts } from "./forecasts.ts";

/** A log line for the operator. */
export type RefreshEvent =
  | { event: "refresh-off"; reason: string }
  | { event: "refreshed"; lines: string[] }
  | { event: "refresh-failed"; kind: string; lines: string[] }
  | { event: "odds-made"; dates: string[] }
  | { event: "odds-failed"; kind: string };

export interface RefreshOnceOptions
  extends Pick<RefreshOptions, "purge" | "now" | "exceptions" | "onProgress" | "share"> {
  database: WritableDatabase;
  /** The administrator's credential. */
  credential: DatabaseCredential;
  log: (event: RefreshEvent) => void;
  /** The pause before the next try of a run whose failure passes; undefined where there is none. */
  againMs?: number | undefined;
}

/** How a refresh ended, as far as the next one depends on it. */
export type RefreshEnd =
  /** Everything that the API has is written. */
  | "done"
  /** A finished game waits. */
  | "try-again"
  /** The failure passes by itself: what the source has answered stays good. */
  | "go-on"
  /** It would fail again in the same way. */
  | "failed"
  /** A share of the lines is written; the games before this day are the next one. */
  | { leftBefore: string };

const GOES_ON = new Set<string>([...PASSING, "slow", "exhausted"]);

/**
 * A refresh without a terminal: loads the games that are new or changed since the last one, recomputes
 * everything derived from them, records and logs the outcome.
 */
export async function refreshOnce(
  source: ResultsSource,
  { log, againMs, ...options }: RefreshOnceOptions,
): Promise<RefreshEnd> {
  const { database, credential } = options;
  const outcome = await refresh({
    ...options,
    source,
    isFull: false,
    mayShrink: false,
    isDry: false,
  });
  if (outcome.ok) log({ event: "refreshed", lines: loggedLines(outcome.value) });
  if (outcome.ok && outcome.value.leftBefore !== undefined) {
    const { leftBefore, linesOf } = outcome.value;
    await noteProgress(
      database,
      credential,
      { step: "stats", done: linesOf.held, of: linesOf.of },
      Date.now(),
    );
    return { leftBefore };
  }
  const now = Date.now();
  if (outcome.ok) {
    await noteRefresh(database, credential, outcome, now);
    return outcome.value.waiting.length === 0 ? "done" : "try-again";
  }
  const { error } = outcome;
  log({ event: "refresh-failed", kind: error.kind, lines: failureLines(error) });
  const isPassing =
    error.kind === "overtaken" || ("failure" in error && GOES_ON.has(error.failure.kind));
  const againAt = isPassing && againMs !== undefined ? now + againMs : undefined;
  await noteRefresh(database, credential, outcome, now, againAt);
  return isPassing ? "go-on" : "failed";
}

/** Makes the odds that are missing, and logs the outcome. */
export async function forecastOnce({
  database,
  credential,
  purge,
  now,
  log,
}: Omit<RefreshOnceOptions, "exceptions" | "share">): Promise<void> {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const made = await makeForecasts({ database, credential, now, purge, pause });
  if (!made.ok) log({ event: "odds-failed", kind: made.error.kind });
  else if (made.value.length > 0) log({ event: "odds-made", dates: made.value });
}
