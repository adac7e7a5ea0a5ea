import { fail, ok, type Result } from "#domain/result.ts";
import { ageOf, createCachedRead, type ReadCall, type Source } from "../data/cached-read.ts";
import { type CollectionStore, createStoredSource, storedWithin } from "../data/stored-source.ts";
import { BoundedMap } from "../http/bounded-map.ts";
import { logEvent } from "../http/log.ts";
import type { UpstreamDocument } from "./resources.ts";
import { readUpstream, type UpstreamFailure, type UpstreamFetch } from "./upstream-read.ts";

/** A document as the upstream sent it. */
export interface ServedDocument {
  text: string;
  /** The start of its read, in milliseconds since 1970. */
  readAt: number;
  /** The end of its freshness, in milliseconds since 1970. */
  freshUntil: number;
  /** Cached, just read, or outdated because the upstream fails. */
  from: "hit" | "miss" | "stale";
}

/** A log line for the operator. */
export type UpstreamEvent =
  | { event: UpstreamFailure["kind"]; path: string; reason: string }
  | { event: "upstream-recovered"; path: string; afterMs: number };

/** The documents of one upstream, cached while fresh, and longer while the upstream fails. */
export type Upstream = (
  document: UpstreamDocument,
  call?: ReadCall,
) => Promise<Result<ServedDocument, UpstreamFailure>>;

export interface UpstreamOptions {
  /** The upstream's origin. */
  upstream: string;
  fetch: UpstreamFetch;
  /** The store that isolates share. */
  store: CollectionStore;
  now?: () => number;
  timeoutMs?: number;
  /** The freshness lifetime of every document, in ms; overrides the table. */
  freshMs?: number | undefined;
  /** After a failure, a document is not read again for this long, in ms. */
  pauseMs?: number | undefined;
  log?: (event: UpstreamEvent) => void;
}

/** The age limit of documents that are served while the upstream fails. */
export const PROXY_STALE_MS = 7 * 24 * 60 * 60 * 1000;
/** A little over the upstream's time-out. */
const WAIT_MS = 2_800;
const PAUSE_MS = 5_000;
const STORE_PATIENCE_MS = 200;
/** The limit of documents that one isolate caches; the least recently used is evicted first. */
const MAX_KEPT = 16;

/** The freshness lifetime of a "missing" answer: a game may begin at any moment. */
export const MISSING_FRESH_MS = 10_000;

type Cached = { text: string; readAt: number };
type Reader = (call: ReadCall) => Promise<Result<ServedDocument, UpstreamFailure>>;

/**
 * Caches an upstream in memory and in the store. A document that is no longer fresh is read again
 * before the answer; the old one is served only when that read fails.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const readers = new BoundedMap<string, Reader>(MAX_KEPT);
  return (document, call = {}) => {
    const { path } = document;
    const reader = readers.get(path) ?? createReader(document, options);
    readers.set(path, reader);
    return reader(call);
  };
}

function createReader(document: UpstreamDocument, options: UpstreamOptions): Reader {
  const { upstream, fetch, store, now = Date.now, timeoutMs, pauseMs = PAUSE_MS } = options;
  const { log = logUpstream } = options;
  const { path } = document;
  const { freshMs = document.freshMs } = options;
  const isCurrent = { freshMs, revalidateMs: freshMs, staleMs: freshMs };
  let last: Cached | undefined;

  const fromUpstream: Source<string, UpstreamFailure> = async () => {
    const readAt = now();
    const answer = await readUpstream(upstream, document, {
      fetch,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    return answer.ok ? ok({ value: answer.value, readAt }) : answer;
  };
  const stored = createStoredSource({
    ...isCurrent,
    name: path.slice(1),
    store,
    source: fromUpstream,
    parse: ok<string>,
    now,
    patienceMs: STORE_PATIENCE_MS,
  });
  const read = createCachedRead<Cached | UpstreamFailure, UpstreamFailure>({
    ...isCurrent,
    now,
    pauseMs,
    waitMs: WAIT_MS,
    async source(call, knownReadAt) {
      const answer = await stored(call, knownReadAt);
      if (!answer.ok && answer.error.kind === "no-such-document") {
        // "Missing" is an answer, not a failure, and is cached for less long than a document.
        const lastsMs = Math.min(freshMs, MISSING_FRESH_MS);
        return ok({ value: answer.error, readAt: now() - freshMs + lastsMs });
      }
      if (!answer.ok) return answer;
      const { value: text, readAt } = answer.value;
      return ok({ ...answer.value, value: { text, readAt } });
    },
    timedOut: () => ({ kind: "upstream-timed-out", reason: "too slow" }),
    onFailure: ({ kind, reason }) => log({ event: kind, path, reason }),
    onRecovery: (afterMs) => log({ event: "upstream-recovered", path, afterMs }),
  });

  async function old(): Promise<Cached | undefined> {
    const cached = last ?? (await storedWithin(STORE_PATIENCE_MS, store, path.slice(1)));
    return cached !== undefined && ageOf(cached, now()) < PROXY_STALE_MS ? cached : undefined;
  }

  return async (call) => {
    let isHit = false;
    const onServed: ReadCall["onServed"] = ({ from }) => {
      isHit = from === "memory" || from === "cache";
    };
    const answer = await read({ ...call, onServed });
    const found = answer.ok ? answer.value : answer.error;
    if ("text" in found) {
      last = found;
      return ok({ ...last, freshUntil: last.readAt + freshMs, from: isHit ? "hit" : "miss" });
    }
    const cached = await old();
    if (cached === undefined) return fail(found);
    return ok({ ...cached, freshUntil: cached.readAt + freshMs, from: "stale" });
  };
}

function logUpstream(event: UpstreamEvent): void {
  logEvent(event.event === "upstream-recovered" ? "info" : "warn", event);
}
