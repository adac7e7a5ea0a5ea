import { DurableObject } from "cloudflare:workers";
import { duringRequest } from "../http/log.ts";
import { forwardedIdOf } from "../http/request-id.ts";
import { ABSOLUTE_LIMIT_MS, type SessionMark } from "../session/session.ts";
import { credentialsOf } from "./credentials.ts";
import { DATABASE_NAME } from "./database-name.ts";
import { durableSql } from "./durable-sql.ts";
import { EndedSessions } from "./ended-sessions.ts";
import { MemberRecord } from "./member-record.ts";
import { recordOwnerOf } from "./places.ts";

/** The stored data of one member, in a SQLite-backed Durable Object named by the member's uid. */
export class MemberObject extends DurableObject<Cloudflare.Env> {
  #endedSessions: EndedSessions;
  #record: MemberRecord | undefined;

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

  /** Answers a request of the database's protocol about the member's record. */
  override fetch(request: Request): Promise<Response> {
    return duringRequest(forwardedIdOf(request), async () => {
      const uid = recordOwnerOf(new URL(request.url).pathname) ?? "";
      return (await this.#recordOf(uid)).answer(request);
    });
  }

  /** The JSON text of the record, for an export. */
  async readRecord(uid: string): Promise<string> {
    return (await this.#recordOf(uid)).text;
  }

  /** The record of this object's member. */
  async #recordOf(uid: string): Promise<MemberRecord> {
    const { ctx, env } = this;
    // A stub may stay broken after one failure: each call gets a new one.
    const season = () => env.EMBEDDED_DATABASE.getByName(DATABASE_NAME);
    this.#record ??= new MemberRecord({
      uid,
      sql: durableSql(ctx.storage),
      credentials: credentialsOf(env),
      list: {
        recordToMove: (owner) => season().recordToMove(owner),
        listMember: (owner, isListed) => season().listMember(owner, isListed),
      },
    });
    const record = this.#record;
    // An earlier release may have stored the record with the season: requests wait until it has
    // moved.
    if (!record.hasMoved) await ctx.blockConcurrencyWhile(() => record.move());
    return record;
  }
}
