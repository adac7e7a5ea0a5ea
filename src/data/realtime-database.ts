import { fail, ok, type Result } from "../domain/result.ts";

/** Why a read gave no value. */
export interface ReadFailure {
  kind:
    | "unreachable"
    | "timed-out"
    /** 401 or 403: the rules or the credential forbid it. */
    | "denied"
    /** 429. */
    | "throttled"
    /** Any other refusal: mostly 5xx. */
    | "failing"
    /** The answer is not JSON, or JSON of no shape that the reader knows. */
    | "malformed";
  path: string;
  /** Of the answer, where there was one. */
  status?: number;
}

export interface RealtimeDatabase {
  read(path: string): Promise<Result<unknown, ReadFailure>>;
}

/** A member's ID token or a database secret, or else a service account's access token. */
export type DatabaseCredential = { auth: string } | { accessToken: string };

export interface RealtimeDatabaseOptions {
  /**
   * How requests are sent. In a Worker a Durable Object's stub belongs to one request, so this
   * has to get a new stub for every call.
   */
  fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
  /** "https://name.firebaseio.com"; for the embedded database any origin, as "http://database". */
  url: string;
  /** For the whole read, the body included. */
  timeoutMs?: number;
  credential?: DatabaseCredential;
}

/**
 * A client of the realtime database's REST protocol: one GET of `{path}.json` a read (spec section
 * 7). `read` never throws and always settles within the time-out, even over a fetch that does not
 * listen to its signal. Failures name the path but never the credential.
 */
export function createRealtimeDatabase(options: RealtimeDatabaseOptions): RealtimeDatabase {
  // Called as a bare function: the global fetch of a Worker refuses any other `this`.
  const { fetch, timeoutMs = 2500 } = options;
  const origin = options.url.replace(/\/+$/, "");
  const query = credentialQuery(options.credential);

  return {
    async read(path) {
      const aborter = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timedOut = new Promise<Result<unknown, ReadFailure>>((resolve) => {
        timer = setTimeout(() => {
          resolve(fail({ kind: "timed-out", path }));
          aborter.abort();
        }, timeoutMs);
      });
      const answered = request(fetch, origin + addressOf(path) + query, path, aborter.signal);
      try {
        return await Promise.race([timedOut, answered]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function request(
  fetch: RealtimeDatabaseOptions["fetch"],
  url: string,
  path: string,
  signal: AbortSignal,
): Promise<Result<unknown, ReadFailure>> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { signal });
    body = await response.text();
  } catch {
    return fail({ kind: "unreachable", path });
  }
  const { status } = response;
  if (!response.ok) return fail({ kind: refusal(status), path, status });
  try {
    return ok(JSON.parse(body) as unknown);
  } catch {
    return fail({ kind: "malformed", path, status });
  }
}

function refusal(status: number): ReadFailure["kind"] {
  if (status === 401 || status === 403) return "denied";
  return status === 429 ? "throttled" : "failing";
}

function addressOf(path: string): string {
  const keys = path.split("/").filter((key) => key !== "");
  return `/${keys.map((key) => encodeURIComponent(key)).join("/")}.json`;
}

function credentialQuery(credential: DatabaseCredential | undefined): string {
  if (credential === undefined) return "";
  return "auth" in credential
    ? `?auth=${encodeURIComponent(credential.auth)}`
    : `?access_token=${encodeURIComponent(credential.accessToken)}`;
}
