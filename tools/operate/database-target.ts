import {
  createRealtimeDatabase,
  type DatabaseCredential,
  type WritableDatabase,
} from "../../functions/data/realtime-database.ts";
import { openLocalState } from "../run/local-state.ts";
import { readPort } from "../run/port.ts";
import type { PushTarget } from "./dataset-push.ts";

/** The options of every script that writes to a database, and how its usage tells of them. */
export const DATABASE_OPTIONS = {
  url: { type: "string" },
  secret: { type: "string" },
  "access-token": { type: "string" },
  site: { type: "string" },
} as const;

export const DATABASE_USAGE = `\
  --url           the database; without it the local site on PORT (or 4321)
  --secret        a database secret; without it DATABASE_SECRET, or the local one
  --access-token  a service account's access token, for a hosted database
  --site          a site that reads this hosted database, to show it at once; it knows the operator
                  by the same secret. A site with the embedded database needs no telling`;

type Values = { [Option in keyof typeof DATABASE_OPTIONS]?: string | undefined };

/**
 * The database that the options name and who writes to it. Refuses what is no address, the site's
 * too before anything is written, and a database elsewhere without a credential.
 */
export function targetOf(values: Values, refuse: (message: string) => never): PushTarget {
  for (const option of ["url", "site"] as const) {
    if (values[option] !== undefined && !isAddress(values[option])) {
      refuse(`--${option} must be an address such as https://hardwood.example.com.`);
    }
  }
  const url = values.url ?? `http://localhost:${readPort()}`;
  const token = values["access-token"];
  if (token) return { url, credential: { kind: "access-token", token } };
  const given = values.secret ?? process.env.DATABASE_SECRET;
  if (given) return { url, credential: { kind: "secret", secret: given } };
  if (values.url) refuse("A database elsewhere needs --secret or --access-token.");
  const { databaseSecret } = openLocalState().secrets;
  return { url, credential: { kind: "secret", secret: databaseSecret } };
}

function isAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

/** Large collections are read and written at once. */
const TIMEOUT_MS = 60_000;

/** A client of the target, and its credential as the client takes it. */
export function openDatabase({ url, credential }: PushTarget): {
  database: WritableDatabase;
  credential: DatabaseCredential;
} {
  return {
    database: createRealtimeDatabase({
      url,
      timeoutMs: TIMEOUT_MS,
      fetch: (address, init) => fetch(address, init),
    }),
    credential:
      credential.kind === "secret"
        ? { auth: credential.secret }
        : { accessToken: credential.token },
  };
}
