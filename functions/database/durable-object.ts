import { DurableObject } from "cloudflare:workers";
import { duringRequest } from "../http/log.ts";
import { forwardedIdOf } from "../http/request-id.ts";
import { credentialsOf } from "./credentials.ts";
import { durableSql } from "./durable-sql.ts";
import { type PointInTime, type SetBack, setBack } from "./history.ts";
import { MailCount } from "./mail-count.ts";
import { type OwnSecret, ownSecret } from "./own-secrets.ts";
import { type RecordList, SeasonDatabase } from "./season-database.ts";

/**
 * The embedded realtime database: one SQLite-backed Durable Object that holds the season and
 * answers the REST protocol of a hosted Firebase Realtime Database. Members' records are in
 * separate objects.
 */
export class EmbeddedDatabase extends DurableObject<Cloudflare.Env> implements RecordList, SetBack {
  #season: SeasonDatabase;
  #mails: MailCount;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const sql = durableSql(ctx.storage);
    this.#mails = new MailCount(sql, () => Date.now());
    const credentials = credentialsOf(env, () => this.ownSecret("database"));
    this.#season = new SeasonDatabase(sql, credentials, {
      readRecord: (uid) => env.MEMBERS.getByName(uid).readRecord(uid),
    });
  }

  /** Answers a request of the site's own pages or of the public door. */
  override fetch(request: Request): Promise<Response> {
    return duringRequest(forwardedIdOf(request), () => this.#season.answer(request));
  }

  /** A secret that this object has made: only the site has its binding, so nobody else can ask. */
  ownSecret(name: OwnSecret): string {
    return ownSecret(name, this.ctx.storage.kv);
  }

  recordToMove(uid: string): string | null {
    return this.#season.recordToMove(uid);
  }

  listMember(uid: string, isListed: boolean): void {
    this.#season.listMember(uid, isListed);
  }

  /** Sets the storage back at the next start, for the operator. */
  setBack(to: PointInTime): Promise<string | undefined> {
    return setBack(this.ctx.storage, to);
  }

  async restart(): Promise<void> {
    this.ctx.abort("set back");
  }

  /** The recovery mails of the last 24 hours. */
  mailsOfTheDay(): number {
    return this.#mails.ofTheDay;
  }

  /** Notes a recovery mail that was sent. */
  noteMail(): void {
    this.#mails.note();
  }
}
