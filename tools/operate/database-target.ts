import { readFileSync } from "node:fs";
import {
  createRealtimeDatabase,
  type DatabaseCredential,
  isFirebaseHost,
  type ReadFailure,
  type WritableDatabase,
} from "#functions/data/realtime-database.ts";
import { createServiceAccount, type ServiceAccount } from "#functions/data/service-account.ts";
import { parseServiceAccountKey } from "#functions/settings/administrator.ts";
import { openLocalState } from "../machine/local-state.ts";
import { readPort } from "../machine/port.ts";

/** A database, with the credential for writing to it. */
export interface DatabaseTarget {
  /** The database's address, as `https://example.firebaseio.com` or the site's own. */
  url: string;
  /** A database secret, or a service account or an access token of one. */
  credential: DatabaseCredential;
}

/** The options of every script that writes to a database, with their usage text. */
export const DATABASE_OPTIONS = {
  url: { type: "string" },
  secret: { type: "string" },
  "service-account": { type: "string" },
  "access-token": { type: "string" },
  site: { type: "string" },
} as const;

export const DATABASE_USAGE = `\
  --url           the database; without it the local site on PORT (or 4321)
  --secret        the embedded database's secret; without it DATABASE_SECRET, or the local one
  --service-account
                  a file with a service account's JSON key, for a hosted database; without it the key
                  in DATABASE_SERVICE_ACCOUNT
  --access-token  a service account's access token instead, which lasts for an hour
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
  const file = values["service-account"];
  if (file || isFirebaseHost(url)) return { url, credential: { account: accountOf(file, refuse) } };
  const given = values.secret ?? process.env.DATABASE_SECRET;
  if (given) return { url, credential: { auth: given } };
  if (values.url)
    refuse("A database elsewhere needs --secret, --service-account or --access-token.");
  return { url, credential: { auth: openLocalState().secrets.databaseSecret } };
}

/** The service account of a key file, or else of DATABASE_SERVICE_ACCOUNT. */
function accountOf(file: string | undefined, refuse: (message: string) => never): ServiceAccount {
  const { DATABASE_SERVICE_ACCOUNT: variable } = process.env;
  if (!file && !variable) {
    refuse(
      "A hosted Firebase database needs --service-account, with its JSON key, or --access-token.",
    );
  }
  const key = parseServiceAccountKey(file ? readKeyFile(file, refuse) : (variable ?? ""));
  if (key === undefined) {
    return refuse(`${file || "DATABASE_SERVICE_ACCOUNT"} is not a service account's JSON key.`);
  }
  return createServiceAccount({ key, fetch: (url, init) => fetch(url, init), now: Date.now });
}

function readKeyFile(file: string, refuse: (message: string) => never): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return refuse(`${file} cannot be read.`);
  }
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
    // Each request has a connection of its own: while a large value becomes text, the last one idles so
    // long that the database closes it.
    fetch: (address, init) =>
      fetch(address, { ...init, headers: { ...init.headers, Connection: "close" } }),
  });
  return { database, credential };
}

/** A failed read or write in a sentence for the operator. */
export function sentenceOf(
  { url, credential }: DatabaseTarget,
  { kind, path, status, says }: ReadFailure,
): string {
  if (says !== undefined) return says;
  const answered = status === undefined ? "" : ` (${status})`;
  if (kind !== "denied") return `The database at ${url} is ${kind}: ${path}${answered}.`;
  return `The database at ${url} does not accept the ${nameOf(credential)}${answered}.`;
}

function nameOf(credential: DatabaseCredential): string {
  if ("account" in credential) return "service account";
  return "auth" in credential ? "secret" : "access token";
}
