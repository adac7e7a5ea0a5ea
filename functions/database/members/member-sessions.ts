import type { SessionMark } from "#functions/session/session.ts";
import type { Sql } from "../storage/storage.ts";
import { AccountMarks } from "./account-marks.ts";
import { EndedSessions } from "./ended-sessions.ts";

/** A member's ended sessions, and the marks of the account, in the member's own object. */
export class MemberSessions {
  readonly marks: AccountMarks;
  #ended: EndedSessions;

  constructor(sql: Sql, now: () => number) {
    this.#ended = new EndedSessions(sql, now);
    this.marks = new AccountMarks(sql, now);
  }

  /** Says whether the server has ended a session. */
  isSessionEnded(session: SessionMark): boolean {
    const isEnded = this.#ended.isEnded(session);
    // A session begins only after the provider has shown the account.
    const since = this.marks.missing?.since;
    if (!isEnded && since !== undefined && since < session.startedAt) this.marks.clearMissing();
    return isEnded;
  }

  /** Ends one session for every copy of its cookie. */
  endSession(session: SessionMark): void {
    this.#ended.end(session);
  }

  /** Ends all sessions that began before a time, in milliseconds since 1970. */
  endSessionsBefore(time: number): void {
    this.#ended.endBefore(time);
  }
}
