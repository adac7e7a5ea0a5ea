import { ok, type Result } from "#domain/result.ts";
import { type CacheTimes, createCachedRead, type ReadCall, type Source } from "./cached-read.ts";
import type { Collection } from "./collections.ts";
import type { ReadName } from "./documents.ts";
import { type Parsed, parsedOnce } from "./parsed-once.ts";
import { READ_TIMEOUT_MS, type ReadFailure } from "./realtime-database.ts";
import { type CollectionStore, createStoredSource } from "./stored-source.ts";

/** A log line for the operator. */
export type CollectionEvent =
  | { kind: "read-failed"; collection: ReadName; failure: ReadFailure }
  | { kind: "read-recovered"; collection: ReadName; afterMs: number }
  | { kind: "rows-dropped"; collection: ReadName; dropped: number; first: string };

export interface CollectionsOptions extends Partial<CacheTimes> {
  now?: () => number;
  log?: (event: CollectionEvent) => void;
  /** A tier between memory and the database; without one each isolate reads the database. */
  store?: CollectionStore;
}

const DAY = 24 * 60 * 60 * 1000;

/** The longest wait of a page for a read: a little over the database's time-out, both in ms. */
export function waitOf(timeoutMs: number): number {
  return timeoutMs + 300;
}

/** The times of design.md section 5. */
export const CACHE_TIMES: CacheTimes = {
  freshMs: 60_000,
  revalidateMs: 120_000,
  pauseMs: 5_000,
  staleMs: 7 * DAY,
  waitMs: waitOf(READ_TIMEOUT_MS),
};

/** The longest wait for the store; a slower one is no faster than the database. */
const STORE_PATIENCE_MS = 200;

/** A cached collection or document, which can be cleared after a change in the database. */
export interface Forgetful {
  /** Clears every tier of this data centre; never rejects. */
  forget(): Promise<void>;
}

/** The path to read, and the parser of its text. */
export interface CachedSource<Value> {
  name: ReadName;
  path: string;
  read(call: ReadCall): Promise<Result<string, ReadFailure>>;
  parse(raw: unknown): Result<Collection<Value>, ReadFailure>;
  /** True when "denied" concerns only the caller, whose token was refused. */
  isDeniedPersonally?: boolean;
}

/** A value of the database, cached in memory and in any store (design.md section 5). */
export function cachedSource<Value>(
  { name, path, read, parse: parseRaw, isDeniedPersonally = false }: CachedSource<Value>,
  options: CollectionsOptions,
): ((call?: ReadCall) => Promise<Result<Collection<Value>, ReadFailure>>) & Forgetful {
  const { now = Date.now, log = () => {}, store, ...given } = options;
  const times = { ...CACHE_TIMES, ...given };
  let lastDropped = 0;
  const parse = parsedOnce(parseRaw, ({ dropped, first = "inside a row" }) => {
    if (dropped !== 0 && dropped !== lastDropped) {
      log({ kind: "rows-dropped", collection: name, dropped, first });
    }
    lastDropped = dropped;
  });
  const database: Source<string, ReadFailure> = async (call) => {
    const readAt = now();
    const answer = await read(call);
    return answer.ok ? ok({ value: answer.value, readAt }) : answer;
  };
  const source: Source<Parsed<Value>, ReadFailure> = store === undefined
    ? async (call) => {
        const readAt = now();
        const answer = await read(call);
        const parsed = answer.ok ? parse(answer.value) : answer;
        return parsed.ok ? ok({ value: parsed.value, readAt }) : parsed;
      }
    : createStoredSource({
        ...times,
        name,
        store,
        source: database,
        parse,
        now,
        patienceMs: STORE_PATIENCE_MS,
      });
  const cachedRead = createCachedRead({
    ...times,
    now,
    async source(call, knownReadAt) {
      const answer = await source(call, knownReadAt);
      if (!answer.ok) return answer;
      const { collection: value, version } = answer.value.value;
      return ok({ ...answer.value, value, version });
    },
    timedOut: (): ReadFailure => ({ kind: "timed-out", path }),
    isPersonal: ({ kind }) => kind === "denied" && isDeniedPersonally,
    onFailure: (failure) => log({ kind: "read-failed", collection: name, failure }),
    onRecovery: (afterMs) => log({ kind: "read-recovered", collection: name, afterMs }),
  });
  return Object.assign((call?: ReadCall) => cachedRead(call), {
    async forget() {
      cachedRead.forget();
      try {
        await store?.forget(name);
      } catch {
        // The entry stays, but this isolate no longer accepts it.
      }
    },
  });
}
