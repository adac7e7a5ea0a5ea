import { DurableObject } from "cloudflare:workers";
import { duringRequest, logEvent } from "../http/log.ts";
import { forwardedIdOf } from "../http/request-id.ts";
import { readEnvironment } from "../settings/environment.ts";
import { MailCount, type MailsOfTheDay } from "./members/mail-count.ts";
import { type OwnSecret, ownSecret } from "./members/own-secrets.ts";
import { credentialsOf } from "./protocol/credentials.ts";
import { hasChanged } from "./season/changed-collections.ts";
import { placeIn } from "./season/places.ts";
import { type RecordList, SeasonDatabase } from "./season/season-database.ts";
import { seasonFilesOf } from "./season/season-files.ts";
import { SeasonFill } from "./season/season-fill.ts";
import { DocumentStore } from "./storage/document-store.ts";
import { durableSql } from "./storage/durable-sql.ts";
import { type PointInTime, type SetBack, setBack } from "./storage/history.ts";

/** The mark of the release that has filled the database. */
const FILLED_BY = "filled-by";
/** After a failure, such as files that cannot be read, the fill goes on this much later. */
const RETRY_MS = 10_000;

/**
 * The embedded realtime database: one SQLite-backed Durable Object that holds the season and
 * answers the REST protocol of a hosted Firebase Realtime Database. Members' records are in
 * separate objects.
 */
export class EmbeddedDatabase extends DurableObject<Cloudflare.Env> implements RecordList, SetBack {
  #season: SeasonDatabase;
  #mails: MailCount;
  #fill: SeasonFill;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const sql = durableSql(ctx.storage);
    this.#mails = new MailCount(sql, () => Date.now());
    const credentials = credentialsOf(env, () => this.ownSecret("database"));
    this.#season = new SeasonDatabase(sql, credentials, {
      readRecord: (uid) => env.MEMBERS.getByName(uid).readRecord(uid),
    });
    const { kv } = ctx.storage;
    this.#fill = new SeasonFill({
      store: new DocumentStore(sql),
      marks: {
        get: (name) => kv.get(`file:${name}`),
        put: (name, text) => kv.put(`file:${name}`, text),
      },
      files: seasonFilesOf(env.ASSETS),
    });
    // The first step has what most pages need: requests wait for it.
    void ctx.blockConcurrencyWhile(() => this.#fillFurther());
  }

  /** Answers a request of the site's own pages or of the public door. */
  override fetch(request: Request): Promise<Response> {
    return duringRequest(forwardedIdOf(request), async () => {
      await this.#fillFor(placeIn(new URL(request.url).pathname));
      const answer = await this.#season.answer(request);
      if (hasChanged(answer.headers)) this.#fill.noteTouched();
      return answer;
    });
  }

  /** Returns whether the site's own files are still being stored, as after a release. */
  isFilling(): boolean {
    return this.#hasFiles() && this.ctx.storage.kv.get(FILLED_BY) !== this.env.VERSION.id;
  }

  #hasFiles(): boolean {
    const settings = readEnvironment(this.env);
    if (!settings.ok || settings.value.DATABASE_URL !== undefined) return false;
    return settings.value.SEASON_FILES !== "off";
  }

  /** Stores the next files. */
  override alarm(): Promise<void> {
    return duringRequest(`fill-${crypto.randomUUID()}`, () => this.#fillFurther());
  }

  /** Stores what the site's own files have of a place, before it is read for the first time. */
  async #fillFor(keys: readonly string[]): Promise<void> {
    if (!this.#hasFiles()) return;
    try {
      await this.#fill.beforeRead(keys);
    } catch (error) {
      logEvent("error", { event: "season-not-filled", reason: String(error) });
    }
  }

  async #fillFurther(): Promise<void> {
    const { storage } = this.ctx;
    if (!this.isFilling()) return;
    try {
      if (await this.#fill.step()) await storage.setAlarm(Date.now());
      else storage.kv.put(FILLED_BY, this.env.VERSION.id);
    } catch (error) {
      logEvent("error", { event: "season-not-filled", reason: String(error) });
      await storage.setAlarm(Date.now() + RETRY_MS);
    }
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

  /** The recovery mails of the last 24 hours: all, and a caller's. */
  mailsOfTheDay(caller: string): MailsOfTheDay {
    return this.#mails.ofTheDay(caller);
  }

  /** Notes a recovery mail that was sent. */
  noteMail(caller: string): void {
    this.#mails.note(caller);
  }
}
