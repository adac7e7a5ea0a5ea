import { createIncident } from "#domain/incident.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { within } from "../http/within.ts";
import { markOf, type Session, type SessionMark } from "./session.ts";

/** The object that stores one member's ended sessions, and what befell the account. */
export interface EndedSessionStore {
  isSessionEnded(session: SessionMark): Promise<boolean>;
  endSession(session: SessionMark): Promise<void>;
  endSessionsBefore(time: number): Promise<void>;
  noteMissing(uid: string, sealedSession: string): Promise<void>;
  noteDeleted(): Promise<void>;
}

/** Keeps background work alive after the answer. */
export type WaitUntil = (promise: Promise<unknown>) => void;

type Ended = Promise<Result<void, { kind: "unavailable" }>>;

/** The sessions that the server has ended, as far as this isolate knows. No method throws. */
export interface Revocations {
  /**
   * Reads from the member's object, once a minute for each session. While the object does not
   * answer, the session counts as not ended: members stay signed in, and the outage is logged as
   * one incident.
   */
  isEnded(session: Session, waitUntil?: WaitUntil): Promise<boolean>;
  /** Ends one session, unless the object does not answer. */
  end(session: Session): Ended;
  /** Ends one session: in this isolate in any case, everywhere when the object has answered. */
  endAnyway(session: Session): Ended;
  /** Ends all sessions of a member that began before a time, unless the object does not answer. */
  endBefore(uid: string, time: number): Ended;
  /** Marks a member's account as missing at the provider, with a session for a second look. */
  noteMissing(uid: string, sealedSession: string): Ended;
  /** Remembers that a member has deleted the account. */
  noteDeleted(uid: string): Ended;
  /** Returns whether the session's account is due for a check, which the caller then makes. */
  isCheckDue(session: Session): boolean;
  /** Notes that the account was checked just now. */
  noteCheck(session: Session): void;
}

/** The interval of reads: a session ended in another isolate stops working here within it. */
export const READ_EVERY_MS = 60_000;

/** The interval of an account's checks at the provider. */
export const CHECK_EVERY_MS = 5 * 60_000;

/** The limit of remembered sessions, which take about 2 MB. */
const MAX_KNOWN = 10_000;

interface Known {
  uid: string;
  startedAt: number;
  isEnded: boolean;
  requestedAt: number;
  checkedAt: number;
  /** The call under way, shared by all requests of the session. */
  pending: Promise<boolean> | undefined;
}

export function createRevocations(options: {
  storeOf: (uid: string) => EndedSessionStore;
  now?: (() => number) | undefined;
  timeoutMs?: number;
  /** After a call without an answer, the object is not called for this long. */
  pauseMs?: number;
  maxKnown?: number;
  onUnavailable?: (reason: string) => void;
  onRecovery?: (afterMs: number) => void;
}): Revocations {
  const { storeOf, now = Date.now, timeoutMs = 1_000, pauseMs = 5_000 } = options;
  const { maxKnown = MAX_KNOWN } = options;
  const incident = createIncident({
    now,
    onFailure: options.onUnavailable,
    onRecovery: options.onRecovery,
  });
  const sessions = new Map<string, Known>();
  let failedAt = Number.NEGATIVE_INFINITY;

  function knownOf(session: Session): Known {
    const known = sessions.get(session.id);
    if (known !== undefined) return known;
    const [oldest] = sessions.keys();
    if (sessions.size >= maxKnown && oldest !== undefined) sessions.delete(oldest);
    const fresh: Known = {
      uid: session.user.uid,
      startedAt: markOf(session).startedAt,
      isEnded: false,
      requestedAt: Number.NEGATIVE_INFINITY,
      checkedAt: Number.NEGATIVE_INFINITY,
      pending: undefined,
    };
    sessions.set(session.id, fresh);
    return fresh;
  }

  async function call<Value>(
    uid: string,
    action: (store: EndedSessionStore) => Promise<Value>,
  ): Promise<Result<Value, { kind: "unavailable" }>> {
    try {
      const answer = await within(timeoutMs, action(storeOf(uid)).then(ok<Value>));
      if (answer === undefined) throw new Error("no answer in time");
      failedAt = Number.NEGATIVE_INFINITY;
      incident.succeeded();
      return answer;
    } catch (error) {
      failedAt = now();
      incident.failed(error instanceof Error ? error.message : String(error));
      return fail({ kind: "unavailable" });
    }
  }

  /** Writes, a second time when the first one failed: the object may just have moved. */
  async function stored(uid: string, write: (store: EndedSessionStore) => Promise<void>): Ended {
    const first = await call(uid, write);
    return first.ok ? first : call(uid, write);
  }

  async function readEnded(session: Session, known: Known): Promise<boolean> {
    const requestedAt = now();
    const answer = await call(session.user.uid, (store) => store.isSessionEnded(markOf(session)));
    known.pending = undefined;
    if (answer.ok) {
      known.requestedAt = requestedAt;
      // A session that was ended here during the call stays ended.
      known.isEnded ||= answer.value;
    }
    return known.isEnded;
  }

  return {
    async isEnded(session, waitUntil) {
      const known = knownOf(session);
      const isRecent = Math.abs(now() - known.requestedAt) < READ_EVERY_MS;
      if (known.isEnded || isRecent) return known.isEnded;
      if (known.pending === undefined) {
        if (Math.abs(now() - failedAt) < pauseMs) return false;
        known.pending = readEnded(session, known);
        // Other requests share this call: it must outlive the request that began it.
        waitUntil?.(known.pending);
      }
      return known.pending;
    },
    async end(session) {
      const ended = await stored(session.user.uid, (store) => store.endSession(markOf(session)));
      if (ended.ok) knownOf(session).isEnded = true;
      return ended;
    },
    endAnyway(session) {
      knownOf(session).isEnded = true;
      return stored(session.user.uid, (store) => store.endSession(markOf(session)));
    },
    noteMissing: (uid, sealedSession) =>
      stored(uid, (store) => store.noteMissing(uid, sealedSession)),
    noteDeleted: (uid) => stored(uid, (store) => store.noteDeleted()),
    async endBefore(uid, time) {
      const ended = await stored(uid, (store) => store.endSessionsBefore(time));
      if (!ended.ok) return ended;
      for (const known of sessions.values()) {
        if (known.uid === uid && known.startedAt < time) known.isEnded = true;
      }
      return ended;
    },
    isCheckDue(session) {
      const known = knownOf(session);
      if (Math.abs(now() - known.checkedAt) < CHECK_EVERY_MS) return false;
      known.checkedAt = now();
      return true;
    },
    noteCheck(session) {
      knownOf(session).checkedAt = now();
    },
  };
}
