import * as v from "valibot";
import { ok, type Result } from "../../../domain/result.ts";
import type {
  DatabaseCredential,
  ReadFailure,
  RealtimeDatabase,
  WritableDatabase,
} from "../realtime-database.ts";

/** The path of the refresh record: no page reads it, and only the administrator may. */
const PATH = "nba/refresh";

const moment = v.optional(v.pipe(v.string(), v.isoTimestamp()));
const Record = v.object({
  succeededAt: moment,
  failedAt: moment,
  /** The kind of the last failure, as "contradictions". */
  failure: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** The times of the last successful and the last failed refresh. */
export type RefreshRecord = v.InferOutput<typeof Record>;

/** Records the outcome of a refresh; a failure to write the record is ignored. */
export async function noteRefresh(
  database: WritableDatabase,
  credential: DatabaseCredential,
  outcome: Result<unknown, { kind: string }>,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const update = outcome.ok ? { succeededAt: at } : { failedAt: at, failure: outcome.error.kind };
  await database.write(PATH, { update }, credential);
}

/** The stored record; empty when there is none or it is malformed. */
export async function readRefreshRecord(
  database: RealtimeDatabase,
  credential: DatabaseCredential,
): Promise<Result<RefreshRecord, ReadFailure>> {
  const answer = await database.read(PATH, credential);
  if (!answer.ok) return answer;
  const record = v.safeParse(Record, answer.value);
  return ok(record.success ? record.output : {});
}

/** The state of refreshes, for operators. */
export interface RefreshHealth {
  state: /** No stats API is set. */
    | "off"
    /** None has run yet. */
    | "waiting"
    | "ok"
    /** The last one failed. */
    | "failing"
    /** None has run for longer than the schedule allows. */
    | "late"
    /** The record cannot be read. */
    | "unknown";
  lastSuccess: string | null;
  lastFailure: string | null;
  /** The kind of the last failure, or of the failure to read the record. */
  reason: string | null;
}

/** The schedule starts one run a day; after two missed runs the refresh is late. */
const LATE_MS = 49 * 3_600_000;

/** The health at a time, from the record or the failure to read it. */
export function refreshHealth(
  read: Result<RefreshRecord, ReadFailure> | "off",
  now: number,
): RefreshHealth {
  const nothing = { lastSuccess: null, lastFailure: null, reason: null };
  if (read === "off") return { state: "off", ...nothing };
  if (!read.ok) return { state: "unknown", ...nothing, reason: read.error.kind };
  const { succeededAt, failedAt, failure = "unknown" } = read.value;
  const times = { lastSuccess: succeededAt ?? null, lastFailure: failedAt ?? null };
  const [success, failed] = [Date.parse(succeededAt ?? ""), Date.parse(failedAt ?? "")];
  if (failed > success || (failedAt !== undefined && succeededAt === undefined)) {
    return { state: "failing", ...times, reason: failure };
  }
  if (succeededAt === undefined) return { state: "waiting", ...nothing };
  return { state: now - success > LATE_MS ? "late" : "ok", ...times, reason: null };
}
