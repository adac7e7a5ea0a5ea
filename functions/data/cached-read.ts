import { createIncident } from "../../domain/incident.ts";
import { fail, ok, type Result } from "../../domain/result.ts";
import { createSingleFlight } from "./single-flight.ts";

/** A value and the moment at which the database was asked for it. */
export interface Held<Value> {
  value: Value;
  readAt: number;
  /** The same number as long as the value says the same; without one, every read counts as new. */
  version?: number;
  /** The tier that gave it: the database unless said otherwise. */
  from?: "cache" | "database";
}

/** How one read went, for the trace of a request. */
export interface Served {
  /** Memory, fresh or "stale"; or whom the read had to wait for; "failed" gave no value. */
  from: "memory" | "stale" | "cache" | "database" | "failed";
  /** Of the value served. */
  readAt: number | undefined;
  version: number | undefined;
  /** The value is older than it should be because the last try to renew it failed. */
  isFailing: boolean;
}

/** The context that a caller passes to a read. */
export interface ReadCall {
  /** Keeps the Worker alive until the promise settles, also after the caller has answered. */
  waitUntil?: (promise: Promise<unknown>) => void;
  /** The asking member's ID token, looked up only when something has to be read with it. */
  idToken?: () => Promise<string | undefined>;
  /** Told how the read went. */
  onServed?: (served: Served) => void;
}

/**
 * Where values come from: the database, or a slower tier of cache in front of it. It is told when
 * the value in memory was read, so that no tier answers with what is known already. Never rejects.
 */
export type Source<Value, Failure extends { kind: string }> = (
  call: ReadCall,
  knownReadAt?: number,
) => Promise<Result<Held<Value>, Failure>>;

export interface CacheTimes {
  /** How long a value is served without asking again. */
  freshMs: number;
  /** How long after a failure there is no new try. */
  pauseMs: number;
  /** How old a value may be served while a new one is fetched. An older one is waited for. */
  revalidateMs: number;
  /** How old a value may be served while the source fails. */
  staleMs: number;
  /** How long a caller waits for a read, its own or another caller's. */
  waitMs: number;
}

export interface CachedReadOptions<Value, Failure extends { kind: string }> extends CacheTimes {
  source: Source<Value, Failure>;
  now: () => number;
  /** The failure of a read that was waited for in vain. */
  timedOut: () => Failure;
  /** Says whether a failure concerns only the caller whose read it was, as a refused token does. */
  isPersonal?: (failure: Failure) => boolean;
  /** Told the first failure of an incident, and that it is over. */
  onFailure: (failure: Failure) => void;
  onRecovery: (afterMs: number) => void;
}

/** Reads the value, and can be told that it has changed at its source. */
export interface CachedRead<Value, Failure extends { kind: string }> {
  (call?: ReadCall): Promise<Result<Value, Failure>>;
  /**
   * The next caller waits for the source, past what was kept until now. Where the source fails, the
   * value known is served stale like any other.
   */
  forget(): void;
}

/**
 * One value kept in memory (design.md section 5): fresh for a while; then served stale for a while,
 * and a single read in the background renews it; after that callers wait for the one read in
 * flight, as they do without a value. While the source fails the value is served stale; without a
 * value, callers get the failure at once right after it.
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

  /** The time that a slower tier's value has to be later than to be any news. */
  function knownUntil(): number | undefined {
    if (held === undefined) return forgottenAt;
    return Math.max(held.readAt, forgottenAt ?? 0);
  }

  function failed(failure: Failure): void {
    if (!isPersonal(failure)) lastFailure = { failure, at: now() };
    incident.failed(failure);
  }

  function succeeded(fresh: Held<Value>): void {
    // A read given up as lost may still land, behind a later one.
    if (held === undefined || fresh.readAt >= held.readAt) held = fresh;
    lastFailure = undefined;
    incident.succeeded();
  }

  async function fly(call: ReadCall): Promise<Result<Held<Value>, Failure>> {
    const startedAt = now();
    const answer = await source(call, knownUntil());
    if (answer.ok) succeeded(answer.value);
    // The end of a read given up as lost says nothing once a later one has succeeded.
    else if (held === undefined || held.readAt <= startedAt) failed(answer.error);
    return answer;
  }

  async function wait(call: ReadCall): Promise<Result<Held<Value>, Failure>> {
    const answer = await flight.answer(call);
    if (answer !== undefined) return answer;
    const failure = options.timedOut();
    failed(failure);
    return fail(failure);
  }

  function serve(call: ReadCall, from: Served["from"], value: Held<Value>): Result<Value, Failure> {
    const { readAt, version = readAt } = value;
    const isOld = now() - readAt >= freshMs || isOutdated(value);
    const isFailing = isOld && lastFailure !== undefined;
    call.onServed?.({ from, readAt, version, isFailing });
    return ok(value.value);
  }

  function refuse(call: ReadCall, failure: Failure): Result<Value, Failure> {
    call.onServed?.({ from: "failed", readAt: undefined, version: undefined, isFailing: true });
    return fail(failure);
  }

  async function read(call: ReadCall = {}): Promise<Result<Value, Failure>> {
    const age = held === undefined ? Number.POSITIVE_INFINITY : now() - held.readAt;
    const usable = age < staleMs ? held : undefined;
    const isOutOfDate = usable !== undefined && (isOutdated(usable) || age >= revalidateMs);
    if (usable !== undefined && !isOutOfDate && age < freshMs) return serve(call, "memory", usable);
    if (lastFailure !== undefined && now() - lastFailure.at < pauseMs) {
      return usable === undefined
        ? refuse(call, lastFailure.failure)
        : serve(call, "stale", usable);
    }
    // A value out of date is waited for once; while the source fails it is as stale as any other.
    if (usable !== undefined && (!isOutOfDate || lastFailure !== undefined)) {
      flight.begin(call);
      return serve(call, "stale", usable);
    }
    const answer = await wait(call);
    if (!answer.ok && usable !== undefined) return serve(call, "stale", usable);
    if (!answer.ok) return refuse(call, answer.error);
    // A stale value from a slower tier is renewed at once, not at the next call.
    if (now() - answer.value.readAt >= freshMs) flight.begin(call);
    return serve(call, answer.value.from ?? "database", answer.value);
  }

  return Object.assign(read, {
    forget() {
      forgottenAt = now();
      // A read under way may have passed the source before the change.
      flight.forget();
      lastFailure = undefined;
    },
  });
}
