import {
  createRealtimeDatabase,
  type DatabaseCredential,
  isFirebaseHost,
  type ReadFailure,
  type WritableDatabase,
} from "../../functions/data/realtime-database.ts";
import { openLocalState } from "../machine/local-state.ts";
import { readPort } from "../machine/port.ts";

/** A database, with the credential for writing to it. */
export interface DatabaseTarget {
  /** The database's address, as `https://example.firebaseio.com` or the site's own. */
  url: string;
  /** A database secret, or a service account's access token. */
  credential: DatabaseCredential;
}

/** The options of every script that writes to a database, with their usage text. */
export const DATABASE_OPTIONS = {
  url: { type: "string" },
  secret: { type: "string" },
  "access-token": { type: "string" },
  site: { type: "string" },
} as const;

export const DATABASE_USAGE = `\
  --url           the database; without it the local site on PORT (or 4321)
  --secret        the embedded database's secret; without it DATABASE_SECRET, or the local one
  --access-token  a service account's access token, for a hosted database
  --site          a site that reads this hosted database, to show it at once; it knows the operator
                  by the same secret. A site with the embedded database needs no telling`;

type Values = { [Option in keyof typeof DATABASE_OPTIONS]?: string | undefined };

/**
 * The database and the credential of the options. Refuses invalid addresses (the site's too, before
 * anything is written), and any database but the local one without a credential.
 */
export function targetOf(values: Values, refuse: (message: string) => never): DatabaseTarget {
  for (const option of ["url", "site"] as const) {
    if (values[option] !== undefined && !isAddress(values[option])) {
      refuse(`--${option} must be an address such as https://hardwood.example.com.`);
    }
  }
  const url = values.url ?? `http://localhost:${readPort()}`;
  const token = values["access-token"];
  if (token) return { url, credential: { accessToken: token } };
  if (isFirebaseHost(url)) {
    // Firebase takes a secret only in the address, which is written to logs.
    refuse("A hosted Firebase database needs --access-token; it takes a secret only in addresses.");
  }
  const given = values.secret ?? process.env.DATABASE_SECRET;
  if (given) return { url, credential: { auth: given } };
  if (values.url) refuse("A database elsewhere needs --secret or --access-token.");
  return { url, credential: { auth: openLocalState().secrets.databaseSecret } };
}

function isAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

/** The time-out for large collections. */
const TIMEOUT_MS = 60_000;

/** A client of the target, with its credential. */
export function openDatabase({ url, credential }: DatabaseTarget): {
  database: WritableDatabase;
  credential: DatabaseCredential;
} {
  const database = createRealtimeDatabase({
    url,
    timeoutMs: TIMEOUT_MS,
    fetch: (address, init) => fetch(address, init),
  });
  return { database, credential };
}

/** A failed read or write in a sentence for the operator. */
export function sentenceOf(
  { url, credential }: DatabaseTarget,
  { kind, path, status }: ReadFailure,
): string {
  const answered = status === undefined ? "" : ` (${status})`;
  if (kind !== "denied") return `The database at ${url} is ${kind}: ${path}${answered}.`;
  const name = "auth" in credential ? "secret" : "access token";
  return `The database at ${url} does not accept the ${name}${answered}.`;
}
