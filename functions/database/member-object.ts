import { DurableObject } from "cloudflare:workers";
import { ABSOLUTE_LIMIT_MS, type SessionMark } from "../session/session.ts";
import { durableSql } from "./durable-sql.ts";
import { EndedSessions } from "./ended-sessions.ts";

/** What is stored of one member, in a SQLite-backed Durable Object named by the member's uid. */
export class MemberObject extends DurableObject<Cloudflare.Env> {
  #endedSessions: EndedSessions;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#endedSessions = new EndedSessions(durableSql(ctx.storage), {
      now: () => Date.now(),
      lifetimeMs: ABSOLUTE_LIMIT_MS,
    });
  }

  /** Says whether the server has ended a session. */
  isSessionEnded(session: SessionMark): boolean {
    return this.#endedSessions.isEnded(session);
  }

  /** Ends one session for every copy of its cookie. */
  endSession(session: SessionMark): void {
    this.#endedSessions.end(session);
  }

  /** Ends all sessions that began before a time, in milliseconds since 1970. */
  endSessionsBefore(time: number): void {
    this.#endedSessions.endBefore(time);
  }
}
