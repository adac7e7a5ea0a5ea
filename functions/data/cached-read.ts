import { createIncident } from "#domain/incident.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { createSingleFlight } from "./single-flight.ts";

/** A value and the time at which its read began. */
export interface Held<Value> {
  value: Value;
  readAt: number;
  /** The same number for equal values; without a number, every read counts as a new version. */
  version?: number;
  /** The tier that gave the value; the database when undefined. */
  from?: "cache" | "database";
}

/**
 * The age of a value, in ms. One from the future was read while the clock was ahead: it is as old as
 * that time is far away, so that it is never fresh for longer than any other.
 */
export function ageOf({ readAt }: { readAt: number }, now: number): number {
  return Math.abs(now - readAt);
}

function isBetween(earlier: number, time: number, later: number): boolean {
  return earlier < time && time <= later;
}

/** The outcome of one read, for the trace of a request. */
export interface Served {
  /** Memory (fresh), "stale" (memory), or the tier that was waited for; "failed" gave no value. */
  from: "memory" | "stale" | "cache" | "database" | "failed";
  /** The read time of the served value, in ms since 1970. */
  readAt: number | undefined;
  version: number | undefined;
  /** True when the value is outdated because the last attempt to renew it failed. */
  isFailing: boolean;
}

/** The context that a caller passes to a read. */
export interface ReadCall {
  /** Keeps the Worker alive until the promise settles, also after the caller has answered. */
  waitUntil?: (promise: Promise<unknown>) => void;
  /** The member's ID token, looked up only when a read needs it. */
  idToken?: () => Promise<string | undefined>;
  /** Called with the outcome of the read. */
  onServed?: (served: Served) => void;
}

/**
 * A source of values: the database, or a slower tier of cache in front of it. `knownReadAt` is the
 * read time of the value in memory, so that no tier answers with an older one. Never rejects.
 */
export type Source<Value, Failure extends { kind: string }> = (
  call: ReadCall,
  knownReadAt?: number,
) => Promise<Result<Held<Value>, Failure>>;

export interface CacheTimes {
  /** The freshness lifetime of a value, in ms. */
  freshMs: number;
  /** After a failure, no read is tried for this long, in ms. */
  pauseMs: number;
  /** The age limit, in ms, of values that are served while a read renews them. */
  revalidateMs: number;
  /** The age limit, in ms, of values that are served while the source fails. */
  staleMs: number;
  /** The longest wait of a caller for a read, its own or another caller's, in ms. */
  waitMs: number;
}

export interface CachedReadOptions<Value, Failure extends { kind: string }> extends CacheTimes {
  source: Source<Value, Failure>;
  now: () => number;
  /** The failure of a read that timed out. */
  timedOut: () => Failure;
  /** Returns whether a failure concerns only the caller of the read, as a refused token does. */
  isPersonal?: (failure: Failure) => boolean;
  /** Called with the first failure of an incident, and at its end. */
  onFailure: (failure: Failure) => void;
  onRecovery: (afterMs: number) => void;
}

/** Reads the value; `forget` reports that it has changed at its source. */
export interface CachedRead<Value, Failure extends { kind: string }> {
  (call?: ReadCall): Promise<Result<Value, Failure>>;
  /**
   * Makes the next caller wait for the source. While the source fails, the known value is served
   * stale like any other.
   */
  forget(): void;
}

/**
 * One value cached in memory (design.md section 5), stale-while-revalidate: fresh for a while; then
 * served stale while a single read in the background renews it; after that, and without a value,
 * callers wait for the read in flight. While the source fails, the value is served stale; without a
 * value, callers get the failure at once.
 */
