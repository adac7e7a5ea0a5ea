import { DurableObject } from "cloudflare:workers";
import { duringRequest } from "#functions/http/log.ts";
import { forwardedIdOf } from "#functions/http/request-id.ts";
import type { SessionMark } from "#functions/session/session.ts";
import { readEnvironment } from "#functions/settings/environment.ts";
import { DATABASE_NAME } from "../database-name.ts";
import { credentialsOf } from "../protocol/credentials.ts";
import { recordOwnerOf } from "../season/places.ts";
import { durableSql } from "../storage/durable-sql.ts";
import { type PointInTime, type SetBack, setBack } from "../storage/history.ts";
import { SECOND_LOOK_MS } from "./account-marks.ts";
import { MemberRecord } from "./member-record.ts";
import { MemberSessions } from "./member-sessions.ts";
import { askOwnSecret } from "./own-secrets.ts";
import { lookAgain, secondLookOf } from "./second-look.ts";

/** The stored data of one member, in a SQLite-backed Durable Object named by the member's uid. */
export class MemberObject extends DurableObject<Cloudflare.Env> implements SetBack {
  #sessions: MemberSessions;
  #record: MemberRecord | undefined;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#sessions = new MemberSessions(durableSql(ctx.storage), () => Date.now());
  }

  /** Says whether the server has ended a session. */
  isSessionEnded(session: SessionMark): boolean {
    return this.#sessions.isSessionEnded(session);
  }

  /** Says whether the server has ended all sessions since a token's sign-in. */
  isTokenEnded(startedAt: number): boolean {
    return this.#sessions.isSessionEnded({ id: "", startedAt });
  }

  /** Ends one session for every copy of its cookie. */
  endSession(session: SessionMark): void {
    this.#sessions.endSession(session);
  }

  /** Ends all sessions that began before a time, in milliseconds since 1970. */
  endSessionsBefore(time: number): void {
    this.#sessions.endSessionsBefore(time);
  }

  /** Marks the account as missing at the provider; the alarm looks for it a second time. */
  async noteMissing(uid: string, sealedSession: string): Promise<void> {
    this.#sessions.marks.noteMissing(uid, sealedSession);
    if ((await this.ctx.storage.getAlarm()) === null) {
      await this.ctx.storage.setAlarm(Date.now() + SECOND_LOOK_MS);
    }
  }

  /** Remembers that the member has deleted the account: no token of it may write any more. */
  noteDeleted(): void {
    this.#sessions.marks.noteDeleted();
  }

  /** Sets the storage back at the next start, for the operator. */
  setBack(to: PointInTime): Promise<string | undefined> {
    return setBack(this.ctx.storage, to);
  }

  async restart(): Promise<void> {
    this.ctx.abort("set back");
  }

  /** Looks a second time for an account that was missing. */
  override async alarm(): Promise<void> {
    const environment = readEnvironment(this.env);
    if (!environment.ok) throw new Error(environment.error.problems.join("; "));
    const look = secondLookOf(environment.value, this.env, async (uid) => {
      await (await this.#recordOf(uid)).erase();
      return true;
    });
    // Without accounts nobody can say whether one is missing.
    if (look === undefined) {
      await this.ctx.storage.setAlarm(Date.now() + SECOND_LOOK_MS);
      return;
    }
    const erase = async (uid: string) => {
      const isErased = await look.erase(uid);
      if (isErased) await this.env.NOTICES.getByName(uid).end(uid);
      return isErased;
    };
    const next = await duringRequest(`alarm-${crypto.randomUUID()}`, () =>
      lookAgain(this.#sessions.marks, { ...look, erase }),
    );
    if (next !== undefined) await this.ctx.storage.setAlarm(next);
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
    return (await this.#recordOf(uid)).read();
  }

  /** Removes a place inside the record. */
  async removeFromRecord(uid: string, keys: readonly string[]): Promise<void> {
    (await this.#recordOf(uid)).remove(keys);
  }

  /** The record of this object's member. */
  async #recordOf(uid: string): Promise<MemberRecord> {
    const { ctx, env } = this;
    // A stub may stay broken after one failure: each call gets a new one.
    const season = () => env.EMBEDDED_DATABASE.getByName(DATABASE_NAME);
    this.#record ??= new MemberRecord({
      uid,
      sql: durableSql(ctx.storage),
      credentials: {
        ...credentialsOf(env, () => askOwnSecret(env, "database")),
        // A deleted account's token may still erase the record.
        isEnded: ({ startedAt }) => !this.#sessions.marks.isDeleted && this.isTokenEnded(startedAt),
      },
      isDeleted: () => this.#sessions.marks.isDeleted,
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
