import { fail, ok, type Result } from "../../domain/result.ts";

/** Why a read gave no value. */
export interface ReadFailure {
  kind:
    | "unreachable"
    | "timed-out"
    /** 401 or 403: the rules or the credential forbid it. */
    | "denied"
    /** 429. */
    | "throttled"
    /** 412: there is a value already. */
    | "taken"
    /** Any other refusal: mostly 5xx. */
    | "failing"
    /** The answer is not JSON, or JSON of no shape that the reader knows. */
    | "malformed"
    /** Nothing is there where there always is something. */
    | "empty";
  path: string;
  /** Of the answer, where there was one. */
  status?: number;
}

export interface RealtimeDatabase {
  /** With a credential of its own the read goes without the client's. */
  read(path: string, credential?: DatabaseCredential): Promise<Result<unknown, ReadFailure>>;
}

/**
 * What a write does: sets a value, only where there is none yet, removes what is there, or sets
 * several values by their paths below the place, all of them or none; null removes.
 */
export type Write =
  | { set: unknown }
  | { setIfAbsent: unknown }
  | { remove: true }
  | { update: Readonly<Record<string, unknown>> };

export interface WritableDatabase extends RealtimeDatabase {
  /** Fails like a read; "taken" when a value was to be set where there is one already. */
  write(
    path: string,
    write: Write,
    credential: DatabaseCredential,
  ): Promise<Result<unknown, ReadFailure>>;
}

/** A member's ID token or a database secret, or else a service account's access token. */
export type DatabaseCredential = { auth: string } | { accessToken: string };

/** How one request is sent, besides its address. */
export interface RequestOptions {
  signal: AbortSignal;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** How long a request is waited for (design section 5). */
export const READ_TIMEOUT_MS = 2_500;

export interface RealtimeDatabaseOptions {
  /**
   * How requests are sent. In a Worker a Durable Object's stub belongs to one request, so this
   * has to get a new stub for every call.
   */
  fetch: (url: string, init: RequestOptions) => Promise<Response>;
  /** "https://name.firebaseio.com"; for the embedded database any origin, as "http://database". */
  url: string;
  /** For the whole read, the body included. */
  timeoutMs?: number;
  credential?: DatabaseCredential;
}

/**
 * A client of the realtime database's REST protocol: one request of `{path}.json` a call (spec
 * section 7). It never throws and always settles within the time-out, even over a fetch that does
 * not listen to its signal. Failures name the path but never the credential.
 */
export function createRealtimeDatabase(options: RealtimeDatabaseOptions): WritableDatabase {
  // Called as a bare function: the global fetch of a Worker refuses any other `this`.
  const { fetch, timeoutMs = READ_TIMEOUT_MS } = options;
  const origin = options.url.replace(/\/+$/, "");

  async function call(
    path: string,
    credential: DatabaseCredential | undefined,
    init: Omit<RequestOptions, "signal">,
  ): Promise<Result<unknown, ReadFailure>> {
    const url = origin + addressOf(path) + queryOf(credential, init.method === "PATCH");
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timedOut = new Promise<Result<unknown, ReadFailure>>((resolve) => {
      timer = setTimeout(() => {
        resolve(fail({ kind: "timed-out", path }));
        aborter.abort();
      }, timeoutMs);
    });
    const answered = request(fetch, url, path, { ...init, signal: aborter.signal });
    try {
      return await Promise.race([timedOut, answered]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    read: (path, credential = options.credential) => call(path, credential, {}),
    write: (path, write, credential) => call(path, credential, requestOf(write)),
  };
}

function requestOf(write: Write): Omit<RequestOptions, "signal"> {
  if ("remove" in write) return { method: "DELETE" };
  const headers = { "Content-Type": "application/json" };
  if ("update" in write) return { method: "PATCH", headers, body: JSON.stringify(write.update) };
  if ("set" in write) return { method: "PUT", headers, body: JSON.stringify(write.set) };
  return {
    method: "PUT",
    // The tag of a place where there is nothing.
    headers: { ...headers, "if-match": "null_etag" },
    body: JSON.stringify(write.setIfAbsent),
  };
}

async function request(
  fetch: RealtimeDatabaseOptions["fetch"],
  url: string,
  path: string,
  init: RequestOptions,
): Promise<Result<unknown, ReadFailure>> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, init);
    body = await response.text();
  } catch {
    return fail({ kind: "unreachable", path });
  }
  const { status } = response;
  if (!response.ok) return fail({ kind: refusal(status), path, status });
  if (status === 204) return ok(null);
  try {
    return ok(JSON.parse(body) as unknown);
  } catch {
    return fail({ kind: "malformed", path, status });
  }
}

function refusal(status: number): ReadFailure["kind"] {
  if (status === 401 || status === 403) return "denied";
  if (status === 412) return "taken";
  return status === 429 ? "throttled" : "failing";
}

function addressOf(path: string): string {
  const keys = path.split("/").filter((key) => key !== "");
  return `/${keys.map((key) => encodeURIComponent(key)).join("/")}.json`;
}

function queryOf(credential: DatabaseCredential | undefined, isSilent: boolean): string {
  const query: string[] = [];
  if (credential !== undefined) {
    query.push(
      "auth" in credential
        ? `auth=${encodeURIComponent(credential.auth)}`
        : `access_token=${encodeURIComponent(credential.accessToken)}`,
    );
  }
  // An update may be large, and would be answered with itself.
  if (isSilent) query.push("print=silent");
  return query.length === 0 ? "" : `?${query.join("&")}`;
}
