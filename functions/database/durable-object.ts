import { DurableObject } from "cloudflare:workers";
import { duringRequest } from "../http/log.ts";
import { forwardedIdOf } from "../http/request-id.ts";
import { credentialsOf } from "./credentials.ts";
import { durableSql } from "./durable-sql.ts";
import { type RecordList, SeasonDatabase } from "./season-database.ts";

/**
 * The embedded realtime database: one SQLite-backed Durable Object that holds the season and
 * answers the REST protocol of a hosted Firebase Realtime Database. Members' records are in
 * separate objects.
 */
export class EmbeddedDatabase extends DurableObject<Cloudflare.Env> implements RecordList {
  #season: SeasonDatabase;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#season = new SeasonDatabase(durableSql(ctx.storage), credentialsOf(env), {
      readRecord: (uid) => env.MEMBERS.getByName(uid).readRecord(uid),
    });
  }

  /** Answers a request of the site's own pages or of the public door. */
  override fetch(request: Request): Promise<Response> {
    return duringRequest(forwardedIdOf(request), () => this.#season.answer(request));
  }

  recordToMove(uid: string): string | null {
    return this.#season.recordToMove(uid);
  }

  listMember(uid: string, isListed: boolean): void {
    this.#season.listMember(uid, isListed);
  }
}
