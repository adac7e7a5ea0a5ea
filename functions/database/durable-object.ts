import { duringRequest } from "../http/log.ts";
import { forwardedIdOf } from "../http/request-id.ts";
import { googleKeys } from "../session/id-token.ts";
import { readEnvironment } from "../settings/environment.ts";
import type { Database } from "./database-request.ts";
import { DocumentStore } from "./document-store.ts";
import { durableSql } from "./durable-sql.ts";
import { answer } from "./protocol.ts";

/**
 * The embedded realtime database: one SQLite-backed Durable Object that holds the whole tree and
 * answers the same requests as a hosted Firebase Realtime Database.
 */
export class EmbeddedDatabase {
  #database: Database;

  constructor(ctx: DurableObjectState, env: unknown) {
    const environment = readEnvironment(env);
    if (!environment.ok) throw new Error(environment.error.problems.join("; "));
    const { DATABASE_SECRET, FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST } = environment.value;
    this.#database = {
      store: new DocumentStore(durableSql(ctx.storage)),
      credentials: {
        secret: DATABASE_SECRET,
        idTokens: {
          projectId: FIREBASE_PROJECT_ID,
          emulatorHost: FIREBASE_AUTH_EMULATOR_HOST,
          keys: googleKeys(),
        },
      },
    };
  }

  /** Answers a request, whether it came from the site's own pages or from outside. */
  fetch(request: Request): Promise<Response> {
    return duringRequest(forwardedIdOf(request), () => answer(request, this.#database));
  }
}
