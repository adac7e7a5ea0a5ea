import * as v from "valibot";
import { ok, type Result } from "#domain/result.ts";
import type {
  DatabaseCredential,
  ReadFailure,
  RealtimeDatabase,
  WritableDatabase,
} from "../realtime-database.ts";
import type { RefreshFailure, RefreshReport } from "./outcome.ts";
import { failureLines, waitingLines } from "./report.ts";
import type { Progress } from "./schedule.ts";

/** The path of the refresh record: no page reads it, and only the administrator may. */
const PATH = "nba/refresh";

/** The limits of what is kept of an outcome's sentences. */
const MOST_SENTENCES = 10;
const LONGEST_SENTENCE = 300;

const Running = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  what: v.picklist(["teams", "schedules", "games", "players"]),
  done: v.number(),
  of: v.number(),
});

/** A run that has not noted anything for so long goes on no more. */
const STILL_RUNNING_MS = 30 * 60_000;

const moment = v.optional(v.pipe(v.string(), v.isoTimestamp()));
const sentences = v.optional(v.array(v.string()));
const Record = v.object({
  succeededAt: moment,
  failedAt: moment,
  /** The first failure since the last success. */
  failingSince: moment,
  /** The time of the next try; undefined where it is the next scheduled run. */
  againAt: moment,
  /** The kind of the last failure, as "contradictions". */
  failure: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** The reason of the last failure. */
  says: sentences,
  /** The games that the last successful run could not write yet. */
  waiting: v.optional(
    v.object({ games: v.number(), oldest: v.pipe(v.string(), v.isoDate()), says: sentences }),
  ),
  /** The rows of the API that the last success could not understand. */
  unreadable: sentences,
  /** How far a run is that goes on in another step. */
  running: v.optional(Running),
  /** What the last success said of the API's games. */
  doubts: sentences,
});

/** The outcomes of the last successful and the last failed refresh. */
export type RefreshRecord = v.InferOutput<typeof Record>;

/** Records the outcome of a refresh; a failure to write the record is ignored. */
export async function noteRefresh(
  database: WritableDatabase,
  credential: DatabaseCredential,
  outcome: Result<Pick<RefreshReport, "waiting" | "unreadable" | "doubts">, RefreshFailure>,
  now: number,
  againAt?: number,
): Promise<void> {
  const at = timeOf(now);
  const known = outcome.ok ? undefined : await readRefreshRecord(database, credential);
  const noted = outcome.ok
    ? {
        succeededAt: at,
        failingSince: null,
        waiting: backlogOf(outcome.value),
        unreadable: some(outcome.value.unreadable),
        doubts: some(outcome.value.doubts),
      }
    : {
        failedAt: at,
        failingSince: (known?.ok && known.value.failingSince) || at,
        againAt: againAt === undefined ? null : timeOf(againAt),
        failure: outcome.error.kind,
        says: some(failureLines(outcome.error)),
      };
  await database.write(PATH, { update: { ...noted, running: null } }, credential);
}

const timeOf = (ms: number) => new Date(ms).toISOString();

/** What the steps of a run count. */
const COUNTED: Record<Progress["step"], v.InferOutput<typeof Running>["what"]> = {
  teams: "teams",
  games: "schedules",
  stats: "games",
  players: "players",
  rosters: "teams",
  update: "games",
};

/** Records how far a run is; a failure to write the record is ignored. */
export async function noteProgress(
  database: WritableDatabase,
  credential: DatabaseCredential,
  { step, done, of }: Progress,
  now: number,
): Promise<void> {
  const running = { at: timeOf(now), what: COUNTED[step], done, of };
  await database.write(PATH, { update: { running } }, credential);
}

/** The games that wait; null, which the database does not keep, when none do. */
function backlogOf({ waiting }: Pick<RefreshReport, "waiting">) {
  const [oldest] = waiting.map(({ date }) => date).sort();
  if (oldest === undefined) return null;
  return { games: waiting.length, oldest, says: some(waitingLines(waiting)) };
}

function some(lines: readonly string[]): string[] | null {
  if (lines.length === 0) return null;
  return lines.slice(0, MOST_SENTENCES).map((line) => line.slice(0, LONGEST_SENTENCE));
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
  state: /** No stats API is set, or only a part of its settings. */
    | "off"
    /** None has run yet. */
    | "waiting"
    | "ok"
    /** The last one succeeded, but left a game of days ago. */
    | "behind"
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
  /** The reason in sentences. */
  says: string[];
  /** How far the run is that is under way, as 212 of 281 games; null while there is none. */
  progress: { what: string; done: number; of: number } | null;
  /** The finished games that the last success left for the next run. */
  backlog: { games: number; oldest: string | null; says: string[] };
  /** The rows of the API that the last success could not understand. */
  unreadable: string[];
  /** What the last success said of the API's games: left out, stored and gone, or not known. */
  doubts: string[];
}

/** The schedule starts one run a day; after two missed runs the refresh is late. */
const LATE_MS = 49 * 3_600_000;
/** Two runs have seen a game of a day that began before this. */
const BEHIND_MS = 2 * 24 * 3_600_000;

const NOTHING: Omit<RefreshHealth, "state"> = {
  lastSuccess: null,
  lastFailure: null,
  reason: null,
  says: [],
  progress: null,
  unreadable: [],
  doubts: [],
  backlog: { games: 0, oldest: null, says: [] },
};

/** The health of a site that does not refresh, with the reason if its settings are incomplete. */
export function refreshOff(why?: string): RefreshHealth {
  return { ...NOTHING, state: "off", says: why === undefined ? [] : [why] };
}

/** The health at a time, from the record or the failure to read it. */
export function refreshHealth(
  read: Result<RefreshRecord, ReadFailure>,
  now: number,
): RefreshHealth {
  if (!read.ok) {
    const { kind, says } = read.error;
    return { ...NOTHING, state: "unknown", reason: kind, says: says === undefined ? [] : [says] };
  }
  const {
    succeededAt,
    failedAt,
    failure = "unknown",
    failingSince = failedAt,
    againAt,
    says = [],
    waiting,
    unreadable = [],
    doubts = [],
    running,
  } = read.value;
  const known = {
    ...NOTHING,
    lastSuccess: succeededAt ?? null,
    lastFailure: failedAt ?? null,
    unreadable,
    doubts,
    progress: progressOf(running, now),
    ...(waiting && { backlog: { ...waiting, says: waiting.says ?? [] } }),
  };
  const [success, failed] = [Date.parse(succeededAt ?? ""), Date.parse(failedAt ?? "")];
  if (failed > success || (failedAt !== undefined && succeededAt === undefined)) {
    const [why = "", ...others] = says;
    const line = `${why} Since ${minuteOf(failingSince)}; next try ${minuteOf(againAt)}.`;
    return { ...known, state: "failing", reason: failure, says: [line, ...others] };
  }
  if (succeededAt === undefined) return { ...known, state: "waiting" };
  if (now - success > LATE_MS) return { ...known, state: "late" };
  const isBehind = waiting !== undefined && success - Date.parse(waiting.oldest) > BEHIND_MS;
  return { ...known, state: isBehind ? "behind" : "ok" };
}

/** As "2026-11-08 10:37 UTC". */
function minuteOf(iso: string | undefined): string {
  return iso === undefined ? "with the daily run" : `${iso.slice(0, 16).replace("T", " ")} UTC`;
}

function progressOf(running: RefreshRecord["running"], now: number): RefreshHealth["progress"] {
  if (running === undefined) return null;
  const { at, ...progress } = running;
  return Math.abs(now - Date.parse(at)) < STILL_RUNNING_MS ? progress : null;
}