export function createCachedRead<Value, Failure extends { kind: string }>(
  options: CachedReadOptions<Value, Failure>,
): CachedRead<Value, Failure> {
  const { source, now, freshMs, revalidateMs, pauseMs, staleMs, waitMs } = options;
  const { isPersonal = () => false } = options;

  let held: Held<Value> | undefined;
  let lastFailure: { failure: Failure; at: number } | undefined;
  /** Values read before this time may be outdated. */
  let forgottenAt: number | undefined;
  const incident = createIncident(options);
  const flight = createSingleFlight({ read: fly, isPersonal, now, waitMs });

  const isOutdated = ({ readAt }: Held<Value>) =>
    forgottenAt !== undefined && readAt <= forgottenAt;

  /** A slower tier's value counts only if it was read after this time. */
  function knownUntil(): number | undefined {
    const times = [held?.readAt ?? 0, forgottenAt ?? 0].filter((time) => time <= now());
    return Math.max(0, ...times) || undefined;
  }

  function failed(failure: Failure): void {
    if (!isPersonal(failure)) lastFailure = { failure, at: now() };
    incident.failed(failure);
  }

  function succeeded(fresh: Held<Value>): void {
    // A read that timed out may still settle, after a later one. The future is no later one.
    if (held === undefined || fresh.readAt >= held.readAt || held.readAt > now()) held = fresh;
    lastFailure = undefined;
    incident.succeeded();
  }

  async function fly(call: ReadCall): Promise<Result<Held<Value>, Failure>> {
    const startedAt = now();
    const answer = await source(call, knownUntil());
    if (answer.ok) succeeded(answer.value);
    // The failure of a read that timed out does not count once a later one has succeeded.
    else if (held === undefined || !isBetween(startedAt, held.readAt, now())) failed(answer.error);
    return answer;
  }

  async function wait(call: ReadCall): Promise<Result<Held<Value>, Failure>> {
    const answer = await flight.answer(call);
    if (answer !== undefined) return answer;
    const failure = options.timedOut();
    failed(failure);
    return fail(failure);
  }

  function serve(
    call: ReadCall,
    from: Served["from"],
    value: Held<Value>,
    hasFailed = lastFailure !== undefined,
  ): Result<Value, Failure> {
    const { readAt, version = readAt } = value;
    const isOld = ageOf(value, now()) >= freshMs || isOutdated(value);
    const isFailing = isOld && hasFailed;
    call.onServed?.({ from, readAt, version, isFailing });
    return ok(value.value);
  }

  function refuse(call: ReadCall, failure: Failure): Result<Value, Failure> {
    call.onServed?.({ from: "failed", readAt: undefined, version: undefined, isFailing: true });
    return fail(failure);
  }

  async function read(call: ReadCall = {}): Promise<Result<Value, Failure>> {
    // The clock has been put back: nothing that is held can have been forgotten after now.
    if (forgottenAt !== undefined && forgottenAt > now()) forgottenAt = undefined;
    const age = held === undefined ? Number.POSITIVE_INFINITY : ageOf(held, now());
    const usable = age < staleMs ? held : undefined;
    const isOutOfDate = usable !== undefined && (isOutdated(usable) || age >= revalidateMs);
    if (usable !== undefined && !isOutOfDate && age < freshMs) return serve(call, "memory", usable);
    if (lastFailure !== undefined && Math.abs(now() - lastFailure.at) < pauseMs) {
      return usable === undefined
        ? refuse(call, lastFailure.failure)
        : serve(call, "stale", usable);
    }
    // One caller waits for a value that is too old; while the source fails, it is served stale.
    if (usable !== undefined && (!isOutOfDate || lastFailure !== undefined)) {
      flight.begin(call);
      return serve(call, "stale", usable);
    }
    const answer = await wait(call);
    if (!answer.ok && usable !== undefined) return serve(call, "stale", usable, true);
    if (!answer.ok) return refuse(call, answer.error);
    // A stale value from a slower tier is renewed at once, not at the next call.
    if (ageOf(answer.value, now()) >= freshMs) flight.begin(call);
    return serve(call, answer.value.from ?? "database", answer.value);
  }

  return Object.assign(read, {
    forget() {
      forgottenAt = now();
      // A read in flight may have read the source before the change.
      flight.forget();
      lastFailure = undefined;
    },
  });
}
